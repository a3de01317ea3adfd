import { effect, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ReplayTexts } from "./words";

/** How the last copying ended; an address that could not be copied is there to be copied by hand. */
export type CopyResult = { readonly done: true } | { readonly done: false; readonly url: string };

/** How long it is said that something was copied, in milliseconds. */
const NOTE_MS = 4000;

/** The result of the last copying, which goes by itself. */
export function useCopyResult(): Signal<CopyResult | null> {
  const result = useSignal<CopyResult | null>(null);
  useEffect(
    () =>
      effect(() => {
        if (!result.value?.done) return;
        const timer = setTimeout(() => {
          result.value = null;
        }, NOTE_MS);
        return () => clearTimeout(timer);
      }),
    [result],
  );
  return result;
}

/** Says how copying ended. */
export function CopyNote(props: { result: CopyResult | null; words: ReplayTexts["viewer"] }) {
  const { result, words } = props;
  return (
    <div class="replay-note" role="status">
      {result?.done && words.copied}
      {result?.done === false && (
        <label>
          {words.copyByHand}
          <input
            readOnly
            dir="ltr"
            value={result.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
