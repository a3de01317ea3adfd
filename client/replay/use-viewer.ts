import { useEffect } from "preact/hooks";
import { followAddress } from "./address";
import { handleKey } from "./keys";
import type { Reel, Viewer } from "./viewer";

/**
 * Ties a viewer to the page for as long as it is shown: keys, rest while hidden, and the address
 * unless that does not mean the viewer's steps.
 */
export function useViewer(viewer: Viewer<Reel>, dir: "ltr" | "rtl", addressed = true): void {
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
    const press = (event: KeyboardEvent) => handleKey(viewer, event, dir);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [viewer, dir]);
}
