/** Arabic words that several sections need: counted ones in their cases, and Latin signs. */
import { pluralizer } from "../plural";

const plural = pluralizer("ar");

/** A code or a card's signs stay in one piece and left to right in Arabic text. */
export const ltr = (text: string) => `\u2066${text}\u2069`;

export const cards = (count: number) =>
  plural(count, {
    zero: "لا أوراق",
    one: "ورقة واحدة",
    two: "ورقتان",
    few: "# أوراق",
    many: "# ورقة",
    other: "# ورقة",
  });

const movesOf = (two: string) => (count: number) =>
  plural(count, {
    zero: "لا نقلات",
    one: "نقلة واحدة",
    two,
    few: "# نقلات",
    many: "# نقلة",
    other: "# نقلة",
  });
export const moves = movesOf("نقلتان");
/** After a preposition: only the dual shows the case. */
export const movesAfter = movesOf("نقلتين");

const redealsOf = (two: string) => (count: number) =>
  plural(count, {
    zero: "بلا إعادة توزيع",
    one: "إعادة توزيع واحدة",
    two,
    few: "# إعادات توزيع",
    many: "# إعادة توزيع",
    other: "# إعادة توزيع",
  });
export const redeals = redealsOf("إعادتا توزيع");
/** “With …”. */
export const withRedeals = (count: number) =>
  count === 0 ? redeals(0) : `مع ${redealsOf("إعادتي توزيع")(count)}`;

/** How many redeals are left. */
export const redealsLeft = (count: number) =>
  plural(count, {
    zero: "لم تبقَ إعادة توزيع",
    one: "بقيت إعادة توزيع واحدة",
    two: "بقيت إعادتا توزيع",
    few: "بقيت # إعادات توزيع",
    many: "بقيت # إعادة توزيع",
    other: "بقيت # إعادة توزيع",
  });
