import { useSignal } from "@preact/signals";
import type { AllTexts } from "../i18n/en/more";
import { share } from "../share/share";
import type { Store } from "../storage/store";
import { stepUrl } from "./address";
import { CopyNote, useCopyResult } from "./CopyNote";
import { Fork } from "./Fork";
import { More } from "./More";
import { Sign } from "./Sign";
import type { Viewer } from "./viewer";

interface OffersProps {
  readonly viewer: Viewer;
  /** The replay's id. */
  readonly id: string;
  readonly texts: AllTexts;
  /** The address of the deal. */
  readonly dealUrl: string;
  /** Where games are kept. */
  readonly store: Store;
}

/** What else can be done with a replay: play its deal, play on from a step, share it, and more. */
export function Offers({ viewer, id, texts, dealUrl, store }: OffersProps) {
  const { viewer: words } = texts;
  const result = useCopyResult();
  const sharing = async () => {
    viewer.pause();
    const { replay, steps, last } = viewer.film;
    const end = steps[last - 1];
    const text = words.shareText(replay.code, end?.moves ?? 0, end?.redeals ?? 0);
    const url = stepUrl(location.href, 0);
    const shared = await share({ title: words.shareTitle(replay.code), text, url });
    if (shared === "copied") result.value = { done: true };
    if (shared === "failed") result.value = { done: false, url };
  };
  return (
    <div class="replay-offers">
      <a class="replay-offer" href={dealUrl}>
        {words.playDeal}
      </a>
      <Fork viewer={viewer} texts={texts} store={store} dealUrl={dealUrl} />
      <button
        type="button"
        class="replay-button"
        title={words.shareReplay}
        aria-label={words.shareReplay}
        onClick={sharing}
      >
        <Sign name="share" />
      </button>
      <MoreButton viewer={viewer} id={id} texts={texts} />
      <CopyNote result={result.value} words={words} />
    </div>
  );
}

function MoreButton({ viewer, id, texts }: Pick<OffersProps, "viewer" | "id" | "texts">) {
  const { viewer: words } = texts;
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="replay-button"
        title={words.more}
        aria-label={words.more}
        aria-haspopup="dialog"
        onClick={() => {
          viewer.pause();
          open.value = true;
        }}
      >
        <Sign name="more" />
      </button>
      {open.value && (
        <More
          viewer={viewer}
          id={id}
          texts={texts}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
