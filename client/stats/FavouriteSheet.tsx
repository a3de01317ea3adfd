import "../style/favourite.css";
import { useId, useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import type { Store } from "../storage/store";
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { dropFavourite, keepFavourite, LONGEST_NOTE, loadFavourite } from "./favourites";

interface FavouriteSheetProps {
  readonly code: GameCode;
  readonly store: Store;
  readonly onClose: () => void;
  /** The favourites have changed. */
  readonly onChange?: () => void;
}

/** Marks a deal as a favourite, with a note; or takes the mark away, which can be undone. */
export function FavouriteSheet({ code, store, onClose, onChange }: FavouriteSheetProps) {
  const { favourites: words } = useMore().stats;
  const id = useId();
  const [marked, setMarked] = useState(() => loadFavourite(store, code));
  const [note, setNote] = useState(marked?.note ?? "");
  const [removed, setRemoved] = useState(false);
  const keep = () => {
    keepFavourite(store, { code, note: note.trim(), at: Date.now() });
    onChange?.();
    onClose();
  };
  const remove = () => {
    dropFavourite(store, code);
    setRemoved(true);
    onChange?.();
  };
  const putBack = () => {
    if (marked !== null) keepFavourite(store, marked);
    setMarked(loadFavourite(store, code));
    setRemoved(false);
    onChange?.();
  };
  return (
    <Dialog title={marked === null ? words.mark : words.edit} onClose={onClose}>
      <p class="code">
        <bdi dir="ltr">{code}</bdi>
      </p>
      <p role="status" class="hint">
        {removed ? words.removed(code) : ""}
      </p>
      {removed ? (
        <button type="button" class="button main" onClick={putBack} ref={focus}>
          {words.back}
        </button>
      ) : (
        <form
          class="favourite"
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <label for={`${id}-note`}>{words.note}</label>
          <textarea
            id={`${id}-note`}
            data-focus
            dir="auto"
            rows={4}
            maxLength={LONGEST_NOTE}
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
          <div class="row">
            <button type="submit" class="button main">
              {words.save}
            </button>
            {marked !== null && (
              <button type="button" class="button" onClick={remove}>
                {words.remove}
              </button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** The button that had the focus is gone; this one takes it. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
