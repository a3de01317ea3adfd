import { useMemo } from "preact/hooks";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import type { AllTexts } from "../i18n/en/more";
import type { Store } from "../storage/store";
import { stepOf } from "./address";
import { Controls } from "./Controls";
import type { Film } from "./film";
import { Heading } from "./Heading";
import { Narration } from "./Narration";
import { Offers } from "./Offers";
import { StepList } from "./StepList";
import { StepBoard, StepWhere } from "./steps";
import { MarksLegend, Timeline } from "./Timeline";
import { useViewer } from "./use-viewer";
import { makeViewer } from "./viewer";
import { spokenStep } from "./words";

/** What is known of a saved game besides its actions. */
export interface Facts {
  readonly id: string;
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
  /** Another replay was asked for beside this one and could not be had. */
  readonly missing: boolean;
}

/** The whole viewer: the board at one step of a film, and everything that changes the step. */
export function Replay(props: ReplayProps) {
  const { film, facts, texts, language, homeUrl, dealUrl, store, missing } = props;
  const viewer = useMemo(() => makeViewer(film, stepOf(location)), [film]);
  const { dir } = LANGUAGE_FACTS[language];
  useViewer(viewer, dir);
  return (
    <main class="replay">
      <FilmHeading film={film} facts={facts} texts={texts} homeUrl={homeUrl} />
      <section class="replay-board">
        <StepBoard viewer={viewer} texts={texts} language={language} />
      </section>
      <section class="replay-transport" aria-label={texts.viewer.controls}>
        <StepWhere viewer={viewer} texts={texts} />
        <Timeline viewer={viewer} texts={texts} />
        <Controls viewer={viewer} texts={texts} dir={dir} />
      </section>
      <section class="replay-side">
        {missing && (
          <p class="replay-missing" role="alert">
            {texts.share.compare.missing}
          </p>
        )}
        <Offers viewer={viewer} id={facts.id} texts={texts} dealUrl={dealUrl} store={store} />
        <StepList viewer={viewer} texts={texts} />
        <MarksLegend texts={texts} />
      </section>
      <Narration viewer={viewer} words={(ply) => spokenStep(texts, film, ply)} />
    </main>
  );
}

type FactsProps = Pick<ReplayProps, "film" | "facts" | "texts" | "homeUrl">;

function FilmHeading({ film, facts, texts, homeUrl }: FactsProps) {
  const { viewer: words } = texts;
  const end = film.steps[film.last - 1];
  const { seconds, wonAt } = facts;
  const { code } = film.replay;
  return (
    <Heading title={words.title(code)} code={code} homeUrl={homeUrl} texts={texts}>
      <span>{words.won(end?.moves ?? 0, end?.redeals ?? 0)}</span>
      <span>{words.time(seconds)}</span>
      {!Number.isNaN(wonAt) && (
        <time dateTime={new Date(wonAt).toISOString()}>{words.wonOn(wonAt)}</time>
      )}
    </Heading>
  );
}
