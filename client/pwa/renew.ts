/** A page of an older build, made to work with the files of this one. */

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>\s*/g;
/** The address of a hashed file: its name, then eight characters of hash, then its kind. */
const FILE = /\/assets\/([\w.-]+)-[\w-]{8}\.(js|css)/g;

/**
 * The HTML of a kept page with the script and the style sheets that now have the names of its own.
 * What its script will ask for is for the script to say.
 */
export function renewed(html: string, files: readonly string[]): string {
  const now = new Map(files.map((file) => [nameOf(file), file]));
  return html.replace(MODULE_PRELOAD, "").replace(FILE, (file) => now.get(nameOf(file)) ?? file);
}

/** A file's name without its hash. */
function nameOf(file: string): string {
  return file.replace(FILE, "$1.$2");
}
