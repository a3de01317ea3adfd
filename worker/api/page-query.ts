import * as v from "valibot";
import { REPLAY_ID } from "#engine/replay";
import { BEST_COUNT } from "../store/stored";

/** The query of `GET /api/games/CODE`: which games, in order of merit. Other members are ignored. */
export const PageQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(REPLAY_ID))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)), String(BEST_COUNT)),
});

/** Which games are wanted: behind `after` (null: from the best one on), at most `limit`. */
export type Page = { readonly after: string | null; readonly limit: number };

/** What a query asks for, or the member that is wrong. */
export function parsePageQuery(
  query: Readonly<Record<string, string>>,
): { readonly ok: true; readonly page: Page } | { readonly ok: false; readonly at: string } {
  const parsed = v.safeParse(PageQuery, query, { abortEarly: true });
  if (!parsed.success) return { ok: false, at: v.getDotPath(parsed.issues[0]) ?? "" };
  const { after = null, limit } = parsed.output;
  return { ok: true, page: { after, limit: Number(limit) } };
}
