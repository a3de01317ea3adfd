/** The page that is shown without a network, before any of its own code has run. */
import { expect } from "vitest";
import { SETTINGS_KEY } from "../../client/settings/settings";
import { ORIGIN, test } from "./browser";

test("the shell has the chosen colours from its first paint", async ({ visit }) => {
  const worker = await (await fetch(`${ORIGIN}/sw.js`)).text();
  const [shell = ""] = /\/assets\/shell-[\w-]+\.html/.exec(worker) ?? [];
  const page = await visit("/robots.txt", { scheme: "light", expected: /ERR_FAILED/ });
  const chosen = JSON.stringify({ theme: "dark", table: "plain" });
  await page.evaluate(([key, text]: readonly [string, string]) => localStorage.setItem(key, text), [
    SETTINGS_KEY,
    chosen,
  ] as const);
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await page.goto(shell);
  const root = page.locator("html");
  expect(await root.getAttribute("data-theme")).toBe("dark");
  expect(await root.getAttribute("data-table")).toBe("plain");
  const ground = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(ground).toBe("rgb(28, 30, 32)");
});
