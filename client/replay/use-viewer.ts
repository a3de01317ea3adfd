import { useEffect } from "preact/hooks";
import { followAddress } from "./address";
import { handleKey } from "./keys";
import type { Reel, Viewer } from "./viewer";

/** What of its page a viewer has for itself. */
interface Ties {
  /** The address means the viewer's steps. */
  readonly addressed?: boolean;
  /** Keys pressed anywhere on the page are the viewer's. */
  readonly keys?: boolean;
}

/** Ties a viewer to the page for as long as it is shown; it rests while the page is hidden. */
export function useViewer(
  viewer: Viewer<Reel>,
  dir: "ltr" | "rtl",
  { addressed = true, keys = true }: Ties = {},
): void {
  useEffect(() => {
    const unfollow = addressed ? followAddress(viewer) : null;
    const hide = () => {
      if (document.hidden) viewer.pause();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      unfollow?.();
    };
  }, [viewer, addressed]);
  useEffect(() => viewer.dispose, [viewer]);
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent) => handleKey(viewer, event, dir);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [viewer, dir, keys]);
}
