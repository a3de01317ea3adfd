/** The budget of the first screen: what a person's browser must load before they can play. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest, Plugin } from "vite";
import { LANGUAGES } from "../i18n/languages.ts";

/** JavaScript and CSS of the first screen in any language, after brotli, in bytes. */
const LIMIT = 30 * 1024;
/** The screens with which playing begins. */
const SCREENS = ["home", "play"];

/** Fails the build where a first screen is heavier than the budget. */
export function budget(manifestPath: string, folder: string): Plugin {
  return {
    name: "budget",
    closeBundle(error) {
      if (error !== undefined || !existsSync(manifestPath)) return;
      const manifest: Manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
      for (const screen of SCREENS) {
        for (const language of LANGUAGES) {
          const files = firstFiles(manifest, screen, language);
          const bytes = files.map((file) => weigh(join(folder, file))).reduce((a, b) => a + b, 0);
          if (bytes > LIMIT) this.error(overweight(screen, language, bytes));
        }
      }
    },
  };
}

/** The files that a screen in a language needs before it shows: its chunks and all they import. */
export function firstFiles(manifest: Manifest, screen: string, language: string): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of ["main.tsx", `screens/${screen}.tsx`, `i18n/${language}/client.ts`]) visit(key);
  return [...files];
}

function weigh(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}

function overweight(screen: string, language: string, bytes: number): string {
  return (
    `The first screen (${screen}, ${language}) weighs ${bytes} bytes after brotli; ` +
    `the budget is ${LIMIT}.`
  );
}
