import { redealsLeft } from "#engine/position";
import { refusalOfRedeal } from "#engine/rules";
import { useTexts } from "../texts";
import { Icon, type IconShape } from "../ui/Icon";
import { HINT, MENU, PEEK, REDEAL, REDO, UNDO } from "../ui/icons";
import type { Table } from "./table";

interface ToolsProps {
  readonly table: Table;
  readonly onPeek: () => void;
  readonly onHint: () => void;
  readonly onMenu: () => void;
}

/** The table's buttons. One that can't do anything now stays in reach, and says so. */
export function Tools({ table, onPeek, onHint, onMenu }: ToolsProps) {
  const words = useTexts().play.table;
  const { position, status, undoable, undone } = table.game.value;
  const left = redealsLeft(position);
  const won = status === "won";
  const canRedeal = !won && refusalOfRedeal(position) === null;
  return (
    <nav class="tools" aria-label={words.controls}>
      <Tool icon={UNDO} words={words.undo} off={undoable === 0 || won} act={table.undo} />
      <Tool icon={REDO} words={words.redo} off={undone.length === 0} act={table.redo} />
      <Tool
        icon={REDEAL}
        words={left === 0 ? words.noRedeals : words.redeal}
        label={words.redealsLeft(left)}
        badge={left}
        off={!canRedeal}
        act={table.redeal}
      />
      <Tool icon={PEEK} words={words.peekShort} label={words.peek} act={onPeek} />
      <Tool icon={HINT} words={words.hint} off={won} act={onHint} />
      <Tool icon={MENU} words={words.menu} act={onMenu} />
    </nav>
  );
}

interface ToolProps {
  readonly icon: IconShape;
  readonly words: string;
  readonly label?: string;
  readonly badge?: number;
  readonly off?: boolean;
  readonly act: () => void;
}

function Tool({ icon, words, label, badge, off = false, act }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} aria-disabled={off} onClick={act}>
      <span class="tool-icon" data-badge={badge}>
        <Icon shape={icon} />
      </span>
      <span class="tool-words">{words}</span>
    </button>
  );
}
