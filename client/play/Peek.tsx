import { namePlace } from "#engine/describe";
import { isPile, PILE_COUNT, type Place, type Position } from "#engine/position";
import { cardFace } from "../board/Card";
import { cardsAt } from "../board/cards";
import { useMore, useSpeech } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { NEXT, PREVIOUS } from "../ui/sheet-icons";

interface PeekProps {
  readonly position: Position;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
}

/** Looks into a pile: all its cards from the bottom to the top. No cheating: they lie face up. */
export function Peek({ position, place, onPlace, onClose }: PeekProps) {
  const { language, texts } = useSpeech();
  const words = useMore().sheets.dialogs;
  const cards = cardsAt(position, place);
  const title = isPile(place) ? words.peekTitle(place + 1) : words.peekFoundation(namePlace(place));
  const step = (by: number) => onPlace((place + by + PILE_COUNT) % PILE_COUNT);
  return (
    <Dialog title={title} onClose={onClose} class="peek">
      <p class="hint" aria-live="polite">
        {cards.length === 0 ? words.peekEmpty : words.peekCount(cards.length)}
      </p>
      <ol class="peek-cards">
        {cards.map((card, i) => (
          <li key={i}>
            <span class="peek-card">{cardFace(card, language)}</span>
            <span class="unseen">{texts.engine.card(card)}</span>
          </li>
        ))}
      </ol>
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
}
