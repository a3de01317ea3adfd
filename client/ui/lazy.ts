import { useEffect, useState } from "preact/hooks";
import { tellFailure } from "../failure";

/** How long after the first screen what may be wanted next is fetched, in milliseconds. */
const LATER_MS = 1_500;

/**
 * A part of the interface that the first screen does not carry: fetched when the page has come to
 * rest, or at once when `wanted`; null until then. Where it can't be had, who wanted it is told, and
 * `giveUp` takes the want back, so that the next one tries again.
 */
export function useLazy<T>(load: () => Promise<T>, wanted: boolean, giveUp?: () => void): T | null {
  const [part, setPart] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (part !== null) return;
    const noPart = () => {
      if (!wanted) return;
      giveUp?.();
      tellFailure();
    };
    const fetchPart = () => load().then((value) => setPart({ value }), noPart);
    const timer = setTimeout(fetchPart, wanted ? 0 : LATER_MS);
    return () => clearTimeout(timer);
  }, [wanted, part]);
  return part?.value ?? null;
}
