/** How long a file's address is kept for the browser to read it, in milliseconds. */
const KEPT_MS = 10_000;

/** Hands the browser a file to be kept. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
