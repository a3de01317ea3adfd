/** The built files that a page needs, by their hashed names. */

import type { Language } from "#i18n/languages";
import manifest from "#manifest";
import type { PageData } from "./page-data";

/** Addresses of a page's files. */
export interface PageAssets {
  /** The script that runs before anything is painted, so that it is painted as one has chosen. */
  readonly first: string;
  readonly script: string;
  /** Modules that the script will ask for, to be fetched along with it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

const ENTRY = "main.tsx";
const FIRST = "settings/first.ts";
/** The style sheet of what the worker writes itself. */
const PAGES_STYLE = "style/pages.css";

/** The script, the modules and the style sheets of a page in a language. */
export function assetsOf(page: PageData["page"], language: Language): PageAssets {
  const chunks = closureOf([ENTRY, ...sourcesOf(page, language)]);
  const files = chunks.map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  const scripts = files.map(({ file }) => file).filter((file) => file.endsWith(".js"));
  const sheets = files.flatMap(({ file, css = [] }) =>
    file.endsWith(".css") ? [file, ...css] : css,
  );
  const script = manifest[ENTRY]?.file ?? "";
  return {
    first: `/${manifest[FIRST]?.file ?? ""}`,
    script: `/${script}`,
    modules: addresses(scripts.filter((file) => file !== script)),
    styles: addresses(sheets),
  };
}

/** What some pages say besides the texts of all; the others say more. */
const TEXTS_OF: Partial<Record<PageData["page"], readonly string[]>> = {
  home: ["start"],
  play: [],
  stats: ["more", "start"],
  calendar: ["more", "start"],
};

/** What the entry asks for on a page, by source; a page that is written whole needs only its style. */
function sourcesOf(page: PageData["page"], language: Language): readonly string[] {
  if (page === "rules" || page === "error") return [PAGES_STYLE];
  const texts = ["client", ...(TEXTS_OF[page] ?? ["more"])];
  return [`screens/${page}.tsx`, ...texts.map((part) => `i18n/${language}/${part}.ts`)];
}

/** The chunks of these sources and all that they import at once, each one time, imports first. */
function closureOf(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const chunks: string[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
    chunks.push(key);
  };
  for (const key of keys) visit(key);
  return chunks;
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
