/** German for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("de");
const SUIT_NAMES = ["Pik", "Herz", "Karo", "Kreuz"];
const RANK_NAMES = ["Ass", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König"];

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const rank = (value: Rank) => RANK_NAMES[value - 1] as string;
const card = (value: Card) => `${suit(suitOf(value))}-${rank(rankOf(value))}`;
const cards = (count: number) => plural(count, { one: "# Karte", other: "# Karten" });
const moves = (count: number) => plural(count, { one: "# Zug", other: "# Züge" });
const redeals = (count: number) =>
  plural(count, { one: "# Neuausteilung", other: "# Neuausteilungen" });

const DIRECTIONS = { ascending: "aufsteigend", descending: "absteigend" };
const foundation = (value: NamedPlace & { id: "foundation" }, ending: string) =>
  `${DIRECTIONS[value.direction]}${ending} ${suit(value.suit)}-Fundament`;
const place = (value: NamedPlace) =>
  value.id === "pile" ? `Stapel ${value.pile}` : foundation(value, "es");
/** After “von” and the like. */
const placeDative = (value: NamedPlace) =>
  value.id === "pile" ? `Stapel ${value.pile}` : `dem ${foundation(value, "en")}`;

export const engine: EngineTexts = {
  suit,
  rank,
  card,
  cards,
  moves,
  redeals,
  place,
  placeWithCards: (value: PlaceMessage) =>
    value.top === null
      ? `${place(value)}: leer`
      : `${place(value)}: ${cards(value.count)}, oben ${card(value.top)}`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      return value.left === 0 ? "Neuausteilung, die letzte" : `Neuausteilung, noch ${value.left}`;
    }
    const target =
      value.to.id === "pile"
        ? `auf ${card(value.onto)} von ${place(value.to)}`
        : `auf das ${foundation(value.to, "e")}`;
    return `${card(value.card)} von ${placeDative(value.from)} ${target}`;
  },
};
