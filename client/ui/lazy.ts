import { useEffect, useState } from "preact/hooks";

/** How long after the first screen what may be wanted next is fetched, in milliseconds. */
const LATER_MS = 1_500;

/**
 * A part of the interface that the first screen does not carry: fetched when the page has come to
 * rest, or at once when `wanted`; null until then. Where it can't be had, the next want tries again.
 */
export function useLazy<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [part, setPart] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (part !== null) return;
    const fetchPart = () => load().then((value) => setPart({ value }), noPart);
    const timer = setTimeout(fetchPart, wanted ? 0 : LATER_MS);
    return () => clearTimeout(timer);
  }, [wanted, part]);
  return part?.value ?? null;
}

const noPart = () => undefined;
