import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Place } from "#engine/position";
import { Board } from "../board/Board";
import { focusBoard } from "../board/focus";
import { motion } from "../board/moving";
import type { Arrival } from "../share/Arrival";
import { speakMore, useSpeech } from "../texts";
import { Live } from "../ui/Live";
import { useLazy } from "../ui/lazy";
import { openNewDeal } from "./codes";
import type { Sender } from "./deliver";
import { commandOf, type TableCommand } from "./keys";
import type { Open } from "./Sheets";
import { TableHead } from "./TableHead";
import { Tools } from "./Tools";
import type { Table } from "./table";

const loadSheets = async () => {
  // With the sheets comes what sends a win, so that it is here when there is one.
  const [sheets] = await Promise.all([import("./Sheets"), speakMore(), import("./deliver")]);
  return sheets;
};
const loadNotes = async () => {
  const [notes] = await Promise.all([import("./Notes"), speakMore()]);
  return notes;
};
const loadHints = async () => {
  const [hints] = await Promise.all([import("../hints/Hints"), speakMore()]);
  return hints;
};

interface PlayProps {
  readonly table: Table;
  /** The sender of wins, once there was one to send. */
  readonly sender: ReadonlySignal<Sender | null>;
  /** What the page's link has brought besides the deal. */
  readonly arrival: Arrival | null;
  /** The day whose daily deal it is or was, `2026-11-30`; else null. */
  readonly daily: string | null;
}

/** An arrow key leads to the board where nothing has the focus. */
function enterBoard({ key, target }: KeyboardEvent): void {
  if (key.startsWith("Arrow") && target === document.body) focusBoard();
}

/** The table with all that is around it. */
export function Play({ table, sender, arrival, daily }: PlayProps) {
  const { language, texts, more } = useSpeech();
  const [open, setOpen] = useState<Open | null>(null);
  const [place, setPlace] = useState<Place>(0);
  const { status } = table.game.value;
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (status === "playing") return;
    // A win is seen before it is spoken of; one that was here already is not.
    const time = status === "won" && was === "playing" ? (motion()?.winMs() ?? 0) : 0;
    const timer = setTimeout(() => setOpen(status), time);
    return () => clearTimeout(timer);
  }, [status]);
  useEffect(() => {
    addEventListener("keydown", enterBoard);
    return () => removeEventListener("keydown", enterBoard);
  }, []);
  const target = arrival?.target.value ?? null;
  const sheets = useLazy(loadSheets, open !== null, () => setOpen(null));
  const [asked, setAsked] = useState(0);
  const hints = useLazy(loadHints, asked > 0, () => setAsked(0));
  const hint = () => setAsked(asked + 1);
  const peek = (at: Place) => {
    setPlace(at);
    setOpen("peek");
  };
  const said = table.said.value;
  const notes = useLazy(loadNotes, said !== null);
  const words =
    said && notes && more
      ? notes.tableWords({ engine: texts.engine, said: more.said }, said.message)
      : "";
  const run = (command: TableCommand, at: Place) => {
    const acts: Record<TableCommand, () => void> = {
      undo: table.undo,
      redo: table.redo,
      redeal: table.redeal,
      newDeal: openNewDeal,
      hint,
      peek: () => peek(at),
      home: () => table.sendHome(at),
      status: table.tell,
      help: () => setOpen("help"),
      survey: () => {
        setPlace(at);
        setOpen("survey");
      },
      position: () => setOpen("position"),
      deselect: table.deselect,
    };
    acts[command]();
  };
  const hands = useMemo(
    () => ({
      tap: table.tap,
      doubleTap: table.doubleTap,
      drop: table.move,
      lift: table.release,
    }),
    [table],
  );
  return (
    <main class="play">
      <TableHead table={table} target={target} daily={daily}>
        {hints && <hints.Standing table={table} />}
      </TableHead>
      <Tools
        table={table}
        onPeek={() => peek(table.selected.value ?? place)}
        onHint={hint}
        onMenu={() => setOpen("menu")}
      />
      <div class="felt">
        <Board
          position={table.game.value.position}
          texts={{ engine: texts.engine, board: texts.play.board }}
          language={language}
          selected={table.selected.value}
          lastMove={table.lastMove.value}
          hands={hands}
          onPeek={peek}
          onKey={(event, at) => {
            const command = commandOf(event);
            if (command === null) return;
            event.preventDefault();
            run(command, at);
          }}
        />
        {notes && <notes.Notes table={table} />}
        {arrival !== null && <arrival.Notes />}
        {hints && <hints.Hints table={table} asked={asked} />}
      </div>
      <Live words={words} number={said?.number ?? 0} />
      {sheets !== null && open !== null && (
        <sheets.Sheets
          open={open}
          setOpen={setOpen}
          table={table}
          sender={sender.value}
          target={target}
          place={place}
          setPlace={setPlace}
          newDeal={openNewDeal}
        />
      )}
    </main>
  );
}
