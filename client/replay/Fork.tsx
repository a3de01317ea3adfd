import { useSignal } from "@preact/signals";
import { formatActions } from "#engine/action";
import { keepFork, planFork } from "../storage/fork";
import type { Store } from "../storage/store";
import { Dialog } from "../ui/Dialog";
import type { Viewer } from "./viewer";
import type { ReplayTexts } from "./words";

interface ForkProps {
  readonly viewer: Viewer;
  readonly texts: ReplayTexts;
  readonly store: Store;
  /** The address at which the deal is played. */
  readonly dealUrl: string;
}

/**
 * "Play from here": asks first where a game of the person's own would be put away. The deal itself
 * and the won position are no places to play from.
 */
export function Fork({ viewer, texts: { viewer: words }, store, dealUrl }: ForkProps) {
  const { film } = viewer;
  const ply = viewer.ply.value;
  const off = ply === 0 || ply === film.last;
  const asking = useSignal(false);
  const failed = useSignal(false);
  const { code, actions } = film.replay;
  const log = formatActions(actions.slice(0, ply));
  const taken = { code, log, whole: formatActions(actions) };
  const plan = asking.value ? planFork(store, taken) : null;
  const fork = () => {
    failed.value = !keepFork(store, taken, Date.now());
    if (failed.value) asking.value = true;
    else location.assign(dealUrl);
  };
  const start = () => {
    if (off) return;
    viewer.pause();
    failed.value = false;
    if (planFork(store, taken).ownMoves === null) fork();
    else asking.value = true;
  };
  return (
    <>
      <button type="button" class="replay-offer" aria-disabled={off} onClick={start}>
        {words.playFromHere}
      </button>
      {asking.value && (
        <Dialog
          title={words.forkTitle(ply)}
          onClose={() => {
            asking.value = false;
          }}
        >
          <div class="replay-sheet">
            {plan?.ownMoves != null && <p>{words.forkText(plan.ownMoves)}</p>}
            {plan?.losesOlder && <p>{words.forkLoses}</p>}
            {failed.value && <p role="alert">{words.forkFailed}</p>}
            <button type="button" class="button main" onClick={fork}>
              {words.playFromHere}
            </button>
            <a class="button" href={dealUrl}>
              {plan?.ownMoves == null ? words.playDeal : words.forkStay}
            </a>
          </div>
        </Dialog>
      )}
    </>
  );
}
