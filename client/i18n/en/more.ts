/** What else is said in English: fetched after the first screen. */
import type { ClientTexts } from "./client";
import { codes } from "./codes";
import { hints } from "./hints";
import { pwa } from "./pwa";
import { said } from "./said";
import { table } from "./settings";
import { share } from "./share";
import { sheets } from "./sheets";
import { stats } from "./stats";
import { viewer } from "./viewer";

export const more = { codes, hints, pwa, said, share, sheets, stats, table, viewer };

export type MoreTexts = typeof more;

/** All that the client says. */
export type AllTexts = ClientTexts & MoreTexts;
