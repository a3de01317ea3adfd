/** Polish words that several sections need. */
import { pluralizer } from "../plural";

const plural = pluralizer("pl");

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  count === 0
    ? "brak przetasowań"
    : plural(count, {
        one: "zostało # przetasowanie",
        few: "zostały # przetasowania",
        other: "zostało # przetasowań",
      });
