import "../style/survey.css";
import { useState } from "preact/hooks";
import { type Card, EACH_SUIT, rankOf, type Suit, suitOf } from "#engine/card";
import { isPile, type Place, type Position } from "#engine/position";
import { facesOf } from "../board/Card";
import { useMore, useSpeech } from "../texts";
import { Dialog } from "../ui/Dialog";
import { surveyOf, type Whereabouts, whereWords } from "./survey";

interface SurveyProps {
  readonly position: Position;
  /** A card of the suit to begin with. */
  readonly card: Card;
  /** A pile is to be looked into for a card. */
  readonly onPeek: (place: Place, card: Card) => void;
  readonly onClose: () => void;
}

/** Where every card of a suit lies: the pile, and how many cards lie on it. */
export function Survey({ position, card, onPeek, onClose }: SurveyProps) {
  const { language, texts } = useSpeech();
  const { survey } = useMore().table;
  const [suit, setSuit] = useState<Suit>(suitOf(card));
  const faces = facesOf(language);
  return (
    <Dialog title={survey.title} onClose={onClose} class="survey">
      <fieldset class="setting">
        <legend class="unseen">{survey.suits}</legend>
        <div class="segments">
          {EACH_SUIT.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="suit"
                checked={one === suit}
                onChange={() => setSuit(one)}
              />
              <span>{texts.engine.suit(one)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <table class="whereabouts">
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead class="unseen">
          <tr>
            <th scope="col">{survey.rank}</th>
            <th scope="col">{survey.first}</th>
            <th scope="col">{survey.second}</th>
          </tr>
        </thead>
        <tbody>
          {surveyOf(position, suit).map(({ card: one, copies }) => (
            <tr key={rankOf(one)} class={one === card ? "asked" : undefined}>
              <th scope="row">
                <span class="small-card">{faces(one)}</span>
                <span class="unseen">{texts.engine.card(one)}</span>
              </th>
              {copies.map((copy, i) => (
                <td key={i}>
                  <Copy copy={copy} onPeek={() => onPeek(copy.place, one)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Copy({ copy, onPeek }: { copy: Whereabouts; onPeek: () => void }) {
  const { table } = useMore();
  const words = whereWords(copy, table);
  if (!isPile(copy.place)) return <span class="hint">{words}</span>;
  return (
    <button type="button" class={copy.above === 0 ? "where top" : "where"} onClick={onPeek}>
      {words}
    </button>
  );
}
