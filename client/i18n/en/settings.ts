/** English for the settings, for where the cards lie and for the position in words. */
import type { Card } from "#engine/card";
import type { NamedPlace } from "#engine/describe";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table = {
  /** Each setting's name, and what there is to choose. */
  choices: {
    theme: { name: "Brightness", system: "As the device", light: "Light", dark: "Dark" },
    table: { name: "Table", felt: "Felt", plain: "Plain" },
    deck: { name: "Suits", two: "Two colours", four: "Four colours" },
    index: { name: "Signs on the cards", normal: "Normal", large: "Large" },
    letters: { name: "Letters on the cards", own: "As the language" },
    motion: { name: "Motion", normal: "Normal", slow: "Slow", fast: "Fast", off: "None" },
    reasons: { name: "Show why a move is refused", on: "Yes", off: "No" },
    clock: { name: "Clock", on: "Shown", off: "Hidden" },
    drag: { name: "Moving cards", on: "Tap or drag", off: "Tap only" },
    hand: { name: "Buttons for", right: "Right hand", left: "Left hand" },
    standing: { name: "Show whether the game can still be won", off: "No", on: "Yes" },
    deals: { name: "New deals", winnable: "Can be won", any: "Any" },
  },
  settings: {
    title: "Settings",
    language: "Language",
    /** Said where the device asks for less motion, which goes before the setting. */
    reduced: "Your device asks for no motion, so there is none.",
  },
  survey: {
    title: "Where the cards lie",
    suits: "Suit",
    rank: "Card",
    first: "One copy",
    second: "The other",
    /** A pile that holds a card, with so many cards on it. */
    under: (where: NamedPlace, above: number) =>
      above === 0 ? `${place(where)}, on top` : `${place(where)}, ${cards(above)} on it`,
    /** Where a card lies that is on a foundation. */
    home: "Home",
    /** Both copies of a card, by the words of where they lie. */
    both: (value: Card, one: string, other: string) => `${card(value)}: ${one}; ${other}.`,
    hint: "Tap a card to learn where both of its copies lie.",
  },
  position: {
    title: "Position in words",
    /** Comes before the numbers of the piles that hold 13 cards. */
    full: "Full, they take no card: ",
    copy: "Copy",
    copied: "Copied.",
    copyByHand: "Copying did not work. Select the text and copy it.",
  },
};

export type TableTexts = typeof table;
