import { useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { comparisonPath } from "../compare/address";
import { pathTo } from "../language";
import { COMPARE } from "../replay/more-icons";
import { Sign } from "../replay/Sign";
import { useMore, useTexts } from "../texts";
import { Icon } from "../ui/Icon";
import type { BestGame } from "./wins";

/** How many rows are shown at first, and how many more each time. */
const ROWS = 10;

interface BestTableProps {
  readonly code: GameCode;
  readonly best: readonly BestGame[];
  /** The replay's id of the person's own win, else null. */
  readonly own: string | null;
  /** Fetches what comes after the list; null where that is all. */
  readonly onMore: (() => void) | null;
}

/** The best games in order of merit: each leads to its replay, and to its comparison with the best. */
export function BestTable({ code, best, own, onMore }: BestTableProps) {
  const { engine } = useTexts();
  const { share, stats, viewer } = useMore();
  const { wins: words } = share;
  const { formats } = stats;
  const [rows, setRows] = useState(ROWS);
  const [first] = best;
  const dayOf = (wonAt: number) => (Number.isNaN(wonAt) ? "" : formats.longDay(wonAt));
  return (
    <>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.moves}</th>
              <th scope="col" class="where-wide">
                {words.redeals}
              </th>
              <th scope="col" class="where-wide">
                {words.time}
              </th>
              <th scope="col" class="where-wide">
                {words.day}
              </th>
              <th scope="col">
                <span class="unseen">{words.compareShort}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {best.slice(0, rows).map(({ id, moves, redeals, seconds, wonAt }, i) => (
              <tr key={id}>
                <th scope="row">
                  <a
                    class="watch"
                    href={pathTo(`/${code}/${id}`)}
                    aria-label={words.watch(i + 1)}
                    title={words.watch(i + 1)}
                  >
                    <Sign name="play" />
                    {formats.number(i + 1)}
                  </a>
                  {id === own && <small>{words.you}</small>}
                  <small class="where-narrow">
                    {[engine.redeals(redeals), viewer.time(seconds), dayOf(wonAt)]
                      .filter((fact) => fact !== "")
                      .join(" · ")}
                  </small>
                </th>
                <td>{formats.number(moves)}</td>
                <td class="where-wide">{formats.number(redeals)}</td>
                <td class="where-wide">{stats.duration(seconds)}</td>
                <td class="where-wide">{dayOf(wonAt)}</td>
                <td>
                  {i > 0 && first !== undefined && (
                    <a
                      href={comparisonPath(code, id, first.id)}
                      aria-label={words.compare(i + 1)}
                      title={words.compare(i + 1)}
                    >
                      <span class="where-wide">{words.compareShort}</span>
                      <span class="where-narrow">
                        <Icon shape={COMPARE} />
                      </span>
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(best.length > rows || onMore !== null) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            setRows(rows + 3 * ROWS);
            if (rows + 3 * ROWS > best.length) onMore?.();
          }}
        >
          {stats.deals.more}
        </button>
      )}
    </>
  );
}
