import type { Context } from "hono";
import { MAX_ACTIONS, MAX_ACTIONS_LENGTH, parseReplay, verifyReplay } from "#engine/replay";
import type { App } from "../env";
import { type BodyFault, readBody } from "../http/body";
import { isJsonType } from "../http/content-type";
import { PERIOD_SECONDS, withinLimit } from "../http/limit";
import { type ProblemStatus, problem, storeUnavailable } from "../http/problem";
import { askObject } from "../store/ask-object";
import type { Saved } from "../store/deal-object";
import { parseSubmission } from "./submission";

/** Bytes of a body: the longest list of actions, and 1 KiB for the JSON around it. */
export const MAX_BODY = MAX_ACTIONS_LENGTH + 1024;

const BODY_STATUS = {
  "body-too-large": 413,
  "body-cut": 400,
  "body-late": 408,
} as const satisfies Record<BodyFault, ProblemStatus>;

/**
 * `POST /api/games/CODE/replays`: takes a finished game. Everything that can be refused is refused
 * here, the cheapest test first, so that only a verified game wakes the deal's object.
 */
export async function postReplay(c: Context<App>): Promise<Response> {
  const { code } = c.var;
  if (!(await withinLimit(c))) {
    const after = { "Retry-After": String(PERIOD_SECONDS) };
    return problem(c, 429, "too-many-submissions", {}, after);
  }
  if (c.req.header("Content-Encoding") !== undefined) return problem(c, 415, "encoded-body");
  if (!isJsonType(c.req.header("Content-Type"))) return problem(c, 415, "not-json-type");

  const body = await readBody(c.req.raw, MAX_BODY);
  if (!body.ok) {
    const facts = body.fault === "body-too-large" ? { limit: MAX_BODY } : {};
    return problem(c, BODY_STATUS[body.fault], body.fault, facts);
  }
  const submission = parseSubmission(body.bytes);
  if (!submission.ok) return problem(c, 400, submission.reason, submission.facts);
  const { actions, seconds } = submission.value;

  const parsed = parseReplay(code, actions);
  if (!parsed.ok) {
    const { id, ...facts } = parsed.fault;
    if (id === "too-many-actions") return problem(c, 413, id, { ...facts, limit: MAX_ACTIONS });
    return problem(c, 400, id, facts);
  }
  const verdict = verifyReplay(parsed.replay);
  if (!verdict.ok) return problem(c, 422, verdict.reason, { action: verdict.action });

  const asked = await askObject<Saved>(c.env, code, (object) =>
    object.save(code, actions, seconds),
  );
  if (!asked.ok) return storeUnavailable(c);
  const saved = asked.answer;
  if (!saved.ok) return problem(c, 422, saved.reason, { action: saved.action });
  c.header("Location", `/api/games/${code}/replays/${saved.replay.id}`);
  c.header("Cache-Control", "no-store");
  return c.json(saved.replay, saved.created ? 201 : 200);
}
