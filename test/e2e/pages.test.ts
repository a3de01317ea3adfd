/** What a link says of itself, and to whom. */

import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { beforeAll, describe, expect } from "vitest";
import { describePosition } from "#engine/describe";
import { barriers } from "./barriers";
import { ORIGIN, test } from "./browser";
import { golden } from "./golden";
import { save } from "./save";
import { placeButton, placeName, showsPosition } from "./table";
import { en, he } from "./words";

const deal = golden(4);
const [start] = deal.frames;
const tops = describePosition(start as NonNullable<typeof start>).piles.flatMap(
  ({ top }) => top ?? [],
);

function meta(page: Page, name: string): Promise<string | null> {
  const selector = `meta[property="${name}"], meta[name="${name}"]`;
  return page.locator(selector).first().getAttribute("content");
}

/** The picture that a page's tags name, decoded. */
async function picture(page: Page): Promise<PNG> {
  const response = await fetch((await meta(page, "og:image")) ?? "");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(100_000);
  return PNG.sync.read(bytes);
}

describe("the preview of a link", () => {
  beforeAll(() => save(deal));

  test("to a deal names the deal, gives nothing away and has a picture", async ({ visit }) => {
    const page = await visit(`/${deal.code}`);
    expect(await page.title()).toContain(deal.code);
    expect(await meta(page, "og:title")).toBe(en.pages.play.title(deal.code));
    expect(await meta(page, "og:description")).toBe(en.pages.play.description);
    expect(await meta(page, "og:url")).toBe(`${ORIGIN}/${deal.code}`);
    expect(await meta(page, "og:image:alt")).toBe(en.pages.play.imageAlt(deal.code, tops));
    expect(await meta(page, "twitter:card")).toBe("summary_large_image");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `${ORIGIN}/${deal.code}`,
    );
    expect(await picture(page)).toMatchObject({ width: 1200, height: 630 });
  });

  test("to a replay says how the game was won, and has a picture", async ({ visit }) => {
    const { code, id, moves, redeals } = deal;
    const page = await visit(`/${code}/${id}`);
    expect(await meta(page, "og:title")).toBe(en.pages.replay.title(code, moves));
    expect(await meta(page, "og:description")).toBe(en.pages.replay.description(moves, redeals));
    expect(await meta(page, "og:url")).toBe(`${ORIGIN}/${code}/${id}`);
    expect(await picture(page)).toMatchObject({ width: 1200, height: 630 });
  });
});

describe("addresses written otherwise", () => {
  test("a code in small letters leads to the canonical address", async ({ visit }) => {
    const page = await visit(`/${deal.code.toLowerCase().replaceAll("-", " ")}`);
    expect(page.url()).toBe(`${ORIGIN}/${deal.code}`);
  });

  test("a broken code says what is wrong and where to go", async ({ visit }) => {
    const page = await visit("/CR1-N-CRESCE", { expected: /status of 400/ });
    await page.getByRole("heading", { name: en.pages.error.title["bad-code"] }).waitFor();
    await page.getByRole("link", { name: en.pages.frame.rules }).first().click();
    await page.waitForURL("**/rules");
  });

  test("a replay that nobody played is not found, and offers its deal", async ({ visit }) => {
    const page = await visit(`/${deal.code}/aaaaaaaaaa`, { expected: /status of 404/ });
    await page.getByRole("heading", { name: en.pages.error.title["no-replay"] }).waitFor();
    await page.getByRole("link", { name: en.pages.error.playDeal(deal.code) }).click();
    await page.waitForURL(`**/${deal.code}`);
  });

  test("the daily address leads to a deal", async ({ visit }) => {
    const page = await visit("/daily");
    await page.waitForURL(/\/CR1-N-[A-Z]{7}$/);
  });
});

describe("the example of the rules", () => {
  test("is stepped through on the board by buttons and keys", async ({ visit }) => {
    const page = await visit("/rules");
    const example = page.locator("#example-film");
    await example.scrollIntoViewIfNeeded();
    const words = example.locator(".example-words");
    await example.getByRole("grid", { name: en.play.board.board }).waitFor();
    await example.getByRole("button", { name: en.viewer.next }).click();
    const first = await words.textContent();
    expect(first).not.toBe(en.viewer.deal);
    await page.keyboard.press("ArrowRight");
    expect(await words.textContent()).not.toBe(first);
    await page.keyboard.press("End");
    await example.getByText(en.viewer.home(104, 104)).waitFor();
    await page.keyboard.press("Home");
    expect(await words.textContent()).toBe(en.viewer.deal);
    expect(await barriers(page)).toEqual([]);
  });

  test("is all there in words without scripts", async ({ chromium: browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ORIGIN });
    await page.goto("/rules?lang=en");
    const steps = page.locator("details.steps");
    await steps.locator("summary").click();
    expect(await steps.locator("li").last().isVisible()).toBe(true);
    expect(await page.locator("#example-film").isVisible()).toBe(false);
    await page.close();
  });
});

describe("the settings on a page that the server has written", () => {
  test("are in force at once, and another language is another page", async ({ visit }) => {
    const page = await visit("/rules");
    await page.getByRole("button", { name: en.table.settings.title }).click();
    const sheet = page.getByRole("dialog", { name: en.table.settings.title });
    await sheet.getByRole("radio", { name: en.table.choices.theme.dark }).check({ force: true });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole("button", { name: "עברית" }).click();
    await page.getByRole("heading", { level: 1, name: he.rules.title }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });
});

describe("Hebrew", () => {
  for (const [way, path, language] of [
    ["by the browser's preference", `/${deal.code}`, "he"],
    ["by the address", `/${deal.code}?lang=he`, "en"],
  ] as const) {
    test(`${way}: right to left, the board as it is`, async ({ visit }) => {
      const page = await visit(path, { language });
      await showsPosition(page, deal.frames[0] as NonNullable<typeof start>, he);
      expect(await page.locator("html").getAttribute("lang")).toBe("he");
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      expect(await meta(page, "og:title")).toBe(he.pages.play.title(deal.code));

      const left = async (place: number) => {
        const name = placeName(deal.frames[0] as NonNullable<typeof start>, place, he);
        return (await placeButton(page, name).boundingBox())?.x ?? Number.NaN;
      };
      expect(await left(0)).toBeLessThan(await left(15));
      expect(await left(4)).toBeLessThan(await left(11));
    });
  }

  test("is chosen in the menu, spoken at once, and remembered", async ({ visit }) => {
    const page = await visit("/");
    await page.getByRole("button", { name: "עברית" }).click();
    await page.getByRole("button", { name: he.start.newDeal }).waitFor();
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    await page.goto("/");
    await page.getByRole("button", { name: he.start.newDeal }).waitFor();
  });
});
