import "../style/choice.css";
import { useEffect, useId, useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { fetchText } from "../share/fetch-replay";
import { readJson } from "../storage/read";
import { useMore } from "../texts";
import { type BestGame, readWins } from "../wins/wins";
import { comparisonPath, parsePasted } from "./address";

/** How many of the best are offered. */
const OFFERED = 8;

/** Asks which other replay of the deal to put beside this one. */
export function Choice({ code, id }: { code: GameCode; id: string }) {
  const { share, viewer } = useMore();
  const { compare: words } = share;
  const others = useOthers(code, id);
  const field = useId();
  const [bad, setBad] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get("other");
    const other = parsePasted(code, `${text}`);
    setBad(other === null || other === id);
    if (other !== null && other !== id) location.assign(comparisonPath(code, id, other));
  };
  return (
    <section class="replay-sheet">
      <h3>{words.choose}</h3>
      {others?.length === 0 && <p>{words.none}</p>}
      {others && others.length > 0 && (
        <ol class="comparison-others">
          {others.slice(0, OFFERED).map((game) => (
            <li key={game.id}>
              <a href={comparisonPath(code, id, game.id)}>
                {viewer.soFar(game.moves, game.redeals)}
                {!Number.isNaN(game.wonAt) && <small>{viewer.wonOn(game.wonAt)}</small>}
              </a>
            </li>
          ))}
        </ol>
      )}
      <form class="enter" onSubmit={submit}>
        <label for={field}>{words.paste}</label>
        <input
          id={field}
          name="other"
          dir="ltr"
          maxLength={300}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={bad}
          aria-describedby={`${field}-fault`}
          onInput={() => setBad(false)}
        />
        <p id={`${field}-fault`} class="fault" role="alert">
          {bad ? words.bad : ""}
        </p>
        <button type="submit" class="button">
          {words.go}
        </button>
      </form>
      <p class="hint" role="status">
        {others === null ? words.unknown : ""}
      </p>
    </section>
  );
}

/** The other wins of a deal, the best first; undefined before they are here, null without a way. */
function useOthers(code: GameCode, id: string): readonly BestGame[] | null | undefined {
  const [others, setOthers] = useState<readonly BestGame[] | null>();
  useEffect(() => {
    fetchText(`/api/games/${code}`).then((text) => {
      const wins = readWins(readJson(text));
      setOthers(wins?.best.filter((game) => game.id !== id) ?? null);
    });
  }, [code, id]);
  return others;
}
