/** What all languages owe: every text, every plural, words of their own, and their own letters. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EACH_SUIT } from "#engine/card";
import { LANGUAGE_FACTS, LANGUAGES, LOCALES } from "#i18n/languages";
import { pluralizer } from "#i18n/plural";
import { markUntranslated } from "#i18n/pseudo";
import { SAID } from "../support/languages";
import { PLACES, texts } from "../support/texts";

const TRANSLATED = LANGUAGES.filter((language) => language !== "en");
/** The texts that carry an example of a code. */
const EXAMPLES = /enterHint|bad-code|^rules/;

describe.each(LANGUAGES)("%s", (language) => {
  const all = texts(SAID[language]);

  test("says something for all that English says, and nothing blank or broken", () => {
    expect(all.map(({ path }) => path)).toEqual(texts(SAID.en).map(({ path }) => path));
    const broken = all.filter(({ text }) => /^\s*$|undefined|\[object|NaN|#| {2}/.test(text));
    expect(broken).toEqual([]);
  });

  // A code in a sentence was broken at its hyphens where a line ended.
  test("keeps the codes of its sentences whole", () => {
    const breakable = all.filter(
      ({ path, text }) => EXAMPLES.test(path) && /CR1-(?!\u2060)/.test(text),
    );
    expect(breakable).toEqual([]);
  });

  test("has a plural form for each category that its whole numbers meet", () => {
    const { cards, moves, redeals } = SAID[language].engine;
    const rules = new Intl.PluralRules(language);
    for (const phrase of [cards, moves, redeals]) {
      const forms = new Map<string, Set<string>>();
      for (const count of [...Array.from({ length: 200 }, (_, i) => i), 1_000_000]) {
        const words = phrase(count)
          .replace(/[\p{Nd}\p{Zs}.,]+/gu, " ")
          .trim();
        const category = rules.select(count);
        forms.set(category, (forms.get(category) ?? new Set()).add(words));
      }
      // One form for each category; nought and the few that are words may have one of their own.
      for (const words of forms.values()) expect(words.size).toBeLessThanOrEqual(2);
    }
  });

  test("names every card, place and rank apart", () => {
    const { card, suit, place } = SAID[language].engine;
    const cards = Array.from({ length: 52 }, (_, value) => card(value));
    expect(new Set(cards).size).toBe(52);
    expect(new Set(EACH_SUIT.map(suit)).size).toBe(4);
    expect(new Set(PLACES.map(place)).size).toBe(24);
  });

  test("writes numbers in the digits of the board", () => {
    const foreign = all.filter(({ text }) => /(?![0-9])\p{Nd}/u.test(text));
    expect(foreign).toEqual([]);
    expect(pluralizer(language)(12, { other: "#" })).toBe("12");
  });

  test("has a name, a direction and a locale of its own", () => {
    const { name, dir } = LANGUAGE_FACTS[language];
    expect(name.toLowerCase()).toBe(
      new Intl.DisplayNames(language, { type: "language" }).of(language)?.toLowerCase(),
    );
    expect(dir).toBe(/[\u0590-\u06ff]/.test(name) ? "rtl" : "ltr");
    expect(LOCALES[language]).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  });
});

/** What every glossary has a word for. */
const TERMS = [
  ["solitaire", "game", "deal", "game code", "rules", "board", "place", "pile", "horseshoe"],
  ["foundation", "ascending / descending foundation", "base", "card", "suit", "rank"],
  ["top card / bottom card", "♠ ♥ ♦ ♣", "A J Q K", "move", "redeal", "step", "to undo / to redo"],
  ["to select", "to peek", "stuck", "won", "replay", "daily deal", "grade", "statistics"],
  ["attempt", "streak", "favourite", "settings", "hint", "look back", "survey", "position"],
  ["challenge", "to compare", "moving picture", "to embed", "odds", "address to the player"],
].flat();

/** The rows of a language's glossary by their term. */
function glossaryOf(language: string): Map<string, string[]> {
  const url = new URL(`../../client/i18n/${language}/glossary.md`, import.meta.url);
  const rows = readFileSync(url, "utf8").split("\n");
  return new Map(
    rows
      .filter((row) => row.startsWith("|"))
      .map((row) => row.split("|").map((cell) => cell.trim()))
      .map(([, term = "", ...words]) => [term, words]),
  );
}

describe.each(TRANSLATED)("%s", (language) => {
  test("leaves no text English", () => {
    const english = new Map(texts(SAID.en).map(({ path, text }) => [path, text]));
    const same = texts(SAID[language]).filter(
      ({ path, text }) => english.get(path) === text && isPhrase(text),
    );
    expect(same).toEqual([]);
  });

  test("has a glossary with a word for each term, and names its index letters", () => {
    const glossary = glossaryOf(language);
    const missing = TERMS.filter((term) => !/\p{L}/u.test(glossary.get(term)?.join(" ") ?? ""));
    expect(missing).toEqual([]);
    expect(glossary.get("A J Q K")?.join(" ")).toContain(LANGUAGE_FACTS[language].index.join(" "));
  });

  test("calls things by the words of its glossary", () => {
    const { play, share, start, table } = SAID[language];
    const words = (term: string) => glossaryOf(language).get(term)?.[0]?.toLowerCase() ?? "";
    expect(words("settings")).toContain(table.settings.title.toLowerCase());
    expect(words("survey")).toContain(table.survey.title.toLowerCase());
    expect(words("hint")).toContain(play.table.hint.replaceAll("\u00ad", "").toLowerCase());
    expect(words("moving picture")).toContain(share.picture.make.toLowerCase());
    for (const grade of Object.values(start.grades)) expect(words("grade")).toContain(grade);
  });
});

/** Whether a text has words enough to be English alone: a single one may be the same elsewhere. */
const isPhrase = (text: string) =>
  (text.replace(/CR1-N-\w+|Crescent/g, "").match(/\p{L}{2,}/gu) ?? []).length > 1;

test("French sets its signs off with spaces that never break", () => {
  const loose = texts(SAID.fr).filter(({ text }) =>
    /(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)/.test(text.replace(/https?:\S+/g, "")),
  );
  expect(loose).toEqual([]);
});

test("a text that was not translated stands out", () => {
  const english = { a: "Undo", b: { c: (n: number) => `${n} moves` }, d: ["Rules"], e: "×" };
  const half = { a: "Annuler", b: { c: (n: number) => `${n} moves` }, d: ["Rules"], e: "×" };
  const marked = markUntranslated(half, english);
  expect(marked.a).toBe("Annuler");
  expect(marked.b.c(2)).toBe("[!! 2 moves]");
  expect(marked.d).toEqual(["[!! Rules]"]);
  expect(marked.e).toBe("×");
});
