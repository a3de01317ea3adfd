/** The adviser's icons, drawn in a box of 24. */
import type { IconShape } from "../ui/Icon";
import type { Standing } from "./adviser";

export const REVIEW: IconShape = { path: "M4 5v5h5M4.5 10A8 8 0 1 1 4 13.5M12 8v4.5l3 2" };

/** A tick, a cross, a question, and dots while it is looked for. */
export const STANDINGS: Readonly<Record<Standing, IconShape>> = {
  won: { path: "M4.5 12.5l5 5 10-11" },
  lost: { path: "M6 6l12 12M18 6 6 18" },
  unknown: { path: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3m0 4v.1" },
  looking: { path: "M6 12h.1M12 12h.1M18 12h.1" },
};
