/** Installing: offered in the menu to who looks there, never by itself. */
import { signal } from "@preact/signals";

/** Chromium's event, which waits to be asked. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** How this browser installs: by asking it, by hand from its own menu, or not (now). */
export type InstallWay = "ask" | "by-hand" | null;

export const installWay = signal<InstallWay>(null);
let waiting: InstallPromptEvent | null = null;

/** Notices when the browser is ready to install, and keeps it from asking by itself. */
export function listenForInstall(): void {
  // Safari on iOS alone has this property; it has no event and installs from its share menu.
  if ((navigator as { standalone?: boolean }).standalone === false) installWay.value = "by-hand";
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    waiting = event as InstallPromptEvent;
    installWay.value = "ask";
  });
  addEventListener("appinstalled", () => {
    waiting = null;
    installWay.value = null;
  });
}

/** Lets the browser ask. It does so once for each event. */
export async function install(): Promise<void> {
  const event = waiting;
  waiting = null;
  installWay.value = null;
  await event?.prompt();
}
