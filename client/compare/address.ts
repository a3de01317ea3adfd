/** The address of two replays side by side: `/CODE/ID?with=ID`. */
import { type GameCode, isCode } from "#engine/code";
import { REPLAY_ID } from "#engine/limits";
import { pathTo } from "../language";

const PARAMETER = "with";

/** The path of a replay beside another of the same deal. */
export function comparisonPath(code: GameCode, id: string, other: string): string {
  const path = pathTo(`/${code}/${id}`);
  return `${path}${path.includes("?") ? "&" : "?"}${PARAMETER}=${other}`;
}

/** The id of the other replay that an address's query asks for, or null. */
export function otherOf(search: string): string | null {
  return readId(new URLSearchParams(search).get(PARAMETER) ?? "");
}

/** The id in what a person pasted: a replay's link or its id; null where it is none of this deal. */
export function parsePasted(code: GameCode, text: string): string | null {
  const [, asked, id = ""] = /(?:^|\/)([^/?#]+)\/([a-z2-7]{10})(?:[?#].*)?$/i.exec(text.trim()) ?? [
    "",
    code,
    text.trim(),
  ];
  const canonical = asked?.toUpperCase() ?? "";
  return isCode(canonical) && canonical === code ? readId(id) : null;
}

function readId(text: string): string | null {
  const id = text.toLowerCase();
  return REPLAY_ID.test(id) ? id : null;
}
