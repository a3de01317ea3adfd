import type { Place } from "#engine/position";
import { MAX_ACTIONS } from "#engine/replay";
import { EnterCode } from "../ui/EnterCode";
import { openDeal } from "./codes";
import type { Delivery, Sender } from "./deliver";
import { ShareSheet, StuckSheet, WonSheet } from "./EndSheets";
import { Help } from "./Help";
import { MenuSheet } from "./MenuSheet";
import { Peek } from "./Peek";
import type { Table } from "./table";

/** The sheet that lies over the table. */
export type Open = "menu" | "help" | "enter" | "share" | "peek" | "won" | "stuck";

interface SheetsProps {
  readonly open: Open;
  readonly setOpen: (open: Open | null) => void;
  readonly table: Table;
  readonly sender: Sender | null;
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  readonly newDeal: () => void;
}

/** The sheets over the table, one at a time. */
export function Sheets({ open, setOpen, table, sender, place, setPlace, newDeal }: SheetsProps) {
  const close = () => setOpen(null);
  /** Closes the sheet first, so that the focus is back at the table when something happens. */
  const then = (act: () => void) => () => {
    close();
    act();
  };
  switch (open) {
    case "menu":
      return (
        <MenuSheet
          canRestart={table.game.value.log.length > 0}
          canTakeBack={table.canTakeBack.value}
          onClose={close}
          onNewDeal={newDeal}
          onEnter={() => setOpen("enter")}
          onRestart={then(table.restart)}
          onTakeBack={then(table.takeBack)}
          onShare={() => setOpen("share")}
          onHelp={() => setOpen("help")}
        />
      );
    case "help":
      return <Help onClose={close} />;
    case "enter":
      return <EnterCode onClose={close} onCode={openDeal} />;
    case "share":
      return <ShareSheet code={table.code} onClose={close} />;
    case "peek":
      return (
        <Peek
          position={table.game.value.position}
          place={place}
          onPlace={setPlace}
          onClose={close}
        />
      );
    case "won":
      return (
        <WonSheet
          game={table.game.value}
          seconds={table.seconds.value}
          delivery={deliveryOf(table, sender)}
          onClose={close}
          onNewDeal={newDeal}
        />
      );
    case "stuck":
      return (
        <StuckSheet
          canUndo={table.game.value.undoable > 0}
          onUndo={then(table.undo)}
          onRestart={then(table.restart)}
          onNewDeal={newDeal}
          onClose={close}
        />
      );
  }
}

function deliveryOf(table: Table, sender: Sender | null): Delivery {
  const id = table.replay.value;
  if (id !== null) return { state: "saved", id };
  if (table.game.value.log.length > MAX_ACTIONS) return { state: "too-long" };
  return sender?.deliveries.value.get(table.code) ?? { state: "waiting" };
}
