import "../style/sheet.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Day, dayAt, FIRST_DAY } from "#engine/daily";
import { GRADES, gradeOfDay } from "#engine/daily-grade";
import { useStart } from "../home/start";
import { pathTo } from "../language";
import type { Store } from "../storage/store";
import { useMore } from "../texts";
import { Icon } from "../ui/Icon";
import { NEXT, PREVIOUS } from "../ui/sheet-icons";
import { dailyFiguresOf } from "./daily";
import { Head } from "./Head";
import { MonthGrid } from "./MonthGrid";
import { useMemory } from "./memory";
import { addMonths, clampDay, hashOfMonth, monthOf, monthOfHash, timeOf } from "./month";
import { Tiles } from "./Tiles";

/** The page of the daily deals, a month at a time; `now` in milliseconds since 1970. */
export function Calendar({ store, now }: { store: Store; now: number }) {
  const { calendar: words, figures, page, formats } = useMore().stats;
  const start = useStart();
  const [{ attempts }] = useMemory(store);
  const today = dayAt(now);
  const daily = useMemo(() => dailyFiguresOf(attempts, today), [attempts, today]);
  const todays = gradeOfDay(today);
  const [day, setDay] = useState<Day>(() => firstShown(today));
  const month = monthOf(day);
  useEffect(() => {
    const hash = month === monthOf(today) ? "" : hashOfMonth(month);
    history.replaceState(history.state, "", location.pathname + location.search + hash);
  }, [month]);
  const [earliest, latest] = [monthOf(FIRST_DAY), monthOf(today)];
  const turn = (months: number) => setDay(clampDay(addMonths(day, months), today));
  const days = Array.from(daily.days).filter(([one]) => monthOf(one) === month);
  const won = days.filter(([, { moves }]) => moves !== null).length;
  const open = Math.min(today, addMonths(month, 1) - 1) - Math.max(FIRST_DAY, month) + 1;
  return (
    <main class="records">
      <Head title={words.title} other={{ path: "/stats", words: page.title }} />
      <div class="records-page calendar-page">
        <section class="calendar">
          <div class="calendar-head">
            <TurnButton
              words={words.previous}
              shape={PREVIOUS}
              act={month > earliest ? () => turn(-1) : null}
            />
            <h2 id="month" aria-live="polite">
              {formats.month(timeOf(month))}
            </h2>
            <TurnButton
              words={words.next}
              shape={NEXT}
              act={month < latest ? () => turn(1) : null}
            />
          </div>
          <MonthGrid
            day={day}
            today={today}
            figures={daily.days}
            onDay={setDay}
            labelledBy="month"
          />
          <p class="legend">
            <span>{words.summary(won, open)}</span>
            <span class="legend-won">{words.wonShort}</span>
            <span class="legend-begun">{words.begun}</span>
          </p>
          <p class="legend grades">
            {GRADES.map((grade) => (
              <span key={grade} class={grade}>
                {start.grades[grade]}
              </span>
            ))}
          </p>
        </section>
        <section aria-label={figures.title}>
          <a class="button main today" href={pathTo("/daily")}>
            {start.daily}
            {todays !== null && <small>{start.grades[todays]}</small>}
          </a>
          <Tiles
            tiles={[
              { name: figures.dailyWon, value: formats.number(daily.won) },
              { name: figures.dailyStreak, value: formats.number(daily.streak) },
              { name: figures.dailyBest, value: formats.number(daily.bestStreak) },
            ]}
          />
          <p class="dim">{words.about}</p>
        </section>
      </div>
    </main>
  );
}

/** The day on which the calendar opens: in the month that the address names, else today. */
function firstShown(today: Day): Day {
  const month = monthOfHash(location.hash);
  return month === null || month >= monthOf(today) ? today : month;
}

interface TurnButtonProps {
  readonly words: string;
  readonly shape: Parameters<typeof Icon>[0]["shape"];
  /** Null where there is no such month. */
  readonly act: (() => void) | null;
}

function TurnButton({ words, shape, act }: TurnButtonProps) {
  return (
    <button
      type="button"
      class="turn"
      aria-label={words}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <Icon shape={shape} />
    </button>
  );
}
