/**
 * The grade that Mozilla's HTTP Observatory gives, by the rules of its published scoring: from 100,
 * minus what is wrong, plus a bonus for what is better than it need be where 90 are left. What only
 * a deployed site can show (HTTPS and the way to it, HSTS preloading) counts nothing here.
 */
import { describe, expect, test } from "vitest";
import { golden } from "./support/games";
import { ask, submit } from "./support/http";
import { readPage } from "./support/page";

interface Mark {
  readonly rule: string;
  readonly points: number;
}

/** Half a year of 180 days, in s. */
const LONG_HSTS = 15_552_000;
const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];
const BROAD = "* ftp: http: https: http://* http://*.* https://* https://*.*".split(" ");
const INLINE = ["'unsafe-inline'", "data:"];

type Directives = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Directives {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

/** Nonces, hashes and `strict-dynamic`, which would soften some of it, are not known here. */
function markPolicy(policy: Directives): Mark {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [scripts, styles] = [sources("script-src"), sources("style-src")];
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const hasAny = (list: readonly string[], bad: readonly string[]) =>
    list.some((source) => bad.includes(source));
  if (hasAny(scripts, [...BROAD, ...INLINE]) || hasAny(sources("object-src"), BROAD))
    return { rule: "csp-implemented-with-unsafe-inline", points: -20 };
  if (active.some(isInsecure)) return { rule: "csp-implemented-with-insecure-scheme", points: -20 };
  if (hasAny([...scripts, ...styles], ["'unsafe-eval'"]))
    return { rule: "csp-implemented-with-unsafe-eval", points: -10 };
  if (passive.flatMap(sources).some(isInsecure))
    return { rule: "csp-implemented-with-insecure-scheme-in-passive-content-only", points: -10 };
  if (hasAny(styles, [...BROAD, ...INLINE]))
    return { rule: "csp-implemented-with-unsafe-inline-in-style-src-only", points: 0 };
  if (policy.get("default-src")?.join() === "'none'")
    return { rule: "csp-implemented-with-no-unsafe-default-src-none", points: 10 };
  return { rule: "csp-implemented-with-no-unsafe", points: 5 };
}

const RESOURCE_POLICIES: Readonly<Record<string, number>> = {
  "same-origin": 10,
  "same-site": 10,
  "cross-origin": 0,
};

function marksOf(headers: Headers, scripts: readonly string[]): readonly Mark[] {
  const text = headers.get("Content-Security-Policy");
  const policy = text === null ? null : parsePolicy(text);
  const age = /^max-age=(\d+)[^,]*$/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1];
  const referrers = headers.get("Referrer-Policy");
  const origins = headers.get("Access-Control-Allow-Origin");
  const credentials = headers.get("Access-Control-Allow-Credentials");
  const resources = headers.get("Cross-Origin-Resource-Policy");
  const mark = (rule: string, points: number): Mark => ({ rule, points });
  return [
    policy === null ? mark("csp-not-implemented", -25) : markPolicy(policy),
    headers.get("Set-Cookie") === null ? mark("cookies-not-found", 0) : mark("cookies", -40),
    origins !== null && credentials !== null
      ? mark("cross-origin-resource-sharing-implemented-with-universal-access", -50)
      : mark("cross-origin-resource-sharing", 0),
    resources === null
      ? mark("cross-origin-resource-policy-not-implemented", 0)
      : mark("cross-origin-resource-policy", RESOURCE_POLICIES[resources] ?? -5),
    age === undefined
      ? mark("hsts-not-implemented", -20)
      : mark("hsts-implemented", Number(age) >= LONG_HSTS ? 0 : -10),
    referrers === null
      ? mark("referrer-policy-not-implemented", 0)
      : mark("referrer-policy", PRIVATE_REFERRERS.includes(referrers) ? 5 : -5),
    scripts.every((script) => script.startsWith("/") && !script.startsWith("//"))
      ? mark("sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0)
      : mark("sri-not-implemented-and-external-scripts-not-loaded-securely", -50),
    mark("x-content-type-options", headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5),
    policy?.has("frame-ancestors") === true
      ? mark("x-frame-options-implemented-via-csp", 5)
      : mark("x-frame-options", headers.get("X-Frame-Options") === "DENY" ? 0 : -20),
  ];
}

function scoreOf(marks: readonly Mark[]): number {
  const sum = (list: readonly Mark[]) => list.reduce((points, mark) => points + mark.points, 0);
  const without = 100 + sum(marks.filter(({ points }) => points < 0));
  return without >= 90 ? without + sum(marks.filter(({ points }) => points > 0)) : without;
}

describe("the Observatory gives A+, which begins at 100", () => {
  const { code, id } = golden;

  async function gradeOf(path: string): Promise<number> {
    const response = await ask(path, { redirect: "follow" });
    const { headers } = response;
    const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
    const scripts = isPage ? (await readPage(response)).scripts : [];
    if (!isPage) await response.body?.cancel();
    const marks = marksOf(headers, scripts);
    expect(marks.filter(({ points }) => points < 0)).toEqual([]);
    return scoreOf(marks);
  }

  test.each(["/", `/${code}`, `/${code}/${id}`, `/${code}/wins`, "/rules", "/daily", "/stats"])(
    "to %s, with all points but those for a preloaded domain and for integrity of own scripts",
    async (path) => expect(await gradeOf(path)).toBe(130),
  );

  test.each(["/no-such-page", `/${code}.png`, "/api", `/api/deals/${code}`, "/api/games/x"])(
    "to %s",
    async (path) => expect(await gradeOf(path)).toBeGreaterThanOrEqual(120),
  );

  test("to what other sites may frame", async () => {
    await submit(code, { actions: golden.actions, seconds: 1 });
    expect(await gradeOf(`/embed/${code}/${id}`)).toBe(120);
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
  const withPolicy = (policy: string) => grade({ ...rest, "Content-Security-Policy": policy });
  expect(withPolicy(strict)).toBe(115);
  expect(withPolicy(`${strict}; script-src 'self' 'unsafe-inline'`)).toBe(80);
  expect(withPolicy(`${strict}; script-src 'self' 'unsafe-eval'`)).toBe(90 + 5);
  expect(withPolicy(`${strict}; img-src http://a.example`)).toBe(90 + 5);
  expect(withPolicy(`${strict}; connect-src http://a.example`)).toBe(80);
  expect(withPolicy(`${strict}; style-src https:`)).toBe(105);
  expect(grade({ ...rest, "Strict-Transport-Security": "max-age=60" })).toBe(100 - 25 - 10 - 20);
});
