/**
 * `npm run budget`: weighs the first screens of the last build, which is what a browser must load
 * before one can play, and fails where one is heavier than the budget.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { LANGUAGES } from "../i18n/languages";

/** JavaScript and CSS of a first screen in any language, after brotli, in bytes. */
const LIMIT = 30 * 1024;
/** The screens with which playing begins. */
const SCREENS = ["home", "play"];
const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const manifest: Manifest = JSON.parse(readFileSync(`${DIST}/manifest.json`, "utf8"));
for (const screen of SCREENS) {
  const weights = LANGUAGES.map((language) => ({ language, bytes: weigh(screen, language) }));
  const { language, bytes } = weights.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  console.log(`${screen}: ${bytes} bytes in its heaviest language, ${language}; budget ${LIMIT}`);
  if (bytes > LIMIT) process.exitCode = 1;
}

function weigh(screen: string, language: string): number {
  const files = firstFiles([
    "settings/first.ts",
    "main.tsx",
    `screens/${screen}.tsx`,
    `i18n/${language}/client.ts`,
    ...(screen === "home" ? [`i18n/${language}/start.ts`] : []),
  ]);
  const sizes = files.map((file) => brotliCompressSync(readFileSync(`${DIST}/client/${file}`)));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}

/** The files of some sources, and of all that they import at once. */
function firstFiles(keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}
