/**
 * What a link to a table can bring besides its deal: a position to go on from, a game to beat.
 * Fetched only where a link does.
 */
import { type ReadonlySignal, type Signal, signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { GameCode } from "#engine/code";
import type { ShareTexts } from "../i18n/en/share";
import { type Fork, keepFork, planFork } from "../storage/fork";
import type { Store } from "../storage/store";
import { speakMore, useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Live } from "../ui/Live";
import { Toast } from "../ui/Toast";
import { challengeOf, type Target } from "./challenge";
import { fetchReplay } from "./fetch-replay";
import { parsePosition, type SharedPosition } from "./position-link";

/** What a link has brought. */
export interface Arrival {
  /** The game to beat, once it is here and verified. */
  readonly target: ReadonlySignal<Target | null>;
  /** Says what was brought, and asks what must be asked; for the felt. */
  readonly Notes: ComponentType;
}

type Note =
  | { readonly id: "opened" | "damaged"; readonly moves: number }
  | ({ readonly id: "target" } & Target)
  | { readonly id: "gone" };

/**
 * Takes up what the page's address brings, before the table is set: a position becomes the kept
 * game where no game of the person's own is in its way, else it is asked for.
 */
export async function arrive(code: GameCode, store: Store): Promise<Arrival> {
  await speakMore();
  const notes = signal<readonly Note[]>([]);
  const asked = signal<SharedPosition | null>(null);
  const target = signal<Target | null>(null);
  const add = (note: Note) => {
    notes.value = [...notes.value, note];
  };
  takePosition(code, store, add, asked);
  takeChallenge(code, add, target);
  // The same deal's link with another position, followed or pasted here, loads nothing by itself.
  addEventListener("hashchange", () => {
    if (parsePosition(code, location.hash) !== null) location.reload();
  });
  return { target, Notes: () => <Notes notes={notes} asked={asked} code={code} store={store} /> };
}

function takePosition(
  code: GameCode,
  store: Store,
  add: (note: Note) => void,
  asked: Signal<SharedPosition | null>,
): void {
  const shared = parsePosition(code, location.hash);
  if (shared === null) return;
  const { log, moves, damaged } = shared;
  if (damaged) add({ id: "damaged", moves });
  if (log === "") {
    forgetPosition();
    return;
  }
  const fork = forkOf(code, shared);
  if (planFork(store, fork).ownMoves !== null) {
    asked.value = shared;
    return;
  }
  keepFork(store, fork, Date.now());
  forgetPosition();
  if (!damaged) add({ id: "opened", moves });
}

/** Once it is decided on, the game goes its own way: a reload must not bring it back to the link's. */
function forgetPosition(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

async function takeChallenge(
  code: GameCode,
  add: (note: Note) => void,
  target: Signal<Target | null>,
): Promise<void> {
  const id = challengeOf(location.search);
  if (id === null) return;
  const replay = await fetchReplay(code, id);
  if (replay === null) return add({ id: "gone" });
  const { moves, redeals } = replay;
  target.value = { moves, redeals };
  add({ id: "target", moves, redeals });
}

function forkOf(code: GameCode, { log }: SharedPosition): Fork {
  return { code, log, whole: log };
}

interface NotesProps {
  readonly notes: ReadonlySignal<readonly Note[]>;
  readonly asked: Signal<SharedPosition | null>;
  readonly code: GameCode;
  readonly store: Store;
}

function Notes({ notes, asked, code, store }: NotesProps) {
  const { share } = useMore();
  const words = notes.value.map((note) => noteWords(note, share)).join(" ");
  const number = notes.value.length;
  return (
    <>
      <Toast number={number} words={words} />
      <Live words={words} number={number} />
      {asked.value !== null && (
        <AskSheet
          fork={forkOf(code, asked.value)}
          store={store}
          onClose={() => {
            asked.value = null;
            forgetPosition();
          }}
        />
      )}
    </>
  );
}

function noteWords(note: Note, { challenge, position }: ShareTexts): string {
  switch (note.id) {
    case "opened":
      return position.opened(note.moves);
    case "damaged":
      return position.damaged(note.moves);
    case "target":
      return challenge.greeting(note.moves, note.redeals);
    case "gone":
      return challenge.gone;
  }
}

interface AskProps {
  readonly fork: Fork;
  readonly store: Store;
  readonly onClose: () => void;
}

/** A game of one's own lies on the table: the person decides. */
function AskSheet({ fork, store, onClose }: AskProps) {
  const { share, viewer } = useMore();
  const failed = useSignal(false);
  const plan = planFork(store, fork);
  const open = () => {
    failed.value = !keepFork(store, fork, Date.now());
    if (failed.value) return;
    forgetPosition();
    location.reload();
  };
  return (
    <Dialog title={share.position.title} onClose={onClose}>
      <div class="column">
        {plan.ownMoves !== null && <p>{viewer.forkText(plan.ownMoves)}</p>}
        {plan.losesOlder && <p>{viewer.forkLoses}</p>}
        {failed.value && <p role="alert">{viewer.forkFailed}</p>}
        <button type="button" class="button main" onClick={open}>
          {share.position.open}
        </button>
        <button type="button" class="button" data-focus onClick={onClose}>
          {viewer.forkStay}
        </button>
      </div>
    </Dialog>
  );
}
