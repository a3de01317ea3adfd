import type { GameCode } from "#engine/code";
import { pathTo } from "../language";
import { useMore } from "../texts";
import { middleOf } from "./bins";
import type { DailyFigures } from "./daily";
import type { Figures } from "./figures";
import { Tiles } from "./Tiles";

/** Stands where there is no figure. */
export const NONE = "–";

/** The figures of all games. */
export function FigureTiles({ figures, daily }: { figures: Figures; daily: DailyFigures }) {
  const { figures: words, formats, duration } = useMore().stats;
  const { deals, won, attempts, streak, bestStreak, fewest, fastest, wins } = figures;
  const { number, percent } = formats;
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const each = (value: string) => (wins.length === 0 ? NONE : value);
  const middle = middleOf(wins.map(({ moves }) => moves));
  const seconds = sum(wins.map((win) => win.seconds));
  const redeals = sum(wins.map((win) => win.redeals)) / wins.length;
  return (
    <Tiles
      tiles={[
        { name: words.won, value: number(won), more: percent(won / deals.length) },
        { name: words.begun, value: number(deals.length), more: words.attempts(attempts) },
        { name: words.streak, value: number(streak) },
        { name: words.bestStreak, value: number(bestStreak) },
        {
          name: words.fewestMoves,
          value: each(number(fewest?.best?.moves ?? 0)),
          more: fewest && <DealLink code={fewest.code} />,
        },
        { name: words.middleMoves, value: each(number(middle)) },
        {
          name: words.fastest,
          value: each(duration(fastest?.fastest ?? 0)),
          more: fastest && <DealLink code={fastest.code} />,
        },
        { name: words.time, value: each(duration(seconds - (seconds % 60))) },
        { name: words.redeals, value: each(number(redeals)) },
        { name: words.dailyWon, value: number(daily.won) },
        { name: words.dailyStreak, value: number(daily.streak) },
        { name: words.dailyBest, value: number(daily.bestStreak) },
      ]}
    />
  );
}

/** A deal's code as the way to it; a code is never mirrored. */
export function DealLink({ code }: { code: GameCode }) {
  return (
    <a href={pathTo(`/${code}`)}>
      <bdi dir="ltr">{code}</bdi>
    </a>
  );
}
