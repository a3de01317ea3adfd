/**
 * What the API says besides the stored games (store/stored.ts) and takes besides a submission
 * (submission.ts): the schemas that its description is made from.
 */
import * as v from "valibot";
import { RANKS, SUITS } from "#engine/card";
import { PILE_COUNT } from "#engine/position";

const Card = v.pipe(v.string(), v.regex(new RegExp(`^(?:${RANKS.join("|")})[${SUITS.join("")}]$`)));

/** A deal: its code and its 16 piles, bottom card first. */
export const Deal = v.object({
  code: v.string(),
  piles: v.pipe(v.array(v.array(Card)), v.length(PILE_COUNT)),
});

/** An error (RFC 9457). `reason` is a stable id; facts stand beside it. */
export const Problem = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  reason: v.string(),
});
