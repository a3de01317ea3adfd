import "../style/hints.css";
import { useEffect, useState } from "preact/hooks";
import type { Action } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { describeAction } from "#engine/describe";
import { isWon } from "#engine/position";
import { compareMerit } from "#engine/replay";
import { playLine } from "#engine/solver/line";
import { meritOf } from "#engine/solver/shorten";
import type { HintTexts } from "../i18n/en/hints";
import { pathTo } from "../language";
import { fetchText } from "../share/fetch-replay";
import { readJson } from "../storage/read";
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { type BestGame, readWins } from "../wins/wins";
import type { Report } from "./protocol";
import { ask } from "./solver";

type Review = Report & { is: "review" };

interface ReviewProps {
  readonly code: GameCode;
  /** The game's legal actions, to whatever end. */
  readonly log: readonly Action[];
  readonly onClose: () => void;
}

/** Looks back on a game: up to where it could be won, and the best win known of its deal. */
export function ReviewSheet({ code, log, onClose }: ReviewProps) {
  const { hints, sheets } = useMore();
  const words = hints.review;
  const saved = useBestSaved(code);
  const [review, setReview] = useState<Review | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    setReview(null);
    return ask({ ask: "review", code, log }, (report) => {
      if (report.is === "review") setReview(report);
      else setMissing(true);
    });
  }, [code, log]);
  const looking = !missing && review?.looking !== false;
  const par = review === null ? null : parOf(review.best, saved);
  return (
    <Dialog title={words.title} onClose={onClose} class="review">
      {review !== null &&
        sentences(review, code, log, hints, saved).map((one) => <p key={one}>{one}</p>)}
      {saved !== null && par === saved && isBetter(saved, ownOf(code, log)) && (
        <p>
          <a href={pathTo(`/${code}/${saved.id}`)}>{sheets.sharing.watch}</a>
        </p>
      )}
      <p class="hint" role="status">
        {missing ? hints.advice.unavailable : looking ? words.looking : ""}
      </p>
      <p>
        <a href={pathTo("/about/odds")}>{words.odds}</a>
      </p>
    </Dialog>
  );
}

/** The best win of the deal that was saved; null where there is none or it can't be had. */
function useBestSaved(code: GameCode): BestGame | null {
  const [saved, setSaved] = useState<BestGame | null>(null);
  useEffect(() => {
    let wanted = true;
    setSaved(null);
    fetchText(`/api/games/${code}?limit=1`).then((text) => {
      if (wanted) setSaved(readWins(readJson(text))?.best[0] ?? null);
    });
    return () => {
      wanted = false;
    };
  }, [code]);
  return saved;
}

type Merit = Pick<BestGame, "moves" | "redeals">;

function isBetter(merit: Merit, than: Merit | null): boolean {
  return than === null || compareMerit(merit, than) < 0;
}

/** The best win known of a deal: the one that was found just now or the best that was saved. */
function parOf(found: readonly Action[] | null, saved: BestGame | null): Merit | null {
  const merit = found === null ? null : meritOf(found);
  return saved !== null && (merit === null || compareMerit(saved, merit) <= 0) ? saved : merit;
}

/** What the game took to win; null where it is not won. */
function ownOf(code: GameCode, log: readonly Action[]): Merit | null {
  const end = playLine(makeDeal(code), log);
  return end !== null && isWon(end) ? meritOf(log) : null;
}

/** What a review says, a sentence each; `saved` is the best win of the deal that was saved. */
export function sentences(
  { won, lost, best, looking }: Omit<Review, "is">,
  code: GameCode,
  log: readonly Action[],
  { advice, review: words }: HintTexts,
  saved: BestGame | null,
): string[] {
  const own = ownOf(code, log);
  const said: string[] = [];
  if (own !== null) said.push(words.yours(own.moves, own.redeals));
  else {
    if (won === null) said.push(words.uncertain);
    else said.push(won === log.length ? words.all : words.certain(won, log.length));
    const action = lost === null ? undefined : log[lost - 1];
    const before = lost === null ? null : playLine(makeDeal(code), log.slice(0, lost - 1));
    if (lost !== null && action !== undefined && before !== null) {
      said.push(words.lostAt(lost, advice.move(describeAction(before, action))));
    } else if (lost === null && won !== log.length) said.push(words.neverSure);
  }
  const par = parOf(best, saved);
  if (par === null) {
    if (!looking) said.push(words.noBest);
  } else if (isBetter(par, own)) {
    said.push(words.best(par.moves, par.redeals));
    if (own !== null && par.moves < own.moves) said.push(words.fewer(own.moves - par.moves));
    said.push(words.bestNote);
  } else if (!looking) said.push(words.yoursIsBest, words.bestNote);
  return said;
}
