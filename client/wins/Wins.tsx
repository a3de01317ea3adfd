import "../style/sheet.css";
import "../style/wins.css";
import { useMemo } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { pathTo } from "../language";
import { Head } from "../stats/Head";
import { MovesPlot } from "../stats/MovesPlot";
import { Tiles } from "../stats/Tiles";
import type { Store } from "../storage/store";
import { useMore } from "../texts";
import { BestTable } from "./BestTable";
import { useWins } from "./use-wins";
import type { MovesCount, Wins } from "./wins";
import { placeOf, type Yours, yoursOf } from "./yours";

interface WinsPageProps {
  readonly code: GameCode;
  readonly wins: Wins;
  readonly store: Store;
}

/** Who has won a deal, how well, and how one stands among them. */
export function WinsPage({ code, wins: written, store }: WinsPageProps) {
  const { share, stats, viewer } = useMore();
  const { wins: words } = share;
  const { wins, stale, counts, more } = useWins(code, written);
  const yours = useMemo(() => yoursOf(store, code), [store, code, wins]);
  const { number } = stats.formats;
  const [first] = wins.best;
  const deal = { path: `/${code}`, words: viewer.playDeal };
  return (
    <main class="records wins">
      <Head title={<Title words={words.title(code)} code={code} />} other={deal} />
      <div class="records-page">
        {stale && <p role="status">{words.stale}</p>}
        {first === undefined ? (
          <p class="records-empty">{words.none}</p>
        ) : (
          <section class="wins-best">
            <Tiles
              tiles={[
                { name: words.count, value: number(wins.wins) },
                { name: words.fewest, value: number(first.moves) },
              ]}
            />
            <a class="button main" href={pathTo(`/${code}/${first.id}`)}>
              {words.watchBest}
            </a>
          </section>
        )}
        <section>
          <h2>{words.yours}</h2>
          <p>{yourWords(yours, wins, words)}</p>
        </section>
        {first !== undefined && (
          <>
            <WinsPlot all={wins.wins} counts={counts} />
            <section>
              <h2>{words.list}</h2>
              <p class="dim">{words.order}</p>
              <BestTable code={code} best={wins.best} own={yours.id} onMore={more} />
            </section>
          </>
        )}
      </div>
    </main>
  );
}

/** A code that breaks at its hyphen is no code any more. */
function Title({ words, code }: { words: string; code: GameCode }) {
  const [before, after] = words.split(code);
  return (
    <>
      {before}
      <span class="code">{code}</span>
      {after}
    </>
  );
}

/** Of all wins, or of the best that are known. */
function WinsPlot({ all, counts }: { all: number; counts: readonly MovesCount[] }) {
  const { wins: words } = useMore().share;
  const moves = counts.flatMap((one) => Array<number>(one.wins).fill(one.moves));
  const title = moves.length < all ? words.plotBest(moves.length) : words.plotAll;
  return (
    <div class="plots">
      <MovesPlot title={title} column={words.moves} moves={moves} />
    </div>
  );
}

function yourWords(
  yours: Yours,
  wins: Wins,
  words: ReturnType<typeof useMore>["share"]["wins"],
): string {
  const { best, begun } = yours;
  if (best === null) return begun ? words.begun : words.notBegun;
  const place = placeOf(yours, wins);
  const said = [words.yourWin(best.moves, best.redeals)];
  said.push(
    place === null
      ? words.yourBelow(wins.best.length)
      : words.yourPlace(place, Math.max(place, wins.wins)),
  );
  const ahead = best.moves - (wins.best[0]?.moves ?? best.moves);
  if (ahead > 0) said.push(words.toBest(ahead));
  return said.join(" ");
}
