import { useEffect, useMemo } from "preact/hooks";
import { REDEAL } from "#engine/action";
import { cardsHome, type Position } from "#engine/position";
import { type Move, moveOf } from "#engine/rules";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import { Board } from "../board/Board";
import type { AllTexts } from "../i18n/en/more";
import type { Store } from "../storage/store";
import { Moon } from "../ui/Icon";
import { Live } from "../ui/Live";
import { followAddress, parseFragment } from "./address";
import { Controls } from "./Controls";
import type { Film } from "./film";
import { handleKey } from "./keys";
import { makeNarrator } from "./narrate";
import { Offers } from "./Offers";
import { StepList } from "./StepList";
import { MarksLegend, Timeline } from "./Timeline";
import { makeViewer, type Viewer } from "./viewer";
import { spokenStep } from "./words";

/** What is known of a saved game besides its actions. */
export interface Facts {
  /** Whole seconds, as the player reported them. */
  readonly seconds: number;
  /** When it was saved, in milliseconds since 1970; NaN where that is not known. */
  readonly wonAt: number;
}

export interface ReplayProps {
  readonly film: Film;
  readonly facts: Facts;
  readonly texts: AllTexts;
  readonly language: Language;
  /** The addresses of the start and of the deal. */
  readonly homeUrl: string;
  readonly dealUrl: string;
  /** Where games are kept. */
  readonly store: Store;
}

/** The whole viewer: the board at one step of a film, and everything that changes the step. */
export function Replay(props: ReplayProps) {
  const { film, facts, texts, language, homeUrl, dealUrl, store } = props;
  const viewer = useMemo(() => makeViewer(film, parseFragment(location.hash) ?? 0), [film]);
  const { dir } = LANGUAGE_FACTS[language];
  useViewer(viewer, dir);
  return (
    <main class="replay">
      <Heading film={film} facts={facts} texts={texts} homeUrl={homeUrl} />
      <section class="replay-board">
        <FilmBoard viewer={viewer} texts={texts} language={language} />
      </section>
      <section class="replay-transport" aria-label={texts.viewer.controls}>
        <Where viewer={viewer} texts={texts} />
        <Timeline viewer={viewer} texts={texts} />
        <Controls viewer={viewer} texts={texts} dir={dir} />
      </section>
      <section class="replay-side">
        <Offers viewer={viewer} texts={texts} dealUrl={dealUrl} store={store} />
        <StepList viewer={viewer} texts={texts} />
        <MarksLegend texts={texts} />
      </section>
      <Narration viewer={viewer} texts={texts} />
    </main>
  );
}

/** Ties a viewer to the page for as long as it is shown: address, keys, and rest while hidden. */
function useViewer(viewer: Viewer, dir: "ltr" | "rtl"): void {
  useEffect(() => {
    const unfollow = followAddress(viewer);
    const hide = () => {
      if (document.hidden) viewer.pause();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      unfollow();
      viewer.dispose();
    };
  }, [viewer]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => handleKey(viewer, event, dir);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [viewer, dir]);
}

type HeadingProps = Pick<ReplayProps, "film" | "facts" | "texts" | "homeUrl">;

function Heading({ film, facts, texts: { viewer: words, sheets }, homeUrl }: HeadingProps) {
  const end = film.steps[film.last - 1];
  const { seconds, wonAt } = facts;
  const { code } = film.replay;
  const [before, after] = words.title(code).split(code);
  return (
    <header class="replay-heading">
      <a class="replay-home" href={homeUrl} aria-label={sheets.menu.home} title={sheets.menu.home}>
        <Moon />
      </a>
      <h1>
        {before}
        <span class="replay-code">{code}</span>
        {after}
      </h1>
      <p>
        <span>{words.won(end?.moves ?? 0, end?.redeals ?? 0)}</span>
        <span>{words.time(seconds)}</span>
        {!Number.isNaN(wonAt) && (
          <time dateTime={new Date(wonAt).toISOString()}>{words.wonOn(wonAt)}</time>
        )}
      </p>
    </header>
  );
}

interface ViewProps {
  readonly viewer: Viewer;
  readonly texts: AllTexts;
}

function FilmBoard({ viewer, texts, language }: ViewProps & { language: Language }) {
  const { film } = viewer;
  const ply = viewer.ply.value;
  const { engine, play } = texts;
  return (
    <Board
      position={film.frames[ply] as Position}
      lastMove={moveOfStep(film, ply)}
      texts={{ engine, board: play.board }}
      language={language}
    />
  );
}

/** The places of the move that led to a step; null for the deal and for a redeal. */
function moveOfStep(film: Film, ply: number): Move | null {
  const action = film.steps[ply - 1]?.action;
  const before = film.frames[ply - 1];
  return action === undefined || before === undefined || action === REDEAL
    ? null
    : moveOf(before, action);
}

/** Which step this is, and the counts up to it. */
function Where({ viewer, texts: { viewer: words } }: ViewProps) {
  const { film } = viewer;
  const ply = viewer.ply.value;
  const step = film.steps[ply - 1];
  return (
    <p class="replay-where">
      <b>{words.step(ply, film.last)}</b>
      <span>{words.soFar(step?.moves ?? 0, step?.redeals ?? 0)}</span>
      <span class="replay-placed">{words.home(cardsHome(film.frames[ply] as Position), 104)}</span>
    </p>
  );
}

/** The slider and a focused row of the list are spoken by themselves. */
function focusSpeaks(): boolean {
  return document.activeElement?.matches(".replay input, .replay-steps [aria-current]") ?? false;
}

function Narration({ viewer, texts }: ViewProps) {
  const narrator = useMemo(() => makeNarrator(viewer, focusSpeaks), [viewer]);
  useEffect(() => narrator.dispose, [narrator]);
  const said = narrator.spoken.value;
  const words = said === null ? "" : spokenStep(texts, viewer.film, said);
  return <Live words={words} number={said ?? 0} />;
}
