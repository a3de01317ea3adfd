import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Finding, lint } from "../support/lint.ts";

/** Lines of code, by the file they would stand in; each line is refused by its own. */
const BANNED: Readonly<Record<string, readonly string[]>> = {
  "worker/engine/bad.ts": [
    'import "hono";',
    'import "node:fs";',
    'import "#i18n/languages";',
    'import "#engine/card";',
    'import "../index";',
    'import "./../index";',
    'import "../../client/main";',
    'export type { Hono } from "hono";',
    'export * from "preact";',
    'export const a1 = await import("./card");',
    "export const a2 = Date.now();",
    "export const a3 = new Date();",
    "export const a4 = performance.now();",
    "export const a5 = setTimeout(() => {}, 1);",
    "queueMicrotask(() => {});",
    "export const b1 = Math.random();",
    "export const b2 = Math[name]();",
    "export const { random } = Math;",
    "export const b3 = Math;",
    "export const b4 = crypto.getRandomValues(new Uint8Array(1));",
    "export const c1 = fetch(address);",
    "console.log(1);",
    "export const c2 = process.env;",
    "export const c3 = globalThis.Date;",
    "export const c4 = navigator.language;",
    "export const c5 = new Intl.NumberFormat();",
    "export const c6 = localStorage.length;",
    "export const c7 = document.title;",
    "export const c8 = structuredClone({});",
    'export const c9 = new TextEncoder().encode("");',
    "export const d1 = import.meta.env;",
  ],
  "client/i18n/bad.ts": [
    'import "../screens/play";',
    'import "#i18n/languages";',
    'import "hono";',
  ],
  "client/i18n/he/bad.ts": [
    'import "preact";',
    'import "../../main";',
    'import "./../../main";',
    'import "../../../worker/engine/card";',
    "export const a = new Date();",
    "export const b = Math.random();",
    "export const c = navigator.language;",
  ],
  "client/art/bad.ts": ['import "../main";', 'import "preact";', 'import "#i18n/languages";'],
  "client/screens/bad.ts": [
    'import "../../worker/engine/card";',
    'import "../../worker/index";',
    'import "../../test/support/slow-rules.ts";',
  ],
  "worker/pages/bad.ts": [
    'import "../../client/i18n/en/engine";',
    'import "../../client/art/face";',
    'import "../../client/main";',
    'import "../../test/support/slow-rules.ts";',
  ],
  "worker/api/bad.ts": ['import "../../client/art/face";', 'import "#art/face";'],
  "worker/engine/solver/bad.ts": [
    'import "../../pages/error";',
    'import "hono";',
    "export const a = performance.now();",
  ],
  "worker/picture/bad.ts": ['import "../../client/main";'],
};

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "worker/engine/good.ts": [
    'import "./card";',
    'export { formatCard } from "./card";',
    "export const a = Math.floor(Math.max(1, Number.MAX_SAFE_INTEGER));",
    'export const b = new Uint8Array(1).fill("a".charCodeAt(0));',
  ],
  "client/i18n/good.ts": ['import "./plural";', 'import "#engine/card";'],
  "client/i18n/he/good.ts": [
    'import "../plural";',
    'import "./engine";',
    'import "#engine/card";',
    'export const a = new Intl.PluralRules("he");',
  ],
  "client/art/good.ts": ['import "./suits";', 'import "#engine/card";'],
  "client/screens/good.ts": [
    'import "#engine/card";',
    'import "#i18n/languages";',
    'import "#art/face";',
    'import "../art/face";',
    'import "preact";',
    "export const a = [new Date(), Math.random(), location.href];",
  ],
  "worker/engine/solver/good.ts": ['import "./relax";', 'import "../card";'],
  "worker/pages/good.ts": [
    'import "#engine/card";',
    'import "#i18n/languages";',
    'import "#art/face";',
    'import "../picture/draw";',
    'import "hono";',
    "export const a = [new Date(), crypto.randomUUID()];",
  ],
  "worker/picture/good.ts": [
    'import "../../client/art/face";',
    'import "#art/face";',
    'import "node:fs";',
  ],
};

const BANS = ["lint/style/noRestrictedImports", "lint/style/noRestrictedGlobals", "plugin"];

/** The lines of the files that a ban of ours reports. */
function bannedLines(files: Readonly<Record<string, readonly string[]>>): Map<string, Finding[]> {
  const sources = Object.entries(files).map(([path, lines]) => [path, `${lines.join("\n")}\n`]);
  const found = new Map<string, Finding[]>();
  for (const finding of lint(Object.fromEntries(sources))) {
    if (!BANS.includes(finding.category)) continue;
    const line = `${finding.path}: ${files[finding.path]?.[finding.line - 1]}`;
    found.set(line, [...(found.get(line) ?? []), finding]);
  }
  return found;
}

const named = (files: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(files).flatMap(([path, lines]) => lines.map((line) => `${path}: ${line}`));

describe("the linter keeps the design's direction", () => {
  test("each banned line is refused", () => {
    const found = bannedLines(BANNED);
    expect([...found.keys()].sort()).toEqual(named(BANNED).sort());
  });

  test("what is allowed is allowed", () => {
    expect([...bannedLines(ALLOWED)]).toEqual([]);
  });

  test("no ban is silenced in the engine or the languages", () => {
    for (const folder of ["worker/engine", "client/i18n"]) {
      const path = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
      const files = readdirSync(path, { recursive: true, encoding: "utf8" });
      const sources = files.filter((file) => file.endsWith(".ts"));
      expect(sources.length).toBeGreaterThan(1);
      for (const file of sources) {
        expect(readFileSync(`${path}/${file}`, "utf8"), file).not.toMatch(/biome-ignore|@ts-/);
      }
    }
  });
});
