/** Sets up what a page needs to work without a network, after its first screen can be used. */
import type { Page } from "../page";
import { browserStore } from "../storage/store";
import { listenForInstall } from "./install";
import { mayDisturb } from "./quiet";
import { askToTakeOver } from "./update";

/** What the page itself does in its first moments goes before. In milliseconds. */
const LATER_MS = 2_000;
/** How often a page that stays open looks for another version, in milliseconds. */
const LOOK_MS = 3_600_000;

/** Starts for a page; null is one that was made without the server. */
export function start(page: Page | null): void {
  listenForInstall();
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  setTimeout(() => {
    // A browser that refuses plays on with the network.
    register(serviceWorker, page).catch(() => undefined);
  }, LATER_MS);
}

async function register(container: ServiceWorkerContainer, page: Page | null): Promise<void> {
  const registration = await container.register("/sw.js", { updateViaCache: "none" });
  const store = browserStore();
  let offered = false;
  const consider = async () => {
    const { waiting } = registration;
    if (waiting === null || (await askToTakeOver(waiting)) !== "page-is-older") return;
    if (offered || !mayDisturb(page, location.pathname, store)) return;
    offered = true;
    const { offerUpdate } = await import("./UpdateNote");
    await offerUpdate();
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void consider();
    });
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    void consider();
    if (Date.now() - looked < LOOK_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  await consider();
}
