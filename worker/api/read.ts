import type { Context } from "hono";
import { formatCard } from "#engine/card";
import { makeDeal } from "#engine/deal";
import { PILE_COUNT, pileCards } from "#engine/position";
import type { App } from "../env";
import { FINISHED_GAMES, FOREVER, FOUND_REPLAY } from "../http/cache";
import { problem, storeUnavailable } from "../http/problem";
import { readGame, readReplay } from "../store/read";

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

/** `GET /api/games/CODE`: wins and best games; `wins: 0` where nobody has won yet. */
export async function getGame(c: Context<App>): Promise<Response> {
  const game = await readGame(c.env, c.var.code);
  if (game.is === "unavailable") return storeUnavailable(c);
  c.header("Cache-Control", FINISHED_GAMES);
  return c.json(game.value);
}

/** `GET /api/games/CODE/replays/ID`: one finished game. */
export async function getReplay(c: Context<App>): Promise<Response> {
  const replay = await readReplay(c.env, c.var.code, c.req.param("id") ?? "");
  if (replay.is === "unavailable") return storeUnavailable(c);
  if (replay.is === "missing") return problem(c, 404, "no-replay");
  c.header("Cache-Control", FOUND_REPLAY);
  return c.json(replay.value);
}
