import type { Context } from "hono";
import { formatCard } from "#engine/card";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { PILE_COUNT, pileCards } from "#engine/position";
import type { App, Env } from "../env";
import { FINISHED_GAMES, FOREVER, FOUND_REPLAY } from "../http/cache";
import { problem, storeUnavailable } from "../http/problem";
import { type Found, readGame, readMovesCount, readPage, readReplay } from "../store/read";
import type { GamePage } from "../store/stored";
import { type Page, parsePageQuery } from "./page-query";

/** `GET /api/deals/CODE`: the deal's 16 piles, bottom card first. */
export function getDeal(c: Context<App>): Response {
  const { code } = c.var;
  const deal = makeDeal(code);
  const piles = Array.from({ length: PILE_COUNT }, (_, pile) =>
    pileCards(deal, pile).map(formatCard),
  );
  c.header("Cache-Control", FOREVER);
  return c.json({ code, piles });
}

/**
 * `GET /api/games/CODE`: wins and best games; `wins: 0` where nobody has won yet. `after` and
 * `limit` page through all of them; a `Link` header names the next page where there is one.
 */
export async function getGame(c: Context<App>): Promise<Response> {
  const { code } = c.var;
  const query = parsePageQuery(c.req.query());
  if (!query.ok) return problem(c, 400, "bad-query", { at: query.at });
  const found = await gamesOf(c.env, code, query.page);
  if (found.is === "unavailable") return storeUnavailable(c);
  if (found.is === "missing") return problem(c, 404, "no-replay");
  const { game, more } = found.value;
  const last = game.best.at(-1);
  if (more && last !== undefined) {
    const next = `/api/games/${code}?after=${last.id}&limit=${query.page.limit}`;
    c.header("Link", `<${next}>; rel="next"`);
  }
  c.header("Cache-Control", FINISHED_GAMES);
  return c.json(game);
}

/** The first page is the published one, which costs no object; only the object knows the others. */
async function gamesOf(env: Env, code: GameCode, { after, limit }: Page): Promise<Found<GamePage>> {
  if (after !== null) return readPage(env, code, after, limit);
  const found = await readGame(env, code);
  if (found.is !== "found") return found;
  const { value } = found;
  const best = value.best.slice(0, limit);
  return { is: "found", value: { game: { ...value, best }, more: value.wins > best.length } };
}

/** `GET /api/games/CODE/moves`: how many wins took how many moves. */
export async function getMoves(c: Context<App>): Promise<Response> {
  const found = await readMovesCount(c.env, c.var.code);
  if (found.is === "unavailable") return storeUnavailable(c);
  c.header("Cache-Control", FINISHED_GAMES);
  return c.json(found.value);
}

/** `GET /api/games/CODE/replays/ID`: one finished game. */
export async function getReplay(c: Context<App>): Promise<Response> {
  const replay = await readReplay(c.env, c.var.code, c.req.param("id") ?? "");
  if (replay.is === "unavailable") return storeUnavailable(c);
  if (replay.is === "missing") return problem(c, 404, "no-replay");
  c.header("Cache-Control", FOUND_REPLAY);
  return c.json(replay.value);
}
