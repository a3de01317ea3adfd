import { useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { type Day, dayOfCode } from "#engine/daily";
import { useMore, useTexts } from "../texts";
import { Icon } from "../ui/Icon";
import { DealLink, NONE } from "./FigureTiles";
import type { DealFigures } from "./figures";
import { STAR } from "./icons";
import { timeOf } from "./month";

/** How many rows are shown at first, and how many more each time. */
const ROWS = 12;

interface DealsProps {
  readonly deals: readonly DealFigures[];
  readonly today: Day;
  readonly isFavourite: (code: GameCode) => boolean;
  readonly onFavourite: (code: GameCode) => void;
}

/** The figures of each deal, those played last first. */
export function Deals({ deals, today, isFavourite, onFavourite }: DealsProps) {
  const { deals: words, favourites, figures, formats } = useMore().stats;
  const { engine, play } = useTexts();
  const [rows, setRows] = useState(ROWS);
  const shown = deals.slice(0, rows);
  return (
    <>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.deal}</th>
              <th scope="col">{play.table.moves}</th>
              <th scope="col">
                <span class="unseen">{favourites.title}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ code, wins, attempts, best, fastest }) => {
              const day = dayOfCode(code, today);
              const facts = [figures.wins(wins), figures.attempts(attempts)];
              if (best !== null) facts.push(engine.redeals(best.redeals));
              if (fastest !== null) facts.push(`${words.time} ${formats.minutes(fastest)}`);
              return (
                <tr key={code}>
                  <th scope="row">
                    <DealLink code={code} />
                    {day !== null && <small>{words.daily(formats.longDay(timeOf(day)))}</small>}
                    <small>{facts.join(" · ")}</small>
                  </th>
                  <td>{best === null ? NONE : formats.number(best.moves)}</td>
                  <td>
                    <button
                      type="button"
                      class="star"
                      aria-label={favourites.editOf(code)}
                      data-marked={isFavourite(code)}
                      onClick={() => onFavourite(code)}
                    >
                      <Icon shape={STAR} />
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {deals.length > rows && (
        <button type="button" class="button" onClick={() => setRows(rows + 2 * ROWS)}>
          {words.more}
        </button>
      )}
    </>
  );
}
