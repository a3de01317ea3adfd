import "../style/toast.css";
import { useEffect, useState } from "preact/hooks";

/** How long a note stays, in milliseconds; one with a button stays longer. */
export const TOAST_MS = 4_000;
export const TOAST_BUTTON_MS = 12_000;

interface ToastProps {
  /** Another number is another note. */
  readonly number: number;
  readonly words: string;
  readonly button?: { readonly words: string; readonly act: () => void } | null;
}

/** A note over the board that goes by itself. It is not spoken: the live region does that. */
export function Toast({ number, words, button }: ToastProps) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGone(number), button ? TOAST_BUTTON_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [number]);
  if (words === "" || gone === number) return null;
  return (
    <div class="toast" key={number}>
      <span aria-hidden="true">{words}</span>
      {button && (
        <button
          type="button"
          class="toast-button"
          onClick={() => {
            setGone(number);
            button.act();
          }}
        >
          {button.words}
        </button>
      )}
    </div>
  );
}
