import * as v from "valibot";
import { MAX_SECONDS } from "#engine/replay";

/** Unknown members are refused, so that a misspelt one is never silently ignored. */
export const Submission = v.strictObject({
  actions: v.string(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SECONDS)),
});
export type Submission = v.InferOutput<typeof Submission>;

/** A submission, or why it is none: `at` is the member that is wrong, "" the whole. */
export type ParsedSubmission =
  | { readonly ok: true; readonly value: Submission }
  | {
      readonly ok: false;
      readonly reason: "not-utf8" | "not-json" | "bad-body";
      readonly facts: { readonly at?: string; readonly expected?: string };
    };

/** What the bytes of a submission's body say. Never throws. */
export function parseSubmission(bytes: Uint8Array): ParsedSubmission {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return { ok: false, reason: "not-utf8", facts: {} };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, reason: "not-json", facts: {} };
  }
  const parsed = v.safeParse(Submission, json, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const at = v.getDotPath(issue) ?? "";
  return { ok: false, reason: "bad-body", facts: { at, expected: issue.expected ?? issue.type } };
}
