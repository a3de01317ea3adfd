import "../style/compare.css";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { pathTo } from "../language";
import type { PageOf } from "../page";
import { makeFilm } from "../replay/film";
import { fetchReplay } from "../share/fetch-replay";
import { useMore, useSpeech } from "../texts";
import { Comparison } from "./Comparison";
import { makePair, type Pair } from "./pair";

/** A page's replay beside another of its deal, by that one's id; null where either can't be had. */
export async function beside(page: PageOf<"replay">, other: string): Promise<VNode | null> {
  const film = makeFilm(page.code, page.actions);
  const replay = await fetchReplay(page.code, other);
  const second = replay === null ? null : makeFilm(page.code, replay.actions);
  if (film === null || second === null || replay === null) return null;
  return (
    <Screen page={page} pair={makePair(film, second)} seconds={[page.seconds, replay.seconds]} />
  );
}

interface ScreenProps {
  readonly page: PageOf<"replay">;
  readonly pair: Pair;
  readonly seconds: readonly [number, number];
}

function Screen({ page, pair, seconds }: ScreenProps) {
  const { language, texts } = useSpeech();
  const more = useMore();
  const all = useMemo(() => ({ ...texts, ...more }), [texts, more]);
  return (
    <Comparison
      pair={pair}
      seconds={seconds}
      texts={all}
      language={language}
      homeUrl={pathTo("/")}
      aloneUrl={pathTo(`/${page.code}/${page.id}`)}
    />
  );
}
