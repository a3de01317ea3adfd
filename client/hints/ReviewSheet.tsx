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
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
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
  const { hints } = useMore();
  const words = hints.review;
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
  return (
    <Dialog title={words.title} onClose={onClose} class="review">
      {review !== null && sentences(review, code, log, hints).map((one) => <p key={one}>{one}</p>)}
      <p class="hint" role="status">
        {missing ? hints.advice.unavailable : looking ? words.looking : ""}
      </p>
      <p>
        <a href={pathTo("/about/odds")}>{words.odds}</a>
      </p>
    </Dialog>
  );
}

/** What a review says, a sentence each. */
export function sentences(
  { won, lost, best, looking }: Omit<Review, "is">,
  code: GameCode,
  log: readonly Action[],
  { advice, review: words }: HintTexts,
): string[] {
  const deal = makeDeal(code);
  const end = playLine(deal, log);
  const own = end !== null && isWon(end) ? meritOf(log) : null;
  const said: string[] = [];
  if (own !== null) said.push(words.yours(own.moves, own.redeals));
  else {
    if (won === null) said.push(words.uncertain);
    else said.push(won === log.length ? words.all : words.certain(won, log.length));
    const action = lost === null ? undefined : log[lost - 1];
    const before = lost === null ? null : playLine(deal, log.slice(0, lost - 1));
    if (lost !== null && action !== undefined && before !== null) {
      said.push(words.lostAt(lost, advice.move(describeAction(before, action))));
    } else if (lost === null && won !== log.length) said.push(words.neverSure);
  }
  if (best === null) {
    if (!looking) said.push(words.noBest);
    return said;
  }
  const { moves, redeals } = meritOf(best);
  if (own === null) said.push(words.best(moves, redeals), words.bestNote);
  else if (compareMerit({ moves, redeals }, own) < 0) {
    said.push(words.best(moves, redeals));
    if (moves < own.moves) said.push(words.fewer(own.moves - moves));
    said.push(words.bestNote);
  } else if (!looking) said.push(words.yoursIsBest, words.bestNote);
  return said;
}
