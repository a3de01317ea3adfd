import "../style/sheet.css";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { focusBoard } from "../board/focus";
import { useMore } from "../texts";
import { Icon } from "./Icon";
import { CLOSE } from "./sheet-icons";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** The id of what is spoken along with the title. */
  readonly about?: string;
}

/**
 * A modal dialog: open as long as it is drawn. Esc, the cross and a press beside it close it; the
 * focus goes back to where it was, or else to the board. It begins at what has `data-focus`, else at
 * the cross.
 */
export function Dialog({ title, onClose, children, class: name, about }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const drawn = useRef(true);
  const id = useId();
  const { sheets } = useMore();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-focus]")?.focus();
    return () => {
      // Its event may come late, when another dialog is open already.
      drawn.current = false;
      dialog?.close();
      // It opened by itself, before anything had the focus.
      const { activeElement, body } = document;
      if (activeElement === body || dialog?.contains(activeElement)) focusBoard();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog anyway
    <dialog
      ref={ref}
      class={name === undefined ? "sheet" : `sheet ${name}`}
      aria-labelledby={id}
      aria-describedby={about}
      onClose={() => drawn.current && onClose()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div class="sheet-box">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <form method="dialog">
            <button type="submit" class="plain-button" aria-label={sheets.dialogs.close}>
              <Icon shape={CLOSE} />
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  );
}
