import "../style/replay.css";
import "../style/embed.css";
import { render } from "preact";
import { useMemo } from "preact/hooks";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import type { AllTexts } from "../i18n/en/more";
import { pathTo } from "../language";
import type { PageOf } from "../page";
import { formatFragment, stepOf } from "../replay/address";
import { Broken } from "../replay/Broken";
import { Controls } from "../replay/Controls";
import { type Film, makeFilm } from "../replay/film";
import { Narration } from "../replay/Narration";
import { StepBoard, StepWhere } from "../replay/steps";
import { Timeline } from "../replay/Timeline";
import { useViewer } from "../replay/use-viewer";
import { makeViewer, type Viewer } from "../replay/viewer";
import { spokenStep } from "../replay/words";
import { speakMore, useMore, useSpeech } from "../texts";

/** Shows a replay in another site's frame: to be watched, with a way to its own page. */
export async function mount(root: HTMLElement, page: PageOf<"embed">): Promise<void> {
  await speakMore();
  render(<EmbedScreen page={page} />, root);
}

/** The small viewer; it keeps nothing and sends nothing. */
export function EmbedScreen({ page }: { page: PageOf<"embed"> }) {
  const { language, texts } = useSpeech();
  const more = useMore();
  const all = useMemo(() => ({ ...texts, ...more }), [texts, more]);
  const film = useMemo(() => makeFilm(page.code, page.actions), [page]);
  if (film === null) return <Broken dealUrl={pathTo(`/${page.code}`)} />;
  return (
    <Embedded
      film={film}
      path={pathTo(`/${page.code}/${page.id}`)}
      texts={all}
      language={language}
    />
  );
}

interface EmbeddedProps {
  readonly film: Film;
  /** The path of the replay's own page. */
  readonly path: string;
  readonly texts: AllTexts;
  readonly language: Language;
}

function Embedded({ film, path, texts, language }: EmbeddedProps) {
  const viewer = useMemo(() => makeViewer(film, stepOf(location)), [film]);
  const { dir } = LANGUAGE_FACTS[language];
  useViewer(viewer, dir, { addressed: false });
  return (
    <main class="replay embed">
      <EmbedHead viewer={viewer} path={path} texts={texts} />
      <section class="replay-board">
        <StepBoard viewer={viewer} texts={texts} language={language} />
      </section>
      <section class="replay-transport" aria-label={texts.viewer.controls}>
        <StepWhere viewer={viewer} texts={texts} />
        <Timeline viewer={viewer} texts={texts} />
        <Controls viewer={viewer} texts={texts} dir={dir} />
      </section>
      <Narration viewer={viewer} words={(ply) => spokenStep(texts, film, ply)} />
    </main>
  );
}

interface PartProps {
  readonly viewer: Viewer;
  readonly texts: AllTexts;
}

/** Whose game this is, and the way to its page at the step shown. */
function EmbedHead({ viewer, path, texts }: PartProps & { path: string }) {
  const { viewer: words, share } = texts;
  const { film } = viewer;
  const end = film.steps[film.last - 1];
  return (
    <header class="embed-head">
      <h1>
        <span class="replay-code">{film.replay.code}</span>
        <small>{words.won(end?.moves ?? 0, end?.redeals ?? 0)}</small>
      </h1>
      <a
        href={path + formatFragment(viewer.told.value)}
        target="_blank"
        rel="noopener"
        onClick={viewer.pause}
      >
        {share.embed.open}
      </a>
    </header>
  );
}
