import { useId, useState } from "preact/hooks";
import type { CodeFault, GameCode } from "#engine/code";
import { suggestCode } from "#engine/code-text";
import { useMore } from "../texts";
import { codeIn } from "./code-in";
import { Dialog } from "./Dialog";

interface EnterCodeProps {
  readonly onClose: () => void;
  readonly onCode: (code: GameCode) => void;
}

/** Asks for a code; says what is wrong with one, and offers what may have been meant. */
export function EnterCode({ onClose, onCode }: EnterCodeProps) {
  const { codes, sheets } = useMore();
  const words = sheets.dialogs;
  const id = useId();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<CodeFault | null>(null);
  const suggestion = fault === null ? null : suggestCode(text);
  const submit = (event: Event) => {
    event.preventDefault();
    const parsed = codeIn(text);
    if (parsed.ok) onCode(parsed.code);
    else setFault(parsed.fault);
  };
  return (
    <Dialog title={words.enterTitle} onClose={onClose}>
      <form class="enter" onSubmit={submit}>
        <label for={`${id}-code`}>{words.enterLabel}</label>
        <input
          id={`${id}-code`}
          data-focus
          dir="ltr"
          value={text}
          maxLength={400}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-hint ${id}-fault`}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setFault(null);
          }}
        />
        <p id={`${id}-hint`} class="hint">
          {words.enterHint}
        </p>
        <p id={`${id}-fault`} class="fault" role="alert">
          {fault === null ? "" : codes.codeFault(fault)}
        </p>
        {suggestion !== null && (
          <button type="button" class="button" onClick={() => onCode(suggestion)}>
            {words.suggest(suggestion.replaceAll("-", "-\u2060"))}
          </button>
        )}
        <button type="submit" class="button main">
          {words.enterGo}
        </button>
      </form>
    </Dialog>
  );
}
