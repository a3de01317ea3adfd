import type { Context } from "hono";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { describePosition } from "#engine/describe";
import { ASCENDING, DESCENDING, type Position, topRank } from "#engine/position";
import { LANGUAGE_FACTS, LANGUAGES, type Language, parseLanguage } from "#i18n/languages";
import type { App } from "../env";
import { FINISHED_GAMES, FOREVER, FOUND_REPLAY } from "../http/cache";
import { captionOf } from "../picture/caption";
import { drawPicture } from "../picture/draw";
import { BESIDE_MOST } from "../picture/layout";
import type { BoardScene, CourtIndexes, Scene, Tally } from "../picture/scene";
import type { StoredReplay } from "../store/stored";
import { respondBytes } from "./bytes";
import { askedChallenge, type Challenge } from "./challenge";
import { TEXTS } from "./language";
import { askedPly, type Ply } from "./ply";

/** `/CODE.png`: the deal as it begins; with `?beat=` and what is to be beaten beside it. */
export async function dealPicture(c: Context<App>, code: GameCode): Promise<Response> {
  const language = pictureLanguage(c);
  const challenge = await askedChallenge(c, code);
  if (challenge === null) return answer(dealScene(code, language), FOREVER);
  // The game to beat may be found in a moment.
  if (challenge === "unknown") return answer(dealScene(code, language), FINISHED_GAMES);
  return answer(challengeScene(code, challenge, language), FOUND_REPLAY);

  function answer(scene: Scene, cache: string): Promise<Response> {
    return respondBytes(c, drawPicture(scene), "image/png", cache);
  }
}

/** `/CODE/ID.png`: the won game, or with `?ply=` a step of it; with the count of moves and redeals. */
export function replayPicture(c: Context<App>, replay: StoredReplay): Promise<Response> {
  const language = pictureLanguage(c);
  const ply = askedPly(c, replay);
  const scene = ply === null ? replayScene(replay, language) : plyScene(replay.code, ply, language);
  const bytes = drawPicture(scene);
  return respondBytes(c, bytes, "image/png", FOUND_REPLAY);
}

/** The scene of a deal's picture. */
export function dealScene(code: GameCode, language: Language): BoardScene {
  return boardScene(code, makeDeal(code), language);
}

/** The scene of a step of a replay. */
export function plyScene(code: GameCode, ply: Ply, language: Language): BoardScene {
  return withCounts(boardScene(code, ply.position, language), ply, "moves", language);
}

/** The scene of a deal with the counts of the game that is to be beaten. */
export function challengeScene(
  code: GameCode,
  challenge: Challenge,
  language: Language,
): BoardScene {
  return withCounts(dealScene(code, language), challenge, "beat", language);
}

/** A board with counts beside its foundations, where there is room for them. */
function withCounts(
  board: BoardScene,
  counts: { readonly moves: number; readonly redeals: number },
  sign: "moves" | "beat",
  language: Language,
): BoardScene {
  if (counts.moves > BESIDE_MOST) return board;
  const moves = { count: counts.moves, sign } as const;
  const redeals = { count: counts.redeals, sign: "redeals" } as const;
  return { ...board, beside: isRtl(language) ? [redeals, moves] : [moves, redeals] };
}

function boardScene(code: GameCode, position: Position, language: Language): BoardScene {
  const ranks = (from: number) => [0, 1, 2, 3].map((suit) => topRank(position, from + suit));
  return {
    kind: "board",
    code,
    indexes: indexesOf(language),
    piles: describePosition(position).piles.map(({ top, count }) => ({ top, height: count })),
    ascending: ranks(ASCENDING),
    descending: ranks(DESCENDING),
  };
}

/** The scene of a replay's picture; its numbers stand in the language's order of reading. */
export function replayScene(
  { code, moves, redeals }: Pick<StoredReplay, "code" | "moves" | "redeals">,
  language: Language,
): Scene {
  const { engine } = TEXTS[language];
  const first: Tally = { count: moves, caption: captionOf(engine.moves, moves) };
  const second: Tally = { count: redeals, caption: captionOf(engine.redeals, redeals) };
  const tallies = isRtl(language) ? ([second, first] as const) : ([first, second] as const);
  return { kind: "won", code, indexes: indexesOf(language), tallies };
}

function isRtl(language: Language): boolean {
  return LANGUAGE_FACTS[language].dir === "rtl";
}

/** A picture's language is the address's alone, so that it can be kept for ever. */
function pictureLanguage(c: Context<App>): Language {
  return parseLanguage(c.req.query("lang") ?? "") ?? LANGUAGES[0];
}

/** The languages' index letters all have outlines (tested). */
function indexesOf(language: Language): CourtIndexes {
  return LANGUAGE_FACTS[language].index as CourtIndexes;
}
