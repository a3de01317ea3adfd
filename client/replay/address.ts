/**
 * The step in the page's address, `#42`. Source: spec/formats.md, "URLs".
 */
import { effect } from "@preact/signals";
import type { Reel, Viewer } from "./viewer";

/** How long the address may lag, in milliseconds: browsers allow about 100 changes in 10 s. */
export const ADDRESS_MS = 300;

/** The step that a fragment such as `#42` names, or null. It may be beyond the replay's end. */
export function parseFragment(fragment: string): number | null {
  return /^#\d{1,9}$/.test(fragment) ? Number(fragment.slice(1)) : null;
}

/** The fragment of a step; the deal, step 0, has none. */
export function formatFragment(ply: number): string {
  return ply === 0 ? "" : `#${ply}`;
}

/** The query's name for a step: previews of links are drawn by who never sees a fragment. */
const PARAMETER = "ply";

/** The step that an address names, by its fragment or else its query; 0 where it names none. */
export function stepOf({ hash, search }: { hash: string; search: string }): number {
  const asked = `#${new URLSearchParams(search).get(PARAMETER) ?? ""}`;
  return parseFragment(hash) ?? parseFragment(asked) ?? 0;
}

/** The absolute address of a step of the replay at an address, with a preview of its own. */
export function stepUrl(page: string, ply: number): string {
  const url = new URL(page);
  url.searchParams.delete(PARAMETER);
  if (ply > 0) url.searchParams.set(PARAMETER, String(ply));
  url.hash = formatFragment(ply);
  return url.href;
}

/**
 * Keeps the address and a viewer at the same step, without entries in the browser's history;
 * fragments that name no step change nothing. Answers with the function that ends it.
 */
export function followAddress(viewer: Viewer<Reel>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const url = new URL(location.href);
    url.searchParams.delete(PARAMETER);
    url.hash = formatFragment(viewer.ply.peek());
    if (url.href !== location.href) history.replaceState(history.state, "", url);
  };
  const read = () => {
    const ply = parseFragment(location.hash);
    if (ply !== null) viewer.go(ply);
    write();
  };
  const stop = effect(() => {
    viewer.ply.value;
    // Browsers look for the page's icon again at each change: too much for a finger's haste.
    if (!viewer.hasty.value) timer ??= setTimeout(write, ADDRESS_MS);
  });
  addEventListener("hashchange", read);
  addEventListener("pagehide", write);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener("hashchange", read);
    removeEventListener("pagehide", write);
  };
}
