import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages";
import manifest from "#manifest";
import { assetsOf } from "../../worker/pages/assets";
import { ask, ORIGIN } from "./support/http";

const PAGES = ["home", "play", "replay", "rules", "error"] as const;

describe.each(PAGES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const)))(
  "%s in %s",
  (page, language) => {
    test("every file it names is there, and is what it is said to be", async () => {
      const { script, modules, styles } = assetsOf(page, language);
      const all = [script, ...modules, ...styles];
      expect(new Set(all).size).toBe(all.length);
      for (const path of all) {
        expect(path).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$/);
        const response = await env.ASSETS.fetch(ORIGIN + path);
        expect(response.status).toBe(200);
        const type = path.endsWith(".js") ? "text/javascript" : "text/css";
        expect(response.headers.get("Content-Type")).toContain(type);
        await response.body?.cancel();
      }
    });

    test("the screen's and the language's modules come along where there are any", () => {
      const { modules } = assetsOf(page, language);
      const sources = [`screens/${page}.tsx`, `i18n/${language}/client.ts`];
      const files = sources.map((source) => `/${manifest[source]?.file}`);
      if (page !== "rules" && page !== "error") {
        expect(files).not.toContain("/undefined");
        expect(modules).toEqual(expect.arrayContaining(files));
      } else {
        for (const file of files) expect(modules).not.toContain(file);
      }
    });
  },
);

test("files of other languages and screens stay away", () => {
  const { modules } = assetsOf("home", "en");
  for (const source of ["i18n/he/client.ts", "screens/replay.tsx"]) {
    expect(modules).not.toContain(`/${manifest[source]?.file}`);
  }
});

test.each([
  ["/favicon.ico", "image/vnd.microsoft.icon"],
  ["/favicon.svg", "image/svg+xml"],
  ["/apple-touch-icon.png", "image/png"],
  ["/preview.png", "image/png"],
  ["/robots.txt", "text/plain; charset=utf-8"],
])("%s is served", async (path, type) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  expect(response.headers.get("Content-Security-Policy")).not.toBeNull();
  await response.body?.cancel();
});

test.each(["/manifest.json", "/.vite/manifest.json"])("%s is not", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  await response.body?.cancel();
});
