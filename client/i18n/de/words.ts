/** German words that several sections need. */
import { pluralizer } from "../plural";

const plural = pluralizer("de");

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  count === 0
    ? "keine Neuausteilung übrig"
    : plural(count, { one: "# Neuausteilung übrig", other: "# Neuausteilungen übrig" });
