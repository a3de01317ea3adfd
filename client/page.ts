/** The page's data as the server wrote it into the page, parsed at the door. */
import * as v from "valibot";
import { type GameCode, isCode } from "#engine/code";
import { MAX_ACTIONS_LENGTH, MAX_SECONDS, REPLAY_ID } from "#engine/replay";
import { LANGUAGES } from "#i18n/languages";

/** The id of the element whose text is the page's data. */
export const PAGE_ELEMENT = "page";

const lang = v.picklist(LANGUAGES);
const code = v.custom<GameCode>((value) => typeof value === "string" && isCode(value));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const page = v.variant("page", [
  v.object({
    page: v.literal("home"),
    lang,
    daily: code,
    date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  }),
  v.object({ page: v.literal("play"), lang, code }),
  v.object({
    page: v.literal("replay"),
    lang,
    code,
    id: v.pipe(v.string(), v.regex(REPLAY_ID)),
    actions: v.pipe(v.string(), v.maxLength(MAX_ACTIONS_LENGTH)),
    moves: count,
    redeals: count,
    seconds: v.pipe(count, v.maxValue(MAX_SECONDS)),
    wonAt: v.string(),
  }),
  v.object({ page: v.literal("rules"), lang }),
  v.object({ page: v.literal("error"), lang }),
]);

export type Page = v.InferOutput<typeof page>;
export type PageOf<Name extends Page["page"]> = Extract<Page, { page: Name }>;

/** The data of a page, or null where the text is none. */
export function parsePage(text: string): Page | null {
  try {
    const parsed = v.safeParse(page, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
