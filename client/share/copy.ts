/**
 * Puts a text on the clipboard; true when it is there. Call it from a click or a key, as browsers
 * demand. Where the asynchronous clipboard is missing or refuses, a selected text field is copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The field stands inside the open dialog if there is one: all else is inert then. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  Object.assign(field.style, { position: "fixed", insetBlockStart: "0", opacity: "0" });
  (focused?.closest("dialog") ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
