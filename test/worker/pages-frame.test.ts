/** The head that the pages share which the worker writes whole. */
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages";
import { TEXTS } from "../../worker/pages/language";
import { ask } from "./support/http";
import { readPage } from "./support/page";

const PATHS = ["/rules", "/about/odds", "/nowhere/at-all", "/CR1-N-CRESCE"];

describe.each(PATHS)("%s", (path) => {
  test.for(LANGUAGES)("leads everywhere, in %s", async (language) => {
    const page = await readPage(await ask(`${path}?lang=${language}`));
    const ways = ["/", "/daily", "/calendar", "/stats", "/rules"];
    expect(page.hrefs).toEqual(
      expect.arrayContaining(ways.map((way) => `${way}?lang=${language}`)),
    );
    expect(page.ids).toContain("settings");
    const { frame, calendar, stats } = TEXTS[language].pages;
    for (const words of [frame.daily, frame.rules, frame.settings, calendar.title, stats.title]) {
      expect(page.text).toContain(words);
    }
  });
});

test("only the page that is shown is marked as the current one", async () => {
  const marked = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/href="([^"]+)" aria-current="page"/g)].map(
      ([, href]) => href,
    );
  expect(await marked("/rules")).toEqual(["/rules"]);
  expect(await marked("/about/odds")).toEqual([]);
});
