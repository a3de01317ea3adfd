/** What else is said in Polish: fetched after the first screen. */
import type { MoreTexts } from "../en/more";
import { codes } from "./codes";
import { hints } from "./hints";
import { pwa } from "./pwa";
import { said } from "./said";
import { table } from "./settings";
import { share } from "./share";
import { sheets } from "./sheets";
import { stats } from "./stats";
import { viewer } from "./viewer";

export const more: MoreTexts = { codes, hints, pwa, said, share, sheets, stats, table, viewer };
