/**
 * What hands mean at the table. Source: spec/rules.md, "At the table". Every gesture ends in one
 * action, in a selection, or in the reason why not.
 */
import type { Signal } from "@preact/signals";
import { namePlace } from "#engine/describe";
import { act, type Game } from "#engine/game";
import { isPile, type Place, topOf } from "#engine/position";
import { actionOfMove, type Move, type RefusalId, refusalOfMove, targetsOf } from "#engine/rules";
import { foundationFor } from "../board/foundation-for";
import { isFoundation, pointOf } from "../board/layout";
import type { TableMessage } from "./message";

/** The parts of a table that gestures work on. */
export interface GestureTable {
  readonly game: Signal<Game>;
  readonly selected: Signal<Place | null>;
  readonly say: (message: TableMessage) => void;
  readonly refuse: (id: RefusalId, move: Move) => void;
  /** Whether another tab has gone on, so that the gesture meant another position. */
  readonly overtaken: () => boolean;
  readonly perform: (result: Game | RefusalId, move: Move) => void;
}

/** The gestures of a table. */
export function makeGestures(table: GestureTable) {
  const { game, selected, say, refuse, overtaken, perform } = table;
  /** The place from which the last tap sent a card at once. */
  let tapped: Place | null = null;

  const isOver = () => overtaken() || game.value.status === "won";
  /** Brings a card to a place; a foundation stands for all that take the card. */
  const bring = (from: Place, to: Place) => {
    const { position } = game.value;
    const legal = targetsOf(position, from);
    const meant = legal.includes(to) ? to : (foundationFor(to, legal, distance) ?? to);
    const action = actionOfMove(position, from, meant);
    const result = typeof action === "string" ? action : act(game.value, action);
    perform(result, { from, to: meant });
  };
  const sendHome = (from: Place) => {
    const { position } = game.value;
    const card = topOf(position, from);
    const home = targetsOf(position, from).find(isFoundation);
    if (home !== undefined) bring(from, home);
    else if (card === null) refuse("empty-source", { from, to: from });
    else say({ id: "no-home", card });
  };
  const pick = (from: Place) => {
    const { position } = game.value;
    const card = topOf(position, from);
    const targets = targetsOf(position, from);
    const [only] = targets;
    if (card === null) refuse("empty-source", { from, to: from });
    else if (only === undefined) {
      const locked = !isPile(from) && refusalOfMove(position, from, from) === "base-locked";
      if (locked) refuse("base-locked", { from, to: from });
      else say({ id: "no-target", card });
    } else if (targets.length === 1) {
      tapped = from;
      bring(from, only);
    } else {
      selected.value = from;
      say({ id: "selected", card, from: namePlace(from), targets: targets.length });
    }
  };
  const deselect = () => {
    if (selected.value === null) return;
    selected.value = null;
    say({ id: "deselected" });
  };
  return {
    /** One tap: selects, sends the card to its only target, or to the tapped place. */
    tap: (place: Place) => {
      tapped = null;
      if (isOver()) return;
      const from = selected.value;
      if (from === null) pick(place);
      else if (from === place) deselect();
      else bring(from, place);
    },
    /** The second tap of two: it means the card of the first, never the one that lies there now. */
    doubleTap: (place: Place) => {
      if (tapped === place || selected.value !== place || isOver()) return;
      if (targetsOf(game.value.position, place).some(isFoundation)) sendHome(place);
      else deselect();
    },
    /** A card was dragged to a place. */
    move: (from: Place, to: Place) => {
      if (!isOver()) bring(from, to);
    },
    /** The card goes to a foundation that takes it. */
    sendHome: (from: Place) => {
      if (!isOver()) sendHome(from);
    },
    deselect,
    /** A drag begins: what was selected is forgotten, without a word. */
    release: () => {
      selected.value = null;
    },
  };
}

function distance(a: Place, b: Place): number {
  const p = pointOf(a, "wide");
  const q = pointOf(b, "wide");
  return Math.hypot(p.x - q.x, p.y - q.y);
}
