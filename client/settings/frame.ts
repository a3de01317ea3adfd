let followed = false;

/** The browser's own frame takes the table's colour, now and when the device turns dark or light. */
export function colorFrame(): void {
  const felt = getComputedStyle(document.documentElement).getPropertyValue("--felt").trim();
  for (const frame of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    frame.content = felt;
  }
  if (followed) return;
  followed = true;
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colorFrame);
}
