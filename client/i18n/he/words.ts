/** Hebrew words that several sections need. */
import { pluralizer } from "../plural";

const plural = pluralizer("he");

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  count === 0
    ? "לא נותרו חלוקות מחדש"
    : plural(count, {
        one: "נותרה חלוקה מחדש אחת",
        two: "נותרו שתי חלוקות מחדש",
        other: "נותרו # חלוקות מחדש",
      });
