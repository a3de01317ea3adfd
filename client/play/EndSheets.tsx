import { useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { type Game, redealsUsed } from "#engine/game";
import type { SheetTexts } from "../i18n/en/sheets";
import { copyText } from "../share/copy";
import { share } from "../share/share";
import { useMore, useTexts } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { DEAL, UNDO } from "../ui/icons";
import { RESTART, SHARE } from "../ui/sheet-icons";
import type { Delivery } from "./deliver";

interface WonProps {
  readonly game: Game;
  readonly seconds: number;
  readonly delivery: Delivery;
  readonly onClose: () => void;
  readonly onNewDeal: () => void;
}

/** The game is won: its figures, how it stands with the saving, and the links to give away. */
export function WonSheet({ game, seconds, delivery, onClose, onNewDeal }: WonProps) {
  const { dialogs, sharing } = useMore().sheets;
  const { table } = useTexts().play;
  const { code, moves } = game;
  const deal = addressOf(code);
  const replay = delivery.state === "saved" ? addressOf(`${code}/${delivery.id}`) : null;
  return (
    <Dialog title={dialogs.wonTitle} onClose={onClose} class="won">
      <p>{dialogs.wonText(moves, redealsUsed(game), seconds)}</p>
      <p class="hint" role="status">
        {deliveryWords(delivery, sharing)}
      </p>
      {replay !== null && (
        <>
          <div class="row">
            <ShareButton
              title={sharing.title(code)}
              text={sharing.wonText(code, moves, deal)}
              url={replay}
            />
            <a class="button" href={replay}>
              {sharing.watch}
            </a>
          </div>
          <CopyLink label={sharing.replayLink} url={replay} />
        </>
      )}
      <CopyLink label={sharing.dealLink} url={deal} />
      <div class="row">
        <button type="button" class="button" onClick={onNewDeal}>
          <Icon shape={DEAL} />
          {table.newDeal}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {dialogs.back}
        </button>
      </div>
    </Dialog>
  );
}

interface StuckProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
  readonly onNewDeal: () => void;
  readonly onClose: () => void;
}

/** No card can move and no redeal would help. */
export function StuckSheet({ canUndo, onUndo, onRestart, onNewDeal, onClose }: StuckProps) {
  const { dialogs, menu } = useMore().sheets;
  const { table } = useTexts().play;
  return (
    <Dialog title={dialogs.stuckTitle} onClose={onClose}>
      <p>{dialogs.stuckText}</p>
      <div class="column">
        {canUndo && (
          <button type="button" class="button main" onClick={onUndo}>
            <Icon shape={UNDO} />
            {dialogs.undoMove}
          </button>
        )}
        <button type="button" class="button" onClick={onNewDeal}>
          <Icon shape={DEAL} />
          {table.newDeal}
        </button>
        <button type="button" class="button" onClick={onRestart}>
          <Icon shape={RESTART} />
          {menu.restart}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {dialogs.back}
        </button>
      </div>
    </Dialog>
  );
}

/** The link to a deal, to give away before it is won. */
export function ShareSheet({ code, onClose }: { code: GameCode; onClose: () => void }) {
  const { menu, sharing } = useMore().sheets;
  const url = addressOf(code);
  return (
    <Dialog title={menu.share} onClose={onClose}>
      <CopyLink label={sharing.dealLink} url={url} />
      <div class="row">
        <ShareButton title={sharing.title(code)} text={sharing.dealText(code)} url={url} />
      </div>
    </Dialog>
  );
}

function ShareButton(shared: { title: string; text: string; url: string }) {
  const words = useMore().sheets.sharing;
  const [copied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button main"
        onClick={async () => setCopied((await share(shared)) === "copied")}
      >
        <Icon shape={SHARE} />
        {words.share}
      </button>
      <span class="hint" role="status">
        {copied ? words.copied : ""}
      </span>
    </>
  );
}

function CopyLink({ label, url }: { label: string; url: string }) {
  const words = useMore().sheets.sharing;
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div class="copy">
      <label>
        <span>{label}</span>
        <input dir="ltr" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="button"
        aria-label={`${words.copy}: ${label}`}
        onClick={async () => setCopied(await copyText(url))}
      >
        {words.copy}
      </button>
      <span class="hint" role="status">
        {copied === null ? "" : copied ? words.copied : words.copyByHand}
      </span>
    </div>
  );
}

function deliveryWords({ state }: Delivery, words: SheetTexts["sharing"]): string {
  switch (state) {
    case "sending":
      return words.saving;
    case "waiting":
      return words.waiting;
    case "saved":
      return words.saved;
    case "refused":
      return words.refused;
    case "too-long":
      return words.tooLong;
  }
}

/** The absolute address of a page, without a language: whoever opens it gets their own. */
function addressOf(path: string): string {
  return `${location.origin}/${path}`;
}
