import { useState } from "preact/hooks";
import type { Card } from "#engine/card";
import { namePlace } from "#engine/describe";
import { isPile, PILE_COUNT, type Place, type Position } from "#engine/position";
import { facesOf } from "../board/Card";
import { cardsAt } from "../board/cards";
import { whereabouts, whereWords } from "../survey/survey";
import { useMore, useSpeech } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { NEXT, PREVIOUS } from "../ui/sheet-icons";

interface PeekProps {
  readonly position: Position;
  readonly place: Place;
  /** A card that is looked for there, to be marked. */
  readonly card: Card | null;
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

/**
 * Looks into a pile: all its cards from the bottom to the top. No cheating: they lie face up. A
 * card that is tapped says where both of its copies lie.
 */
export function Peek({ position, place, card, onPlace, onClose }: PeekProps) {
  const { language, texts } = useSpeech();
  const { table, sheets } = useMore();
  const [asked, setAsked] = useState(card);
  const words = sheets.dialogs;
  const cards = cardsAt(position, place);
  const faces = facesOf(language);
  const title = isPile(place) ? words.peekTitle(place + 1) : words.peekFoundation(namePlace(place));
  const step = (by: number) => onPlace((place + by + PILE_COUNT) % PILE_COUNT);
  return (
    <Dialog title={title} onClose={onClose} class="peek">
      <p class="hint" aria-live="polite">
        {cards.length === 0 ? words.peekEmpty : words.peekCount(cards.length)}
      </p>
      <ol class="peek-cards">
        {cards.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              class="peek-card"
              aria-pressed={one === asked}
              onClick={() => setAsked(one === asked ? null : one)}
            >
              {faces(one)}
              <span class="unseen">{texts.engine.card(one)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p class="copies" role="status">
        {asked === null ? table.survey.hint : bothWords(asked)}
      </p>
      {isPile(place) && (
        <div class="row">
          <button type="button" class="button" onClick={() => step(-1)}>
            <Icon shape={PREVIOUS} />
            {words.peekPrevious}
          </button>
          <button type="button" class="button" onClick={() => step(1)}>
            {words.peekNext}
            <Icon shape={NEXT} />
          </button>
        </div>
      )}
    </Dialog>
  );

  function bothWords(value: Card): string {
    const [one, other] = whereabouts(position, value).map((copy) => whereWords(copy, table));
    const sentence = table.survey.both(value, one as string, other as string);
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  }
}
