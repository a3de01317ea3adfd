import "../style/replay.css";
import "../style/example.css";
import { render } from "preact";
import { useMemo } from "preact/hooks";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import type { AllTexts } from "../i18n/en/more";
import type { PageOf } from "../page";
import { Controls } from "../replay/Controls";
import { type Film, makeFilm } from "../replay/film";
import { handleKey } from "../replay/keys";
import { Narration } from "../replay/Narration";
import { StepBoard } from "../replay/steps";
import { Timeline } from "../replay/Timeline";
import { useViewer } from "../replay/use-viewer";
import { makeViewer, type Viewer } from "../replay/viewer";
import { Where } from "../replay/Where";
import { spokenStep, stepWords } from "../replay/words";
import { isFields, readText } from "../storage/read";
import { speak, speakMore, useMore, useTexts } from "../texts";

/** Puts the game of the rules on the board in `.film-stage` of an element; throws where there is none. */
export async function show(
  element: HTMLElement,
  { lang, example }: PageOf<"rules">,
): Promise<void> {
  const stage = element.querySelector(".film-stage");
  const { code, actions } = isFields(example) ? example : {};
  const film = makeFilm(readText(code) ?? "", readText(actions) ?? "");
  if (stage === null || film === null) throw new Error("the page has no game to show");
  await speak(lang);
  await speakMore();
  render(<Example film={film} language={lang} />, stage);
}

interface ExampleProps {
  readonly film: Film;
  readonly language: Language;
}

/** A game amid a page's text: the board, the step in words, and the ways from step to step. */
export function Example({ film, language }: ExampleProps) {
  const texts = useTexts();
  const more = useMore();
  const all = useMemo(() => ({ ...texts, ...more }), [texts, more]);
  const viewer = useMemo(() => makeViewer(film), [film]);
  const { dir } = LANGUAGE_FACTS[language];
  useViewer(viewer, dir, { addressed: false, keys: false });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it
    <div class="replay example" onKeyDown={(event) => handleKey(viewer, event, dir)}>
      <div class="replay-board">
        <StepBoard viewer={viewer} texts={all} language={language} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div class="replay-transport" role="group" aria-label={more.viewer.controls}>
        <StepTold viewer={viewer} texts={all} />
        <Timeline viewer={viewer} texts={all} />
        <Controls viewer={viewer} texts={all} dir={dir} />
      </div>
      <Narration viewer={viewer} words={(ply) => spokenStep(all, film, ply)} />
    </div>
  );
}

interface ViewProps {
  readonly viewer: Viewer;
  readonly texts: AllTexts;
}

/** Drawn again at each step, as the board is. */
function StepTold({ viewer, texts }: ViewProps) {
  const { film, ply } = viewer;
  return (
    <>
      <Where film={film} ply={ply.value} texts={texts} />
      <p class="example-words">{stepWords(texts, film, ply.value)}</p>
    </>
  );
}
