import { useMore, useTexts } from "../texts";
import { DealLink } from "./FigureTiles";
import type { Figures } from "./figures";
import type { Memory } from "./memory";

/** So many games are shown to go on with. */
const MOST = 6;

/** Games that were begun, are not won, and can be gone on with. */
export function Unfinished({ figures, games }: { figures: Figures; games: Memory["games"] }) {
  const { deals: words } = useMore().stats;
  const { engine } = useTexts();
  const won = new Set(figures.deals.filter(({ wins }) => wins > 0).map(({ code }) => code));
  const open = games.filter(({ code, game }) => game.log !== "" && !game.won && !won.has(code));
  if (open.length === 0) return null;
  return (
    <section>
      <h2>{words.unfinished}</h2>
      <p class="dim">{words.unfinishedAbout}</p>
      <ul class="entries">
        {open.slice(0, MOST).map(({ code, game }) => (
          <li key={code} class="entry">
            <DealLink code={code} />
            <span class="dim">{engine.moves(movesOf(game.log))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The moves of a log's text: its actions that are no redeal. */
function movesOf(log: string): number {
  return (log.match(/../g) ?? []).filter((action) => action !== "RR").length;
}
