import { useLayoutEffect, useRef } from "preact/hooks";
import { type Day, FIRST_DAY, formatDay } from "#engine/daily";
import { gradeOfDay } from "#engine/daily-grade";
import { LANGUAGE_FACTS } from "#i18n/languages";
import { useStart } from "../home/start";
import type { StatsTexts } from "../i18n/en/stats";
import { pathTo } from "../language";
import { useMore, useSpeech } from "../texts";
import type { DailyFigures, DayFigures } from "./daily";
import { clampDay, dayAfterKey, monthOf, timeOf, weeksOf } from "./month";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface MonthGridProps {
  /** The day that has the focus, or gets it; its month is shown. */
  readonly day: Day;
  readonly today: Day;
  readonly figures: DailyFigures["days"];
  readonly onDay: (day: Day) => void;
  readonly labelledBy: string;
}

/** A month of days, each the way to its deal; keys go from day to day, as in ARIA's date grids. */
export function MonthGrid({ day, today, figures, onDay, labelledBy }: MonthGridProps) {
  const { calendar, formats } = useMore().stats;
  const { firstWeekday } = calendar;
  const mirrored = LANGUAGE_FACTS[useSpeech().language].dir === "rtl";
  const ref = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [day]);
  const go = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(day, event, { firstWeekday, mirrored });
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    onDay(clampDay(next, today));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid as ARIA has it
    <table ref={ref} class="month" role="grid" aria-labelledby={labelledBy} onKeyDown={go}>
      <thead>
        <tr>
          {WEEKDAYS.map((place) => {
            const weekday = (firstWeekday + place) % WEEKDAYS.length;
            return (
              <th key={weekday} scope="col" abbr={formats.weekday(weekday)}>
                {formats.shortWeekday(weekday)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(day), firstWeekday).map((week, i) => (
          <tr key={week.find((one) => one !== null)}>
            {week.map((one, place) => (
              <td key={one ?? `${i}-${place}`}>
                {one !== null && (one < FIRST_DAY || one > today) && (
                  <span class="day none">{dateOf(one)}</span>
                )}
                {one !== null && one >= FIRST_DAY && one <= today && (
                  <DayLink
                    day={one}
                    isToday={one === today}
                    focused={one === day}
                    figures={figures.get(one)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayLinkProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly focused: boolean;
  readonly figures: DayFigures | undefined;
}

function DayLink({ day, isToday, focused, figures }: DayLinkProps) {
  const { calendar, formats } = useMore().stats;
  const { grades } = useStart();
  const grade = gradeOfDay(day);
  const state = figures === undefined ? "" : figures.moves === null ? "begun" : "won";
  const words = [
    formats.fullDay(timeOf(day)),
    ...dayWords(isToday, figures, calendar),
    ...(grade === null ? [] : [grades[grade]]),
  ];
  return (
    <a
      class={`day ${state} ${grade ?? ""}`}
      href={pathTo(`/daily/${formatDay(day)}`)}
      tabIndex={focused ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
    >
      <b aria-hidden="true">{dateOf(day)}</b>
      {figures?.moves != null && <span aria-hidden="true">{figures.moves}</span>}
      <span class="unseen">{words.join(", ")}</span>
    </a>
  );
}

function dayWords(
  isToday: boolean,
  figures: DayFigures | undefined,
  words: StatsTexts["calendar"],
): string[] {
  const said = isToday ? [words.today] : [];
  if (figures !== undefined) {
    said.push(figures.moves === null ? words.begun : words.won(figures.moves));
  }
  return said;
}

function dateOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDate();
}
