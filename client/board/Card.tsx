import type { VNode } from "preact";
import { type Card, KING, rankOf, suitOf } from "#engine/card";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import { FACE_HEIGHT, FACE_WIDTH, makeFace } from "../art/face";
import { GLYPHS, type Index } from "../art/glyphs";
import { settings } from "../settings/current";

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

/** Draws a card's face, as large as what holds it. It says nothing to a screen reader. */
export type Faces = (card: Card) => VNode;

const drawn = new Map<string, Faces>();

/**
 * The faces of the cards in a language, as the settings want them: the same function as long as
 * they look the same. Each face is made once, so that drawing a board again leaves the cards alone
 * that stay.
 */
export function facesOf(language: Language): Faces {
  const { letters, index } = settings.value;
  const spoken = letters === "own" ? language : letters;
  const look = spoken + index;
  const faces = drawn.get(look) ?? makeFaces(spoken, index === "large");
  drawn.set(look, faces);
  return faces;
}

function makeFaces(language: Language, large: boolean): Faces {
  const faces: VNode[] = [];
  return (card) => (faces[card] ??= drawFace(card, language, large));
}

function drawFace(card: Card, language: Language, large: boolean): VNode {
  const suit = suitOf(card);
  const look = `face ${SUIT_CLASSES[suit]}${rankOf(card) > 10 ? " court" : ""}`;
  const marks = makeFace(suit, rankOf(card), indexOf(card, language), large);
  return (
    <svg class={look} viewBox={VIEW_BOX} aria-hidden="true">
      {marks.map(({ ink, path, x, y, scale }) => (
        <path class={`ink-${ink}`} d={path} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </svg>
  );
}
