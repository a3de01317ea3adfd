/** Spanish words that several sections need. */
import { pluralizer } from "../plural";

const plural = pluralizer("es");

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  count === 0
    ? "no quedan repartos"
    : plural(count, { one: "queda # reparto", other: "quedan # repartos" });
