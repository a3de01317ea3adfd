/** What there is to look at: every page and every sheet, and how one comes there. */
import type { Page } from "playwright-core";
import type { Action } from "#engine/action";
import { act, type Game } from "#engine/game";
import { parseReplay, replayId } from "#engine/replay";
import { legalActions } from "#engine/rules";
import { BLUNDER } from "../support/blunder";
import { someWinsLike } from "../support/wins";
import type { Arrival } from "./browser";
import { type Golden, golden } from "./golden";
import { lostGame } from "./lost";
import { records, remember } from "./records";
import { gameAfter, resume, save } from "./save";
import { stuckGame } from "./stuck";
import { WORDS, type Words } from "./words";

/** The won game that is looked at. */
export const won = golden(11);
const MIDDLE = 40;

/** Something to look at: where it is, and how one comes there from the page. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly expected?: RegExp;
  readonly show?: (page: Page, words: Words) => Promise<void>;
}

function press(...names: readonly ((words: Words) => string)[]): NonNullable<View["show"]> {
  return async (page, words) => {
    for (const name of names) {
      await page
        .getByRole("button", { name: name(words), exact: true })
        .last()
        .click();
    }
    await page.getByRole("dialog").waitFor();
  };
}

const menu = (words: Words) => words.play.table.menu;
export const deal = `/${won.code}`;
export const replay = `/${won.code}/${won.id}`;
/** Another win of the deal. */
const rival = await winLike(won);

/** Saves on the server what the views show. */
export async function prepareViews(): Promise<void> {
  await save(won);
  await save(rival);
}

/** Opens the start in the browser of somebody who has played for a while, then another page. */
const remembering = (path: string) => async (page: Page) => {
  await remember(page, records());
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** Every page. */
export const PAGES: readonly View[] = [
  { name: "start", path: "/" },
  {
    name: "table",
    path: "/",
    show: async (page, words) => {
      await resume(page, gameAfter(won, MIDDLE));
      await page.getByRole("grid", { name: words.play.board.board }).waitFor();
    },
  },
  { name: "replay", path: `${replay}#${MIDDLE}` },
  { name: "wins", path: `${deal}/wins` },
  {
    name: "compare",
    path: `${replay}?with=${rival.id}`,
    show: async (page) => {
      await page.getByRole("slider").fill(`${MIDDLE}`);
    },
  },
  { name: "embed", path: `/embed${replay}#${MIDDLE}` },
  { name: "stats", path: "/rules", show: remembering("/stats") },
  { name: "calendar", path: "/rules", show: remembering("/calendar") },
  { name: "rules", path: "/rules" },
  { name: "odds", path: "/about/odds" },
  { name: "no-replay", path: `${deal}/aaaaaaaaaa`, expected: /status of 404/ },
  { name: "bad-code", path: "/CR1-N-CRESCE", expected: /status of 400/ },
];

/** Every sheet over a page. */
export const SHEETS: readonly View[] = [
  { name: "menu", path: deal, show: press(menu) },
  { name: "help", path: deal, show: press(menu, (words) => words.menu.help) },
  { name: "enter-code", path: deal, show: press(menu, (words) => words.menu.enterCode) },
  { name: "share", path: deal, show: press(menu, (words) => words.menu.share) },
  { name: "settings", path: deal, show: press(menu, ({ table }) => table.settings.title) },
  { name: "survey", path: deal, show: press(menu, ({ table }) => table.survey.title) },
  { name: "position", path: deal, show: press(menu, ({ table }) => table.position.title) },
  { name: "peek", path: deal, show: press((words) => words.play.table.peek) },
  {
    name: "won",
    path: "/",
    show: async (page, words) => {
      await resume(page, gameAfter(won, won.actions.length));
      await page.getByRole("dialog").getByText(words.sharing.saved).waitFor();
    },
  },
  {
    name: "stuck",
    path: "/",
    show: async (page, words) => {
      await resume(page, stuckGame());
      await page.getByRole("dialog", { name: words.dialogs.stuckTitle }).waitFor();
    },
  },
  {
    name: "hint",
    // The deal of the others may have been won before, in the same browser.
    path: `/${golden(6).code}`,
    show: async (page, { hints }) => {
      await page.locator("[data-place][tabindex='0']").focus();
      await page.keyboard.press("h");
      await page.getByText(hints.advice.exists).waitFor();
      await page.keyboard.press("h");
      await page.keyboard.press("h");
      await page.getByRole("button", { name: hints.advice.play }).waitFor();
    },
  },
  {
    name: "hint-lost",
    path: "/rules",
    show: async (page, { hints }) => {
      await resume(page, lostGame());
      await page.locator("[data-place][tabindex='0']").focus();
      await page.keyboard.press("h");
      await page.getByRole("button", { name: hints.advice.takeBack(1) }).waitFor();
    },
  },
  {
    name: "finish",
    path: "/rules",
    show: async (page, { hints }) => {
      await resume(page, gameAfter(won, won.actions.length - 6));
      await page.getByRole("button", { name: hints.advice.finish }).waitFor();
    },
  },
  {
    name: "look-back",
    path: "/rules",
    show: async (page, words) => {
      await resume(page, lostGame());
      await press(menu, ({ hints }) => hints.review.title)(page, words);
      const { ply } = BLUNDER;
      const sheet = page.getByRole("dialog");
      await sheet.getByText(words.hints.review.certain(ply, ply + 1)).waitFor();
      // As long as it looks, what it says and links to may change.
      const { looking } = words.hints.review;
      await sheet.getByText(looking, { exact: true }).waitFor({ state: "detached" });
    },
  },
  { name: "favourite", path: deal, show: press(menu, ({ stats }) => stats.favourites.title) },
  { name: "replay-more", path: `${replay}#${MIDDLE}`, show: press(({ viewer }) => viewer.more) },
  {
    name: "replay-others",
    path: replay,
    show: async (page, words) => {
      await press(
        ({ viewer }) => viewer.more,
        ({ share }) => share.compare.open,
      )(page, words);
      // It is fetched in its time, and the other wins after it.
      await page.getByRole("textbox", { name: words.share.compare.paste }).waitFor();
      await page.getByRole("dialog").getByRole("listitem").getByRole("link").first().waitFor();
    },
  },
  {
    name: "replay-picture",
    path: replay,
    show: async (page, words) => {
      await press(
        ({ viewer }) => viewer.more,
        ({ share }) => share.picture.make,
      )(page, words);
      await page.getByRole("button", { name: words.share.picture.save }).waitFor();
    },
  },
  {
    name: "replay-fork",
    path: "/",
    show: async (page, words) => {
      await resume(page, anotherGame());
      await page.goto(`${replay}#${MIDDLE}`);
      await press(({ viewer }) => viewer.playFromHere)(page, words);
    },
  },
];

type VisitView = (view: View, arrival: Arrival) => Promise<Page>;

/** Opens a view in a context of its own. */
export function visitor(visit: (path: string, arrival?: Arrival) => Promise<Page>): VisitView {
  return async ({ path, expected, show }, arrival) => {
    const page = await visit(path, expected ? { ...arrival, expected } : arrival);
    await show?.(page, WORDS[arrival.language ?? "en"]);
    await page.getByRole("main").first().waitFor({ state: "attached" });
    return page;
  };
}

/** A game of the deal that goes another way than the won one: a replay's fork asks before it. */
function anotherGame(): Game {
  const start = gameAfter(won, 0);
  const other = legalActions(start.position).find((action) => action !== won.actions[0]);
  return act(start, other as Action) as Game;
}

/** A win of the same deal that goes another way. */
async function winLike({ code, text }: Golden): Promise<Pick<Golden, "code" | "text" | "id">> {
  const [actions] = someWinsLike({ code, actions: text }, 1);
  const parsed = parseReplay(code, actions ?? "");
  if (!parsed.ok) throw new Error("no other win");
  const id = await replayId(parsed.replay, (bytes) => crypto.subtle.digest("SHA-256", bytes));
  return { code, text: actions ?? "", id };
}
