/** What else is said in Polish: fetched after the first screen. */
import type { MoreTexts } from "../en/more";
import { pwa } from "./pwa";
import { table } from "./settings";
import { sheets } from "./sheets";
import { viewer } from "./viewer";

export const more: MoreTexts = { pwa, sheets, table, viewer };
