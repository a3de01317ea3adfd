/** Cards as SVG, drawn by the art that the table and the preview pictures use. */
import { FACE_HEIGHT, FACE_WIDTH, type Mark, makeFace } from "#art/face";
import type { Index } from "#art/glyphs";
import { ACE, type Card, KING, rankOf, SUITS, suitOf } from "#engine/card";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import { type Html, html } from "../html";

const LETTERED = [ACE, 11, 12, KING];

/** A card's face, as large as what holds it, from a sheet that has it; says nothing by itself. */
export function cardFace(card: Card): Html {
  return html`<svg class="face" viewBox="0 0 ${FACE_WIDTH} ${FACE_HEIGHT}" aria-hidden="true"><use href="#face-${card}"/></svg>`;
}

/** The faces of these cards, each drawn once, to be used by `cardFace`. */
export function cardSheet(cards: readonly Card[], language: Language): Html {
  const paths = new Map<string, string>();
  const use = ({ ink, path, x, y, scale }: Mark, suit: string) => {
    const id = paths.get(path) ?? `mark-${paths.size}`;
    paths.set(path, id);
    const transform = `translate(${x} ${round(y)}) scale(${round(scale)})`;
    const colour = ink === "suit" ? suit : ink;
    return html`<use class="ink-${colour}" href="#${id}" transform="${transform}"/>`;
  };
  const faces = [...new Set(cards)].map((card) => {
    const marks = makeFace(suitOf(card), rankOf(card), indexOf(card, language));
    const suit = (SUITS[suitOf(card)] as string).toLowerCase();
    return html`<symbol id="face-${card}" viewBox="0 0 ${FACE_WIDTH} ${FACE_HEIGHT}">${marks.map((mark) => use(mark, suit))}</symbol>`;
  });
  const marks = [...paths].map(([path, id]) => html`<path id="${id}" d="${path}"/>`);
  return html`<svg class="card-sheet" width="0" height="0" aria-hidden="true"><defs>${marks}</defs>${faces}</svg>`;
}

function indexOf(card: Card, language: Language): Index {
  const rank = rankOf(card);
  const letter = LETTERED.indexOf(rank);
  return (letter < 0 ? String(rank) : LANGUAGE_FACTS[language].index[letter]) as Index;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
