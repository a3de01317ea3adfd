import "../style/home.css";
import { useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { gradeOfDay } from "#engine/daily-grade";
import { pathTo } from "../language";
import { openDeal, openNewDeal } from "../play/codes";
import { CALENDAR, CHART } from "../stats/icons";
import { lastGame } from "../storage/games";
import type { Store } from "../storage/store";
import { speakMore } from "../texts";
import { Icon, Moon } from "../ui/Icon";
import { RULES, SETTINGS } from "../ui/icons";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { useLazy } from "../ui/lazy";
import { Arc } from "./Arc";
import { useStart } from "./start";

const loadSheet = async () => {
  const [sheet] = await Promise.all([import("../ui/EnterCode"), speakMore()]);
  return sheet;
};

const loadSettings = async () => {
  const [choices] = await Promise.all([import("../settings/SettingsSheet"), speakMore()]);
  return choices;
};

const DAY_MS = 86_400_000;

interface HomeProps {
  readonly daily: GameCode;
  /** The day of the daily deal, `2026-11-30`. */
  readonly date: string;
  readonly store: Store;
}

/** The start: today's deal, the last game, a new one, a code. */
export function Home({ daily, date, store }: HomeProps) {
  const start = useStart();
  const [entering, setEntering] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const sheet = useLazy(loadSheet, entering, () => setEntering(false));
  const choices = useLazy(loadSettings, choosing, () => setChoosing(false));
  const grade = gradeOfDay(Date.parse(date) / DAY_MS);
  const [last] = useState(() => lastGame(store));
  return (
    <main class="home">
      <Arc code={daily} />
      <h1>
        <Moon />
        {start.title}
      </h1>
      <p class="about">{start.about}</p>
      <ul class="ways">
        {last !== null && (
          <li>
            <a class="way main" href={pathTo(`/${last.code}`)}>
              <b>{start.goOn}</b>
              <span>{start.goOnWith(last.code, countMoves(last.game.log))}</span>
            </a>
          </li>
        )}
        <li>
          <a class={last === null ? "way main" : "way"} href={pathTo(`/${daily}`)}>
            <b>{start.daily}</b>
            <span>
              <time dateTime={date}>{start.date(Date.parse(date))}</time>
              {grade !== null && ` · ${start.grades[grade]}`}
            </span>
          </a>
        </li>
        <li>
          <button type="button" class="way" onClick={openNewDeal}>
            <b>{start.newDeal}</b>
            <span>{start.newDealAbout}</span>
          </button>
        </li>
        <li>
          <button type="button" class="way" onClick={() => setEntering(true)}>
            <b>{start.enterCode}</b>
            <span>
              <bdi dir="ltr">CR1-N-…</bdi>
            </span>
          </button>
        </li>
      </ul>
      <footer class="foot">
        <a class="foot-link" href={pathTo("/calendar")}>
          <Icon shape={CALENDAR} />
          {start.calendar}
        </a>
        <a class="foot-link" href={pathTo("/stats")}>
          <Icon shape={CHART} />
          {start.stats}
        </a>
        <a class="foot-link" href={pathTo("/rules")}>
          <Icon shape={RULES} />
          {start.rules}
        </a>
        <button type="button" class="foot-link" onClick={() => setChoosing(true)}>
          <Icon shape={SETTINGS} />
          {start.settings}
        </button>
        <LanguageSwitch label={start.language} />
      </footer>
      {entering && sheet !== null && (
        <sheet.EnterCode onClose={() => setEntering(false)} onCode={openDeal} />
      )}
      {choosing && choices !== null && <choices.SettingsSheet onClose={() => setChoosing(false)} />}
    </main>
  );
}

/** The moves of a log's text: its actions that are no redeal. */
function countMoves(log: string): number {
  return (log.match(/../g) ?? []).filter((action) => action !== "RR").length;
}
