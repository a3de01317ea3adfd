import { copyText } from "./copy";

/** What goes to others: plain words that read well aloud, and an absolute address. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** How sharing ended; after `copied` say so, after `failed` show the address to copy by hand. */
export type ShareResult = "shared" | "copied" | "cancelled" | "failed";

/**
 * Opens the system's share sheet; where there is none or it fails, copies words and address. Call
 * it straight from a click or a key: browsers allow neither later. Never throws.
 */
export async function share(shared: Shared): Promise<ShareResult> {
  const { title, text, url } = shared;
  if (canShare({ title, text, url })) {
    try {
      await navigator.share({ title, text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(shareText(shared))) ? "copied" : "failed";
}

/** The words and the address as one text, as copying gives them. */
export function shareText({ text, url }: Shared): string {
  return text === "" ? url : `${text}\n${url}`;
}

function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== "function") return false;
  return typeof navigator.canShare !== "function" || navigator.canShare(data);
}
