/**
 * Says that a part of the page can't be had, in a dialog that the server has written into the page.
 * settings/first.ts shows it, which is there even where the program is not.
 */
export function tellFailure(): void {
  dispatchEvent(new Event("failure"));
}
