import { render } from "preact";
import { useMemo } from "preact/hooks";
import { otherOf } from "../compare/address";
import type { PageOf } from "../page";
import { Broken } from "../replay/Broken";
import { makeFilm } from "../replay/film";
import { Replay } from "../replay/Replay";
import { browserStore } from "../storage/store";
import "../style/replay.css";
import { pathTo } from "../language";
import { speakMore, useMore, useSpeech } from "../texts";

/** Shows a replay's page in an element. */
export async function mount(root: HTMLElement, page: PageOf<"replay">): Promise<void> {
  await speakMore();
  const other = otherOf(location.search);
  const asked = other !== null && other !== page.id;
  const both = asked
    ? await import("../compare/beside").then(
        ({ beside }) => beside(page, other),
        () => null,
      )
    : null;
  render(both ?? <ReplayScreen page={page} missing={asked} />, root);
}

interface ReplayScreenProps {
  readonly page: PageOf<"replay">;
  /** Another replay was asked for beside it and could not be had. */
  readonly missing?: boolean;
}

/** The viewer, or a clear word where the page's data are no won game. */
export function ReplayScreen({ page, missing = false }: ReplayScreenProps) {
  const { language, texts } = useSpeech();
  const more = useMore();
  const all = useMemo(() => ({ ...texts, ...more }), [texts, more]);
  const film = useMemo(() => makeFilm(page.code, page.actions), [page]);
  const store = useMemo(browserStore, []);
  const dealUrl = pathTo(`/${page.code}`);
  if (film === null) return <Broken dealUrl={dealUrl} />;
  return (
    <Replay
      film={film}
      facts={{ id: page.id, seconds: page.seconds, wonAt: Date.parse(page.wonAt) }}
      texts={all}
      language={language}
      homeUrl={pathTo("/")}
      dealUrl={dealUrl}
      store={store}
      missing={missing}
    />
  );
}
