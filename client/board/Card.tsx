import type { VNode } from "preact";
import { type Card, KING, rankOf, suitOf } from "#engine/card";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import { FACE_HEIGHT, FACE_WIDTH, makeFace } from "../art/face";
import { GLYPHS, type Index } from "../art/glyphs";

const VIEW_BOX = `0 0 ${FACE_WIDTH} ${FACE_HEIGHT}`;
const SUIT_CLASSES = ["suit-s", "suit-h", "suit-d", "suit-c"];
const LETTERED = [1, 11, 12, KING];

/** What stands in a card's corner: its number, or the language's letter for A, J, Q and K. */
export function indexOf(card: Card, language: Language): Index {
  const rank = rankOf(card);
  const letter = LETTERED.indexOf(rank);
  const text = letter < 0 ? `${rank}` : LANGUAGE_FACTS[language].index[letter];
  return text !== undefined && text in GLYPHS ? (text as Index) : "A";
}

const drawn = new Map<string, VNode>();

/**
 * A card's face, as large as what holds it. Says nothing to a screen reader: its place does. Each
 * face is made once, so that drawing a board again leaves the cards alone that stay.
 */
export function cardFace(card: Card, language: Language): VNode {
  const key = `${language}${card}`;
  const face = drawn.get(key) ?? drawFace(card, language);
  drawn.set(key, face);
  return face;
}

function drawFace(card: Card, language: Language): VNode {
  const suit = suitOf(card);
  return (
    <svg class={`face ${SUIT_CLASSES[suit]}`} viewBox={VIEW_BOX} aria-hidden="true">
      {makeFace(suit, rankOf(card), indexOf(card, language)).map(({ ink, path, x, y, scale }) => (
        <path class={`ink-${ink}`} d={path} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </svg>
  );
}
