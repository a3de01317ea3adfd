/** A language's texts one by one, those that are made of facts with facts of every kind. */
import { EACH_SUIT } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage, RefusalMessage } from "#engine/describe";
import { namePlace } from "#engine/describe";
import { PLACE_COUNT } from "#engine/position";
import { REFUSALS } from "#engine/rules";
import type { Said } from "./languages";

/** A text and where it stands among the language's. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

/** The names of all 24 places. */
export const PLACES: readonly NamedPlace[] = Array.from({ length: PLACE_COUNT }, (_, i) =>
  namePlace(i),
);
const named = (place: number) => PLACES[place] as NamedPlace;
const [pile, other, up, down] = [named(0), named(15), named(16), named(23)];
const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1143];
const CARDS = [0, 12, 13, 24, 36, 37, 49];
const CODE = "CR1-N-CRESCEN";

const counts = COUNTS.map((count) => [count]);
const places = PLACES.map((place) => [place]);
const held: PlaceMessage[] = PLACES.flatMap((place) => [
  { ...place, count: 6, top: 13 },
  ...(place.id === "pile" ? [{ ...place, count: 0, top: null }] : []),
]);
const moves: ActionMessage[] = CARDS.flatMap((card) =>
  [pile, up, down].flatMap((from) =>
    [other, up, down].map((to) => ({
      id: "move" as const,
      card,
      from,
      to,
      onto: card,
      count: 7,
    })),
  ),
);
const actions: ActionMessage[] = [
  ...moves,
  ...[0, 1, 2].map((left) => ({ id: "redeal" as const, left })),
];
const refusals: RefusalMessage[] = REFUSALS.flatMap((id) =>
  [other, up].map((to) => ({
    id,
    card: 13,
    from: pile,
    to,
    top: 24,
    limit: 13,
  })),
);
const faults = [
  { id: "code-prefix", prefix: "CR2-N" },
  { id: "code-character", character: "7" },
  ...COUNTS.map((length) => ({ id: "code-length", length })),
];

/** Facts for the texts that are functions, by their path's end. */
const FACTS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "engine.suit": EACH_SUIT.map((suit) => [suit]),
  "engine.rank": Array.from({ length: 13 }, (_, i) => [i + 1]),
  "engine.card": Array.from({ length: 52 }, (_, card) => [card]),
  "engine.cards": counts,
  "engine.moves": counts,
  "engine.redeals": counts,
  "engine.place": places,
  "engine.placeWithCards": held.map((place) => [place]),
  "engine.action": actions.map((action) => [action]),
  "said.refusal": refusals.map((refusal) => [refusal]),
  "codes.codeFault": faults.map((fault) => [fault]),
  "said.did": actions.map((action) => [action]),
  "said.undone": actions.map((action) => [action]),
  "said.shows": held.map((place) => [place]),
  "said.selected": COUNTS.map((count) => [13, pile, count]),
  "said.noTarget": CARDS.map((card) => [card]),
  "said.noHome": CARDS.map((card) => [card]),
  "said.status": COUNTS.map((count) => [count, count, count % 4, count]),
  "play.table.redealsLeft": [[0], [1], [2], [3]],
  "play.table.date": [[1_796_000_000_000]],
  "start.date": [[1_796_000_000_000]],
  "start.goOnWith": COUNTS.map((count) => [CODE, count]),
  "sheets.dialogs.suggest": [[CODE]],
  "sheets.dialogs.peekTitle": [[1], [16]],
  "sheets.dialogs.peekCount": counts,
  "sheets.dialogs.peekFoundation": [[up], [down]],
  "sheets.dialogs.wonText": COUNTS.map((count) => [count, count % 4, count * 37]),
  "sheets.sharing.wonText": COUNTS.map((count) => [CODE, count, "https://example.com/"]),
  "viewer.won": COUNTS.map((count) => [count, count % 4]),
  "viewer.time": COUNTS.map((count) => [count * 37]),
  "viewer.wonOn": [[1_796_000_000_000]],
  "viewer.times": [[0.5], [8]],
  "viewer.step": [[42, 143]],
  "viewer.stepWith": [[42, 143, CODE]],
  "viewer.soFar": COUNTS.map((count) => [count, count % 4]),
  "viewer.home": COUNTS.map((count) => [count, 104]),
  "viewer.left": [[0], [1], [2], [3]],
  "viewer.emptied": [[1], [16]],
  "viewer.shareText": COUNTS.map((count) => [CODE, count, count % 4]),
  "viewer.forkTitle": [[42]],
  "viewer.forkText": counts,
  "hints.advice.back": counts,
  "hints.advice.beyond": counts,
  "hints.advice.takeBack": counts,
  "hints.advice.rest": counts,
  "pages.play.imageAlt": [[CODE, CARDS]],
  "pages.replay.title": COUNTS.map((count) => [CODE, count]),
  "pages.replay.description": COUNTS.map((count) => [count, count % 4]),
  "pages.replay.imageAlt": COUNTS.map((count) => [CODE, count, count % 4]),
};

/** All texts in the order of their paths; of a function without facts here, that it is one. */
export function texts(said: Said): Text[] {
  return walk(said, "").sort((a, b) => (a.path < b.path ? -1 : 1));
}

function walk(value: unknown, path: string): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value === "function") {
    const facts = FACTS[path];
    if (facts === undefined) return [{ path: `${path}()`, text: "()" }];
    return facts.map((given, i) => ({ path: `${path}(${i})`, text: String(value(...given)) }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    walk(inner, path === "" ? key : `${path}.${key}`),
  );
}
