import { useMemo, useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { dayAt } from "#engine/daily";
import { useStart } from "../home/start";
import { pathTo } from "../language";
import type { Store } from "../storage/store";
import { useMore } from "../texts";
import { DataFile } from "./DataFile";
import { Deals } from "./Deals";
import { dailyFiguresOf } from "./daily";
import { FavouriteSheet } from "./FavouriteSheet";
import { Favourites } from "./Favourites";
import { FigureTiles } from "./FigureTiles";
import { figuresOf } from "./figures";
import { Head } from "./Head";
import { useMemory } from "./memory";
import { Plots } from "./Plots";
import { Unfinished } from "./Unfinished";

/** The page of statistics, favourites and one's data; `now` in milliseconds since 1970. */
export function Stats({ store, now }: { store: Store; now: number }) {
  const { stats: words } = useMore();
  const start = useStart();
  const [memory, refresh] = useMemory(store);
  const [editing, setEditing] = useState<GameCode | null>(null);
  const { attempts, favourites, games } = memory;
  const today = dayAt(now);
  const figures = useMemo(() => figuresOf(attempts), [attempts]);
  const daily = useMemo(() => dailyFiguresOf(attempts, today), [attempts, today]);
  const { deals, wins } = figures;
  const marked = new Set(favourites.map(({ code }) => code));
  return (
    <main class="records">
      <Head title={words.page.title} other={{ path: "/calendar", words: words.calendar.title }} />
      <div class="records-page">
        <section aria-label={words.figures.title}>
          {deals.length === 0 ? (
            <p class="records-empty">
              {words.page.empty} <a href={pathTo("/daily")}>{start.daily}</a>
            </p>
          ) : (
            <FigureTiles figures={figures} daily={daily} />
          )}
        </section>
        {wins.length > 0 && <Plots wins={wins} now={now} />}
        <Unfinished figures={figures} games={games} />
        <section>
          <h2>{words.favourites.title}</h2>
          <Favourites favourites={favourites} onEdit={setEditing} />
        </section>
        {deals.length > 0 && (
          <section>
            <h2>{words.deals.title}</h2>
            <Deals
              deals={deals}
              today={today}
              isFavourite={(code) => marked.has(code)}
              onFavourite={setEditing}
            />
          </section>
        )}
        <DataFile store={store} onChange={refresh} />
        <details class="counting">
          <summary>{words.counting.title}</summary>
          <ul>
            {words.counting.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>
      {editing !== null && (
        <FavouriteSheet
          code={editing}
          store={store}
          onClose={() => setEditing(null)}
          onChange={refresh}
        />
      )}
    </main>
  );
}
