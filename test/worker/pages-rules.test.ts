import { describe, expect, test } from "vitest";
import { formatCard } from "#engine/card";
import { describeAction } from "#engine/describe";
import type { Position } from "#engine/position";
import { framesOf, parseReplay, verifyReplay } from "#engine/replay";
import { REFUSALS, type RefusalId } from "#engine/rules";
import { RULE_SECTIONS } from "#i18n/en/rules";
import { LANGUAGES } from "#i18n/languages";
import { TEXTS } from "../../worker/pages/language";
import * as boards from "../../worker/pages/rules/boards";
import { EXAMPLE } from "../../worker/pages/rules/example";
import states from "../fixtures/seed-states.json";
import { SAID } from "../support/languages";
import { ask } from "./support/http";
import { readPage } from "./support/page";

describe("the diagrams' positions are the known ones", () => {
  test.each([
    ["before_move_10", boards.MOVE_BOARD],
    ["before_first_redeal", boards.BEFORE_BOARD],
    ["after_first_redeal", boards.AFTER_BOARD],
  ] as const)("%s", (name, board) => {
    const state = states.states.find((state) => state.name === name);
    const places = [...(state?.piles ?? []), ...(state?.foundations ?? [])];
    const shown = board.map(({ top, count }) => ({ top: formatCard(top ?? 0), count }));
    expect(shown).toEqual(places.map(({ top, count }) => ({ top, count })));
  });

  test("pile 1 in the redeal", () => {
    const [, before, after] = states.states;
    expect(boards.BEFORE_PILE.map(formatCard)).toEqual(before?.pile1_bottom_to_top);
    expect(boards.AFTER_PILE.map(formatCard)).toEqual(after?.pile1_bottom_to_top);
  });

  test("the marked move is the tenth", () => {
    const { from, to } = boards.MOVE;
    expect(formatCard(boards.MOVE_BOARD[from]?.top ?? 0)).toBe("AS");
    expect(formatCard(boards.MOVE_BOARD[to]?.top ?? 0)).toBe("KS");
  });
});

const parsed = parseReplay(EXAMPLE.code, EXAMPLE.actions);
if (!parsed.ok) throw new Error("the example is no game");
const example = parsed.replay;

test("the example is a won game of so many moves and redeals", () => {
  const { moves, redeals } = EXAMPLE;
  expect(verifyReplay(example)).toMatchObject({ ok: true, moves, redeals });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const { engine, pages, rules, said } = TEXTS[language];
  const get = async () => readPage(await ask(`/rules?lang=${language}`));

  test("every section, paragraph, point and refusal is there", async () => {
    const { text, headings } = await get();
    const expected = [`h1 ${rules.title}`, `h2 ${rules.contents}`];
    for (const id of RULE_SECTIONS) {
      const { heading, text: paragraphs, points = [] } = rules.sections[id];
      expected.push(`h2 ${heading}`);
      for (const line of [...paragraphs, ...points]) expect(text).toContain(line);
    }
    expect(headings).toEqual(expected);
    for (const id of REFUSALS) {
      expect(text).toContain(rules.refusals[id]);
      expect(text).toContain(refusal(id));
    }
  });

  test("each diagram is said in words", async () => {
    const { text } = await get();
    const shown = [boards.DEAL_BOARD, boards.MOVE_BOARD, boards.BEFORE_BOARD, boards.AFTER_BOARD];
    for (const place of shown.flat()) expect(text).toContain(engine.placeWithCards(place));
    for (const card of boards.BEFORE_PILE) expect(text).toContain(engine.card(card));
  });

  test("the example is told step by step, for the board too, and can be played", async () => {
    const { text, data, hrefs } = await get();
    const frames = framesOf(example);
    for (const [i, action] of example.actions.entries()) {
      expect(text).toContain(engine.action(describeAction(frames[i] as Position, action)));
    }
    const { code, actions, moves, redeals } = EXAMPLE;
    expect(text).toContain(pages.replay.description(moves, redeals));
    expect(hrefs).toContain(`/${code}?lang=${language}`);
    expect(data["example"]).toEqual({ code, actions });
  });

  test("the setting of the reasons is named as the settings name it", async () => {
    const { text } = await get();
    expect(text).toContain(SAID[language].table.choices.reasons.name);
  });

  test("ids are there once, and all that refers to one finds it", async () => {
    const { ids, references } = await get();
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  function refusal(id: RefusalId): string {
    return said.refusal({ id, card: null, from: null, to: null, top: null, limit: 13 });
  }
});

test("the app's own words for refusals are kept", () => {
  const reasons = (language: "he" | "pl") =>
    REFUSALS.map((id) =>
      TEXTS[language].said.refusal({ id, card: 0, from: null, to: null, top: 0, limit: 13 }),
    ).join("\n");
  for (const text of [
    "בסיס הקרן נעול",
    "אי אפשר להניח על ערימה ריקה",
    "הערימה הזו מלאה; בחרו יעד אחר",
    "חייב להיות מאותו סמל",
    "חייב להיות בדרגה גבוהה או נמוכה יותר",
    "אין חלוקות מחדש",
  ]) {
    expect(reasons("he")).toContain(text);
  }
  for (const text of [
    "Podstawa fundamentu jest zablokowana",
    "Nie można położyć na pustym stosie",
    "Ten stos jest pełny; wybierz inne miejsce docelowe",
    "Musi być tego samego koloru",
    "Musi mieć wyższą lub niższą wartość",
    "Brak przetasowań",
  ]) {
    expect(reasons("pl")).toContain(text);
  }
});
