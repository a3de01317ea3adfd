/**
 * Reading finished games: the published copy in KV, and where it has none, has something broken
 * or is away, the deal's object. KV caches a miss too, so a miss there says nothing.
 */
import * as v from "valibot";
import type { GameCode } from "#engine/code";
import { REPLAY_ID } from "#engine/replay";
import type { Env } from "../env";
import { log } from "../http/log";
import { askObject } from "./ask-object";
import { type GamePage, type MovesCount, StoredGame, StoredReplay } from "./stored";

/** Milliseconds that KV gets before the object is asked instead. */
const KV_PATIENCE = 1500;

/** What a look-up found: `unavailable` when neither store could be asked. */
export type Found<T> =
  | { readonly is: "found"; readonly value: T }
  | { readonly is: "missing" }
  | { readonly is: "unavailable" };

/** The replay of a deal with an id; any text that is no id is missing. Never throws. */
export async function readReplay(
  env: Pick<Env, "GAMES" | "DEALS">,
  code: GameCode,
  id: string,
): Promise<Found<StoredReplay>> {
  if (!REPLAY_ID.test(id)) return { is: "missing" };
  const copy = await readCopy(env.GAMES, `${code}/${id}`, StoredReplay);
  if (copy?.code === code && copy.id === id) return { is: "found", value: copy };
  const asked = await askObject(env, code, (object) => object.replay(code, id));
  if (!asked.ok) return { is: "unavailable" };
  return asked.answer === null ? { is: "missing" } : { is: "found", value: asked.answer };
}

/** What is known of a deal's finished games; `wins: 0` where nobody has won yet. Never throws. */
export async function readGame(
  env: Pick<Env, "GAMES" | "DEALS">,
  code: GameCode,
): Promise<Exclude<Found<StoredGame>, { readonly is: "missing" }>> {
  const copy = await readCopy(env.GAMES, code, StoredGame);
  if (copy?.code === code) return { is: "found", value: copy };
  const asked = await askObject(env, code, (object) => object.game(code));
  return asked.ok ? { is: "found", value: asked.answer } : { is: "unavailable" };
}

/**
 * Up to `limit` (1–100) of a deal's games in order of merit, behind the one with an id. Only the
 * object knows them all. Never throws.
 */
export async function readPage(
  env: Pick<Env, "DEALS">,
  code: GameCode,
  after: string,
  limit: number,
): Promise<Found<GamePage>> {
  const asked = await askObject(env, code, (object) => object.page(code, after, limit));
  if (!asked.ok) return { is: "unavailable" };
  return asked.answer === null ? { is: "missing" } : { is: "found", value: asked.answer };
}

/** How many moves a deal's wins took, which only the object knows. Never throws. */
export async function readMovesCount(
  env: Pick<Env, "DEALS">,
  code: GameCode,
): Promise<Exclude<Found<MovesCount>, { readonly is: "missing" }>> {
  const asked = await askObject(env, code, (object) => object.movesCount(code));
  return asked.ok ? { is: "found", value: asked.answer } : { is: "unavailable" };
}

/** A published value; null where there is none, it is broken or KV fails or dawdles. */
async function readCopy<T>(
  kv: KVNamespace,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  let text: string | null;
  try {
    text = await inTime(kv.get(key));
  } catch (error) {
    log("kv-read-failed", error);
    return null;
  }
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  log("kv-value-broken");
  return null;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("KV took too long")), KV_PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
