import { useMemo, useState } from "preact/hooks";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import type { AllTexts } from "../i18n/en/more";
import { stepOf } from "../replay/address";
import { Controls } from "../replay/Controls";
import { FilmBoard } from "../replay/FilmBoard";
import { Heading } from "../replay/Heading";
import { Narration } from "../replay/Narration";
import { useViewer } from "../replay/use-viewer";
import { makeViewer, type Reel, type Viewer } from "../replay/viewer";
import { Where } from "../replay/Where";
import { spokenStep, stepWords } from "../replay/words";
import { type Course, makeCourse, type Pair, type Side, type Sync } from "./pair";

interface ComparisonProps {
  readonly pair: Pair;
  /** The times of the two, in whole seconds as the players reported them. */
  readonly seconds: readonly [number, number];
  readonly texts: AllTexts;
  readonly language: Language;
  readonly homeUrl: string;
  /** The address of the first replay alone. */
  readonly aloneUrl: string;
}

const SIDES: readonly Side[] = [0, 1];

/** Two replays of a deal side by side, kept together by their steps or by the cards brought home. */
export function Comparison(props: ComparisonProps) {
  const { pair, seconds, texts, language, homeUrl, aloneUrl } = props;
  const [sync, setSync] = useState<Sync>("steps");
  const { course, viewer } = useCourse(pair, sync);
  const { dir } = LANGUAGE_FACTS[language];
  useViewer(viewer, dir, { addressed: sync === "steps" });
  const { compare } = texts.share;
  const { viewer: words } = texts;
  const { code } = pair.films[0].replay;
  const change = (to: Sync) => {
    viewer.pause();
    setSync(to);
  };
  return (
    <main class="replay comparison">
      <Heading title={compare.title(code)} code={code} homeUrl={homeUrl} texts={texts}>
        <span>{pair.same ? compare.same : compare.alike(pair.alike)}</span>
        <a class="comparison-alone" href={aloneUrl}>
          {compare.alone}
        </a>
      </Heading>
      {SIDES.map((side) => (
        <SideBoard
          key={side}
          {...{ pair, side, viewer, course, texts, language }}
          seconds={seconds[side]}
        />
      ))}
      <section class="replay-transport" aria-label={words.controls}>
        <Slider viewer={viewer} course={course} pair={pair} texts={texts} />
        <div class="comparison-controls">
          <Controls viewer={viewer} texts={texts} dir={dir} />
          <select
            class="replay-speed comparison-by"
            aria-label={compare.by}
            title={compare.by}
            value={sync}
            onChange={(event) => change(event.currentTarget.value as Sync)}
          >
            <option value="steps">{compare.bySteps}</option>
            <option value="home">{compare.byHome}</option>
          </select>
          {!pair.same && (
            <button
              type="button"
              class="replay-offer"
              onClick={() => viewer.go(partingPlace(pair, course))}
            >
              {compare.toParting}
            </button>
          )}
        </div>
      </section>
      <Narration viewer={viewer} words={(place) => spokenPlace(texts, pair, course, place)} />
    </main>
  );
}

/** The course for a way of keeping together, and a viewer of it that begins where the last one was. */
function useCourse(pair: Pair, sync: Sync): { course: Course; viewer: Viewer<Reel> } {
  const [before] = useState<{ ply: number | null }>({ ply: null });
  return useMemo(() => {
    const course = makeCourse(pair, sync);
    const start = before.ply === null ? stepOf(location) : course.placeOf(0, before.ply);
    const viewer = makeViewer<Reel>(course, start);
    viewer.ply.subscribe((place) => {
      before.ply = course.plyAt(0, place);
    });
    return { course, viewer };
  }, [pair, sync]);
}

/** Where both have done the first step that differs. */
function partingPlace({ films, alike }: Pair, course: Course): number {
  const places = SIDES.map((side) => course.placeOf(side, Math.min(films[side].last, alike + 1)));
  return Math.max(...places);
}

function spokenPlace(texts: AllTexts, pair: Pair, course: Course, place: number): string {
  return SIDES.map((side) => {
    const film = pair.films[side];
    return `${side + 1}. ${spokenStep(texts, film, course.plyAt(side, place))}.`;
  }).join(" ");
}

interface SideProps {
  readonly pair: Pair;
  readonly side: Side;
  readonly viewer: Viewer<Reel>;
  readonly course: Course;
  readonly seconds: number;
  readonly texts: AllTexts;
  readonly language: Language;
}

function SideBoard({ pair, side, viewer, course, seconds, texts, language }: SideProps) {
  const film = pair.films[side];
  const ply = course.plyAt(side, viewer.ply.value);
  const { viewer: words } = texts;
  const end = film.steps[film.last - 1];
  const title = `${side + 1}. ${words.won(end?.moves ?? 0, end?.redeals ?? 0)}`;
  return (
    <section class="comparison-side" aria-label={title}>
      <p class="comparison-title">
        <b>{title}</b>
        <span>{words.time(seconds)}</span>
      </p>
      <div class="replay-board">
        <FilmBoard film={film} ply={ply} still={viewer.hasty.value} {...{ texts, language }} />
      </div>
      <div class="comparison-where">
        <b>{side + 1}.</b>
        <Where film={film} ply={ply} texts={texts} />
      </div>
      <p class={ply > pair.alike ? "comparison-step apart" : "comparison-step"}>
        {stepWords(texts, film, ply)}
      </p>
    </section>
  );
}

interface SliderProps {
  readonly viewer: Viewer<Reel>;
  readonly course: Course;
  readonly pair: Pair;
  readonly texts: AllTexts;
}

/** The slider over the course, with a mark where the two part. */
function Slider({ viewer, course, pair, texts }: SliderProps) {
  const place = viewer.ply.value;
  const parting = partingPlace(pair, course);
  return (
    <div class="replay-timeline">
      <svg
        class="replay-marks with-time"
        viewBox={`0 0 ${course.last} 12`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {!pair.same && <path class="mark-redeal" d={`M${parting} 0V12`} />}
      </svg>
      <input
        type="range"
        style={{ "--at": place / course.last }}
        min={0}
        max={course.last}
        value={place}
        aria-label={texts.viewer.timeline}
        aria-valuetext={spokenPlace(texts, pair, course, place)}
        onInput={(event) => viewer.scrub(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
