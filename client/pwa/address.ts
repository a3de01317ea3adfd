/** What an address asks for, found without the server. */
import type { GameCode } from "#engine/code";
import { parseCode } from "#engine/code-text";
import { codeOfDay, type Day, dayOfCode, formatDay, parseDay } from "#engine/daily";

/** A page that can be made in the browser, and the path that is its own. */
export type Asked = { readonly path: string } & (
  | { readonly page: "home"; readonly daily: GameCode; readonly date: string }
  | { readonly page: "play"; readonly code: GameCode; readonly daily?: string }
  | { readonly page: "stats" | "calendar" }
);

/** The page at a path on a day; null where only the server knows it, or nobody. */
export function pageAt(path: string, today: Day): Asked | null {
  const [first = "", second, ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length > 0) return null;
  if (first === "daily") {
    const day = second === undefined ? today : parseDay(second);
    return day === null || day > today ? null : playing(codeOfDay(day), today);
  }
  if (second !== undefined) return null;
  switch (first) {
    case "":
      return { page: "home", path: "/", daily: codeOfDay(today), date: formatDay(today) };
    case "stats":
    case "calendar":
      return { page: first, path: `/${first}` };
  }
  const parsed = parseCode(decoded(first));
  return parsed.ok ? playing(parsed.code, today) : null;
}

function playing(code: GameCode, today: Day): Asked {
  const day = dayOfCode(code, today);
  const daily = day === null ? {} : { daily: formatDay(day) };
  return { page: "play", path: `/${code}`, code, ...daily };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
