/** What else is said in English: fetched after the first screen. */
import type { ClientTexts } from "./client";
import { sheets } from "./sheets";
import { viewer } from "./viewer";

export const more = { sheets, viewer };

export type MoreTexts = typeof more;

/** All that the client says. */
export type AllTexts = ClientTexts & MoreTexts;
