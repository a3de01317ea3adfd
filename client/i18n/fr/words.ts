/** French words that several sections need. */
import { pluralizer } from "../plural";

const plural = pluralizer("fr");

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  count === 0
    ? "plus de redonne"
    : plural(count, { one: "# redonne restante", other: "# redonnes restantes" });
