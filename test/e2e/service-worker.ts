/** The service worker of a page, as the tests wait for it and wake it. */
import type { Page } from "playwright-core";

/** Waits until the page would get along without a network. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The queue of wins that the browser itself sends. */
export interface WinQueue {
  /** Tells the service worker what the browser tells it when the network is back. */
  readonly sync: () => Promise<void>;
}

export async function queueOf(page: Page): Promise<WinQueue> {
  const session = await page.context().newCDPSession(page);
  let registrationId = "";
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  return {
    sync: async () => {
      await session.send("ServiceWorker.dispatchSyncEvent", {
        origin,
        registrationId,
        tag: "workbox-background-sync:wins",
        lastChance: false,
      });
    },
  };
}
