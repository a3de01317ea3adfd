/** What an address asks for, found without the server. */
import type { GameCode } from "#engine/code";
import { parseCode } from "#engine/code-text";
import { codeOfDay, type Day, formatDay, parseDay } from "#engine/daily";

/** A page that can be made in the browser, and the address that is its own. */
export type Asked =
  | {
      readonly page: "home";
      readonly path: string;
      readonly daily: GameCode;
      readonly date: string;
    }
  | { readonly page: "play"; readonly path: string; readonly code: GameCode };

/** The page at a path on a day; null where only the server knows it, or nobody. */
export function pageAt(path: string, today: Day): Asked | null {
  const [first = "", second, ...more] = path.replace(/^\/|\/$/g, "").split("/");
  if (more.length > 0) return null;
  if (first === "daily") {
    const day = second === undefined ? today : parseDay(second);
    return day === null || day > today ? null : playing(codeOfDay(day));
  }
  if (second !== undefined) return null;
  if (first === "") {
    return { page: "home", path: "/", daily: codeOfDay(today), date: formatDay(today) };
  }
  const parsed = parseCode(decoded(first));
  return parsed.ok ? playing(parsed.code) : null;
}

function playing(code: GameCode): Asked {
  return { page: "play", path: `/${code}`, code };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
