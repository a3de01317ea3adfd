/** Italian words that several sections need. */
import { pluralizer } from "../plural";

const plural = pluralizer("it");

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  count === 0
    ? "nessuna ridistribuzione rimasta"
    : plural(count, { one: "resta # ridistribuzione", other: "restano # ridistribuzioni" });
