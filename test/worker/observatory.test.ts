/**
 * The grade that Mozilla's HTTP Observatory gives, by the rules of its published scoring: from 100,
 * minus what is wrong, plus a bonus for what is better than it need be where 90 are left. What only
 * a deployed site can show (HTTPS and the way to it, HSTS preloading) counts nothing here.
 */
import { describe, expect, test } from "vitest";
import { golden } from "./support/games";
import { ask } from "./support/http";
import { readPage } from "./support/page";

interface Mark {
  readonly rule: string;
  readonly points: number;
}

/** Half a year, in s. */
const LONG_HSTS = 15_768_000;
const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

type Directives = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Directives {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function markPolicy(policy: Directives): Mark {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [scripts, styles] = [sources("script-src"), sources("style-src")];
  const active = [...scripts, ...sources("object-src")];
  const all = [...policy.values()].flat();
  if (
    scripts.includes("'unsafe-inline'") ||
    active.some((s) => ["*", "data:", "https:"].includes(s))
  )
    return { rule: "csp-implemented-with-unsafe-inline", points: -20 };
  if (all.some((source) => source.startsWith("http:")))
    return { rule: "csp-implemented-with-insecure-scheme", points: -20 };
  if (all.includes("'unsafe-eval'"))
    return { rule: "csp-implemented-with-unsafe-eval", points: -10 };
  if (styles.some((source) => ["'unsafe-inline'", "*", "data:", "https:"].includes(source)))
    return { rule: "csp-implemented-with-unsafe-inline-in-style-src-only", points: 0 };
  if (policy.get("default-src")?.join() === "'none'")
    return { rule: "csp-implemented-with-no-unsafe-default-src-none", points: 10 };
  return { rule: "csp-implemented-with-no-unsafe", points: 5 };
}

function marksOf(headers: Headers, scripts: readonly string[]): readonly Mark[] {
  const text = headers.get("Content-Security-Policy");
  const policy = text === null ? null : parsePolicy(text);
  const age = /max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1];
  const referrers = headers.get("Referrer-Policy");
  const origins = headers.get("Access-Control-Allow-Origin");
  const credentials = headers.get("Access-Control-Allow-Credentials");
  const framing = policy?.get("frame-ancestors")?.join() === "'none'";
  const mark = (rule: string, points: number): Mark => ({ rule, points });
  return [
    policy === null ? mark("csp-not-implemented", -25) : markPolicy(policy),
    headers.get("Set-Cookie") === null ? mark("cookies-not-found", 0) : mark("cookies", -40),
    origins !== null && credentials !== null
      ? mark("cross-origin-resource-sharing-implemented-with-universal-access", -50)
      : mark("cross-origin-resource-sharing", 0),
    age === undefined
      ? mark("hsts-not-implemented", -20)
      : mark("hsts-implemented", Number(age) >= LONG_HSTS ? 0 : -10),
    referrers === null
      ? mark("referrer-policy-not-implemented", 0)
      : mark("referrer-policy", PRIVATE_REFERRERS.includes(referrers) ? 5 : -5),
    scripts.every((script) => script.startsWith("/") && !script.startsWith("//"))
      ? mark("sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0)
      : mark("sri-not-implemented-but-external-scripts", -5),
    mark("x-content-type-options", headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5),
    framing
      ? mark("x-frame-options-implemented-via-csp", 5)
      : mark("x-frame-options", headers.get("X-Frame-Options") === "DENY" ? 0 : -20),
  ];
}

function scoreOf(marks: readonly Mark[]): number {
  const sum = (list: readonly Mark[]) => list.reduce((points, mark) => points + mark.points, 0);
  const without = 100 + sum(marks.filter(({ points }) => points < 0));
  return without >= 90 ? without + sum(marks.filter(({ points }) => points > 0)) : without;
}

describe("the Observatory gives A+ with 120 points", () => {
  test.each(["/", `/${golden.code}`, "/rules", "/no-such-page", "/daily"])(
    "to %s",
    async (path) => {
      const response = await ask(path, { redirect: "follow" });
      const { headers } = response;
      const page = await readPage(response);
      const marks = marksOf(headers, page.scripts);
      expect(marks.filter(({ points }) => points < 0)).toEqual([]);
      expect(scoreOf(marks)).toBe(120);
    },
  );

  test("to answers of the API", async () => {
    const { headers, body } = await ask("/api/deals/CR1-N-AAAAAAB");
    await body?.cancel();
    expect(scoreOf(marksOf(headers, []))).toBe(120);
  });
});

test("the rules know worse headers: what is graded is not always A+", () => {
  const grade = (headers: Record<string, string>) => scoreOf(marksOf(new Headers(headers), []));
  expect(grade({})).toBe(100 - 25 - 20 - 5 - 20);
  const strict = "default-src 'none'; frame-ancestors 'none'";
  const rest = {
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
  };
  expect(grade({ ...rest, "Content-Security-Policy": strict })).toBe(115);
  const loose = `${strict}; script-src 'self' 'unsafe-inline'`;
  expect(grade({ ...rest, "Content-Security-Policy": loose })).toBe(80);
});
