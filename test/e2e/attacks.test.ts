/** What somebody puts into a link, or into a browser's storage, runs nothing and stops nothing. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { saveGame } from "#engine/game";
import { FACTS_PREFIX } from "../../client/stats/record";
import { gameKey } from "../../client/storage/games";
import { ORIGIN, test } from "./browser";
import { golden } from "./golden";
import { gameAfter, save } from "./save";
import { byTap, showsPosition } from "./table";

const played = golden(4);
const other = golden(5);
const replayed = golden(12);

declare global {
  /** What scripts of attackers would set, and what the policy has refused. */
  var attacked: string[];
}

/** From now on, a page remembers what attacks it and what its policy refuses. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.attacked = [];
    addEventListener("securitypolicyviolation", (event) => {
      attacked.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** That nothing ran, and that nothing stands in the page that would run without the policy. */
async function isUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => attacked)).toEqual([]);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          element.getAttributeNames().some((name) => /^on|^srcdoc$/.test(name)) ||
          [...element.attributes].some(({ value }) => /^\s*javascript:/i.test(value)) ||
          /^(iframe|object|embed|base)$/.test(element.localName) ||
          (element.localName === "script" &&
            !element.hasAttribute("src") &&
            !/json/.test(element.getAttribute("type") ?? "")),
      )
      .map(({ outerHTML }) => outerHTML),
  );
  expect(found).toEqual([]);
}

const PAYLOADS = [
  "<script>attacked.push('script')</script>",
  "\"><img src=x onerror=attacked.push('image')>",
  "'-attacked.push('quote')-'",
  "</script><svg onload=attacked.push('svg')>",
  "javascript:attacked.push('link')",
  "</title><iframe srcdoc='<script>parent.attacked.push(1)</script>'>",
];
const HTML = PAYLOADS.join("");

/** That a link was wrong is no fault of the page that says so. */
const expected = /the server responded with a status of 40[04]/;

test("the policy refuses nothing that a page of ours does", async ({ visit }) => {
  await save(replayed);
  const page = await visit("/rules", { touch: true });
  await watch(page);
  const { code, id } = replayed;
  const paths = [
    "/",
    "/rules",
    `/${code}`,
    `/${code}/${id}#9`,
    `/${code}/wins`,
    "/stats",
    "/calendar",
  ];
  for (const path of [...paths, `/embed/${code}/${id}`, "/daily", `/${code}?lang=he`]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await isUnharmed(page);
  }
});

describe("a link", () => {
  test("runs nothing, whatever stands in its path, its language or its place", async ({
    visit,
  }) => {
    const page = await visit("/rules", { touch: true, expected });
    await watch(page);
    const { code, id } = replayed;
    for (const payload of PAYLOADS) {
      const text = encodeURIComponent(payload);
      const links = [
        `/${text}`,
        `/${code}/${text}`,
        `/${code}?lang=${text}&x=${text}`,
        `/${code}/${id}?lang=he#${text}`,
        `/daily/${text}`,
      ];
      for (const link of links) {
        await page.goto(link);
        await page.locator("#app > *").first().waitFor();
        await isUnharmed(page);
      }
    }
  });
});

/** The keys of all records: where more than one is kept, that of the deal that is played. */
const keys = [
  gameKey(played.code),
  `${FACTS_PREFIX}${played.code}.1790000000000`,
  `${FACTS_PREFIX}${played.code}.1790000000000.won`,
  `${FACTS_PREFIX}${HTML}`,
  `crescent.favourite.${played.code}`,
  `crescent.favourite.${HTML}`,
  "crescent.settings",
  "crescent.outbox",
  "crescent.lang",
  "crescent.unheard-of",
];

const text = JSON.stringify(HTML);
const POISONS: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["half a record", '{"log":"jn","undone":"","undo'],
  ["another version's", '{"version":99,"v":99,"log":{"a":[1]},"games":[{"id":1}]}'],
  ["null", "null"],
  ["lists of everything", '[null,1,"a",[],{},{"code":1,"actions":2,"seconds":"x"}]'],
  [
    "members of wrong types",
    '{"log":5,"undone":[],"undoable":"x","seconds":-1,"start":{},"at":"y","won":3,"replay":{},"before":7,"note":1,"theme":[],"deck":{}}',
  ],
  [
    "numbers that are none",
    '{"log":"","seconds":1e308,"start":-1e999,"at":1e400,"undoable":9007199254740993}',
  ],
  [
    "markup",
    `{"log":${text},"undone":${text},"replay":${text},"note":${text},"code":${text},"theme":${text},"at":1}`,
  ],
  ["prototypes", '{"__proto__":{"log":"jn"},"constructor":{"prototype":{"log":1}},"toString":1}'],
  ["what the rules refuse", '{"log":"aaaabbRRRRRRRRRRzz","undone":"aa","undoable":99}'],
  ["half a letter", "\ud800"],
  ["a huge text", "x".repeat(300_000)],
  ["a deep nest", "[".repeat(50_000)],
  ["a huge record", `{"log":"${"jn".repeat(100_000)}"}`],
];

describe("a browser's storage with", () => {
  test.for(POISONS)(
    "%s in every record loses nothing and stops nothing",
    async ([, poison], { visit }) => {
      const page = await visit("/rules", { touch: true });
      await watch(page);
      const good = { ...saveGame(gameAfter(other, 5)), seconds: 9, start: 1, at: 2 };
      await page.evaluate(
        ([keys, poison, key, good]) => {
          for (const key of keys) localStorage.setItem(key, poison);
          localStorage.setItem(key, good);
        },
        [keys, poison, gameKey(other.code), JSON.stringify({ ...good, won: false })] as const,
      );
      for (const path of ["/", "/stats", "/calendar"]) {
        await page.goto(path);
        await page.locator("#app main, #app h1").first().waitFor();
        await isUnharmed(page);
      }
      await plays(page, `/${played.code}`, played, 0);
      await plays(page, `/${other.code}`, other, 5);
    },
  );
});

test("another tab's poison is no stop for a game", async ({ visit }) => {
  const page = await visit("/rules", { touch: true });
  await watch(page);
  await page.goto(`/${played.code}`);
  await showsPosition(page, frame(played, 0));
  const tab = await page.context().newPage();
  await tab.goto(`${ORIGIN}/rules`);
  for (const [, poison] of POISONS) {
    await tab.evaluate(
      ([keys, poison]) => {
        for (const key of keys) localStorage.setItem(key, poison);
      },
      [keys, poison] as const,
    );
  }
  await tab.evaluate(() => localStorage.clear());
  await isUnharmed(page);
  await page.bringToFront();
  await page.reload();
  await plays(page, `/${played.code}`, played, 0);
});

type Golden = typeof played;
const frame = ({ frames }: Golden, at: number) => frames[at] as (typeof frames)[number];

/** That a deal's game stands where it stood, and that its next action can be played. */
async function plays(page: Page, path: string, game: Golden, at: number): Promise<void> {
  await page.goto(path);
  await showsPosition(page, frame(game, at));
  await byTap(page)(frame(game, at), game.actions[at] as (typeof game.actions)[number]);
  await showsPosition(page, frame(game, at + 1));
  await isUnharmed(page);
}
