import { useState } from "preact/hooks";
import type { Card } from "#engine/card";
import { MAX_ACTIONS } from "#engine/limits";
import { type Place, topOf } from "#engine/position";
import { ReviewSheet } from "../hints/ReviewSheet";
import { SettingsSheet } from "../settings/SettingsSheet";
import type { Target } from "../share/challenge";
import { FavouriteSheet } from "../stats/FavouriteSheet";
import { browserStore } from "../storage/store";
import { PositionSheet } from "../survey/PositionSheet";
import { Survey } from "../survey/Survey";
import { EnterCode } from "../ui/EnterCode";
import { openDeal } from "./codes";
import type { Delivery, Sender } from "./deliver";
import { ShareSheet, StuckSheet, WonSheet } from "./EndSheets";
import { Help } from "./Help";
import { MenuSheet } from "./MenuSheet";
import { Peek } from "./Peek";
import type { Table } from "./table";

/** The sheet that lies over the table. */
export type Open =
  | "menu"
  | "help"
  | "enter"
  | "share"
  | "peek"
  | "won"
  | "stuck"
  | "review"
  | "favourite"
  | "survey"
  | "position"
  | "settings";

interface SheetsProps {
  readonly open: Open;
  readonly setOpen: (open: Open | null) => void;
  readonly table: Table;
  readonly sender: Sender | null;
  /** What a challenge asks to beat, else null. */
  readonly target: Target | null;
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  readonly newDeal: () => void;
}

/** The sheets over the table, one at a time. */
export function Sheets(props: SheetsProps) {
  const { open, setOpen, table, sender, target, place, setPlace, newDeal } = props;
  /** The card that was asked for in the survey, to be marked in the pile that it leads to. */
  const [asked, setAsked] = useState<Card | null>(null);
  /** The end of the game, when it was left for the look back: it is come back to. */
  const [under, setUnder] = useState<Open | null>(null);
  const { position } = table.game.value;
  const close = () => {
    setAsked(null);
    setOpen(null);
  };
  /** Closes the sheet first, so that the focus is back at the table when something happens. */
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const review = () => {
    setUnder(open === "menu" ? null : open);
    setOpen("review");
  };
  switch (open) {
    case "menu":
      return (
        <MenuSheet
          code={table.code}
          canRestart={table.game.value.log.length > 0}
          canTakeBack={table.canTakeBack.value}
          onClose={close}
          onNewDeal={newDeal}
          onEnter={() => setOpen("enter")}
          onRestart={then(table.restart)}
          onTakeBack={then(table.takeBack)}
          onShare={() => setOpen(table.game.value.status === "won" ? "won" : "share")}
          onReview={review}
          onFavourite={() => setOpen("favourite")}
          onSurvey={() => setOpen("survey")}
          onPosition={() => setOpen("position")}
          onSettings={() => setOpen("settings")}
          onHelp={() => setOpen("help")}
        />
      );
    case "help":
      return <Help onClose={close} />;
    case "enter":
      return <EnterCode onClose={close} onCode={openDeal} />;
    case "share":
      return <ShareSheet game={table.game.value} onClose={close} />;
    case "peek":
      return (
        <Peek position={position} place={place} card={asked} onPlace={setPlace} onClose={close} />
      );
    case "review":
      return (
        <ReviewSheet code={table.code} log={table.game.value.log} onClose={() => setOpen(under)} />
      );
    case "survey":
      return (
        <Survey
          position={position}
          card={topOf(position, table.selected.value ?? place) ?? 0}
          onPeek={(at, card) => {
            setPlace(at);
            setAsked(card);
            setOpen("peek");
          }}
          onClose={close}
        />
      );
    case "position":
      return (
        <PositionSheet
          code={table.code}
          moves={table.game.value.moves}
          position={position}
          onClose={close}
        />
      );
    case "favourite":
      return <FavouriteSheet code={table.code} store={browserStore()} onClose={close} />;
    case "settings":
      return <SettingsSheet onClose={close} />;
    case "won":
      return (
        <WonSheet
          onReview={review}
          game={table.game.value}
          seconds={table.seconds.value}
          delivery={deliveryOf(table, sender)}
          target={target}
          onClose={close}
          onNewDeal={newDeal}
        />
      );
    case "stuck":
      return (
        <StuckSheet
          onReview={review}
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
