/**
 * The adviser of a table: hints in three grades, whether the game can still be won, and the offer
 * to finish what plays itself. It asks the solver, and remembers what it has learned.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Action } from "#engine/action";
import { REDEAL } from "#engine/action";
import type { Game } from "#engine/game";
import { cardsHome } from "#engine/position";
import type { Table } from "../play/table";
import { playAt, playLineAt } from "./finishing";
import { type Loss, makeKnowledge } from "./knowledge";
import type { Ask } from "./solver";

/** How much a hint gives away: that there is a move, which card, which place. */
export type Grade = "exists" | "card" | "place";

/** What the adviser says now. */
export type Advice =
  | { readonly id: "thinking" }
  /** `sure`: the action begins a line that is known to win. */
  | {
      readonly id: "hint";
      readonly grade: Grade;
      readonly action: Action;
      readonly sure: boolean;
    }
  /**
   * Proven lost; so many `steps` ago, moves and redeals, it could be won: null where that is not
   * known (yet: `looking`). `reach`: they can be taken back, and then all of them are moves.
   */
  | {
      readonly id: "lost";
      readonly steps: number | null;
      readonly reach: boolean;
      readonly looking: boolean;
    }
  | { readonly id: "finish"; readonly line: readonly Action[] }
  | { readonly id: "finishing" }
  | { readonly id: "unavailable" };

/** What is known of the game's end. */
export type Standing = "won" | "lost" | "unknown" | "looking";

export interface AdviserOptions {
  readonly table: Pick<Table, "game" | "move" | "redeal" | "undo">;
  readonly ask: Ask;
  /** Whether the standing is wanted, also where nobody asks for a hint. */
  readonly watching: ReadonlySignal<boolean>;
  /** Milliseconds between two plays when the rest plays itself. */
  readonly pace: () => number;
}

export type Adviser = ReturnType<typeof makeAdviser>;

/** How long an answer may take before it says that it thinks, in milliseconds. */
export const THINKING_MS = 100;
/** From so many cards at home on it is asked whether the rest plays itself. */
const FINISH_CARDS = 52;
const NEXT: Readonly<Record<Grade, Grade>> = { exists: "card", card: "place", place: "place" };

/** The adviser of a table. */
export function makeAdviser({ table, ask, watching, pace }: AdviserOptions) {
  const { game } = table;
  const knowledge = makeKnowledge();
  const advice = signal<Advice | null>(null);
  const standing = signal<Standing>("looking");
  let declined = false;
  let asked = false;
  /** The log that the question being worked on is about. */
  let working: readonly Action[] | null = null;
  let cancelQuestion = () => {};
  let cancelFinish = () => {};
  let stopPlaying = () => {};
  let thinking: ReturnType<typeof setTimeout> | undefined;

  const answerWith = (next: Advice) => {
    clearTimeout(thinking);
    asked = false;
    advice.value = next;
  };
  const hintOf = (action: Action, sure: boolean) => {
    if (asked) answerWith({ id: "hint", grade: "exists", action, sure });
  };
  const sayLost = (about: Game, { back, looking }: Loss) => {
    // The words follow what is found out later, as long as they are still there.
    if (!asked && advice.value?.id !== "lost") return;
    const steps = back === null ? null : about.log.length - back;
    answerWith({ id: "lost", steps, reach: steps !== null && steps <= about.undoable, looking });
    if (looking) question(about);
  };
  /** Answers from what is known already; false where the solver must be asked. */
  const recall = (about: Game): boolean => {
    const [action] = knowledge.winFrom(about) ?? [];
    if (action !== undefined) {
      standing.value = "won";
      hintOf(action, true);
      return true;
    }
    const loss = knowledge.lossAt(about);
    if (loss === null) return false;
    standing.value = "lost";
    sayLost(about, loss);
    return true;
  };
  const endQuestion = () => {
    cancelQuestion();
    cancelQuestion = () => {};
    working = null;
  };
  const question = (about: Game) => {
    if (working === about.log) return;
    endQuestion();
    working = about.log;
    if (knowledge.lossAt(about) === null) standing.value = "looking";
    const { code, log } = about;
    cancelQuestion = ask({ ask: "hint", code, log }, (report) => {
      switch (report.is) {
        case "won":
          knowledge.learnWin(about, report.line);
          working = null;
          recall(about);
          return;
        case "lost":
          knowledge.learnLoss(about, report);
          if (!report.looking) working = null;
          recall(about);
          return;
        case "unknown": {
          working = null;
          standing.value = "unknown";
          const [action] = report.line;
          if (action !== undefined) hintOf(action, false);
          else if (asked) answerWith({ id: "unavailable" });
          return;
        }
        default:
          working = null;
          standing.value = "unknown";
          if (asked) answerWith({ id: "unavailable" });
      }
    });
  };
  const offerFinish = (about: Game) => {
    cancelFinish();
    cancelFinish = () => {};
    if (declined || about.status !== "playing" || cardsHome(about.position) < FINISH_CARDS) return;
    const { code, log } = about;
    cancelFinish = ask({ ask: "finish", code, log }, (report) => {
      if (report.is !== "finish" || report.line === null || report.line.length === 0) return;
      knowledge.learnWin(about, report.line);
      if (advice.value === null) advice.value = { id: "finish", line: report.line };
    });
  };
  const hush = () => {
    clearTimeout(thinking);
    asked = false;
    advice.value = null;
    if (!watching.value) endQuestion();
  };

  /** The game has changed, or what is wanted: what was said is past. */
  const follow = (about: Game, wanted: boolean) => {
    if (advice.value?.id === "finishing") return;
    clearTimeout(thinking);
    asked = false;
    advice.value = null;
    if (about.log.length === 0) declined = false;
    if (working !== about.log) endQuestion();
    offerFinish(about);
    if (about.status === "won") standing.value = "won";
    else if (wanted && !recall(about)) question(about);
  };
  const stopFollowing = effect(() => {
    const about = game.value;
    const wanted = watching.value;
    untracked(() => follow(about, wanted));
  });

  return {
    advice: advice as ReadonlySignal<Advice | null>,
    standing: standing as ReadonlySignal<Standing>,
    /** The action that the advice shows, as far as its grade gives it away. */
    shown: computed(() => {
      const now = advice.value;
      return now?.id === "hint" && now.grade !== "exists" ? now : null;
    }),
    /** A hint is wanted, or the next grade of the one that is there. */
    hint: () => {
      const now = advice.value;
      const about = game.value;
      if (about.status === "won" || now?.id === "finishing" || now?.id === "thinking") return;
      if (now?.id === "hint") {
        // A redeal has no place that could be kept back.
        const grade = now.action === REDEAL ? "place" : NEXT[now.grade];
        advice.value = { ...now, grade };
        return;
      }
      asked = true;
      if (recall(about)) return;
      clearTimeout(thinking);
      thinking = setTimeout(() => {
        advice.value = { id: "thinking" };
      }, THINKING_MS);
      question(about);
    },
    /** Does what the hint says. */
    play: () => {
      const now = advice.value;
      if (now?.id === "hint") playAt(table, now.action);
    },
    /** Takes back as many moves as the advice says. */
    takeBack: () => {
      const now = advice.value;
      if (now?.id !== "lost" || !now.reach) return;
      for (let i = 0; i < (now.steps ?? 0); i++) table.undo();
    },
    /** Plays the rest. */
    finish: () => {
      const now = advice.value;
      if (now?.id !== "finish") return;
      advice.value = { id: "finishing" };
      stopPlaying = playLineAt(table, now.line, pace(), () => {
        declined = true;
        advice.value = null;
        follow(game.value, watching.value);
      });
    },
    /** No more of it: stops thinking or playing, or takes the words away. */
    dismiss: () => {
      const id = advice.value?.id;
      if (id === "finishing") return stopPlaying();
      if (id === "finish") declined = true;
      hush();
    },
    /** The table is gone. */
    end: () => {
      stopFollowing();
      stopPlaying();
      clearTimeout(thinking);
      endQuestion();
      cancelFinish();
    },
  };
}
