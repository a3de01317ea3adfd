import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { topOf } from "#engine/position";
import { facesOf } from "../board/Card";
import { useSpeech } from "../texts";

/** The piles of the top row, and how far each card leans, in degrees. */
const CARDS = [4, 5, 6, 7, 8, 9, 10, 11].map((pile, i) => ({ pile, lean: (i - 3.5) * 11 }));

/** A crescent of today's cards, the top row of the deal. Decoration: it says nothing. */
export function Arc({ code }: { code: GameCode }) {
  const { language } = useSpeech();
  const faces = facesOf(language);
  const deal = makeDeal(code);
  return (
    <div class="arc" dir="ltr" aria-hidden="true">
      {CARDS.map(({ pile, lean }) => (
        <span key={pile} class="arc-card" style={{ "--lean": `${lean}deg` }}>
          {faces(topOf(deal, pile) ?? 0)}
        </span>
      ))}
    </div>
  );
}
