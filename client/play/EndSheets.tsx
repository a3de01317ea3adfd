import { type Game, redealsUsed } from "#engine/game";
import { REVIEW } from "../hints/icons";
import type { SheetTexts } from "../i18n/en/sheets";
import { pathTo } from "../language";
import { challengeUrl, type Target, verdictWords } from "../share/challenge";
import { positionUrl } from "../share/position-link";
import { addressOf, CopyLink, ShareButton } from "../share/ShareLink";
import { useMore } from "../texts";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { UNDO } from "../ui/icons";
import { CHALLENGE, DEAL, RESTART } from "../ui/sheet-icons";
import type { Delivery } from "./deliver";

interface WonProps {
  readonly game: Game;
  readonly seconds: number;
  readonly delivery: Delivery;
  /** What a challenge asked to beat, else null. */
  readonly target: Target | null;
  readonly onReview: () => void;
  readonly onClose: () => void;
  readonly onNewDeal: () => void;
}

/** The game is won: its figures, how it stands with the saving, and the links to give away. */
export function WonSheet(props: WonProps) {
  const { game, seconds, delivery, target, onReview, onClose, onNewDeal } = props;
  const { hints, sheets, share } = useMore();
  const { dialogs, sharing } = sheets;
  const { code, moves } = game;
  const deal = addressOf(code);
  const id = delivery.state === "saved" ? delivery.id : null;
  const replay = addressOf(`${code}/${id}`);
  const own = { moves, redeals: redealsUsed(game) };
  return (
    <Dialog title={dialogs.wonTitle} onClose={onClose} class="won" about="end">
      <p id="end">{dialogs.wonText(moves, own.redeals, seconds)}</p>
      {target !== null && <p>{verdictWords(share.challenge, own, target)}</p>}
      <p class="hint" role="status">
        {deliveryWords(delivery, sharing)}
      </p>
      {id !== null && (
        <>
          <div class="row">
            <ShareButton
              title={sharing.title(code)}
              text={sharing.wonText(code, moves, deal)}
              url={replay}
            />
            <ShareButton
              class="button"
              label={share.challenge.send}
              icon={CHALLENGE}
              title={sharing.title(code)}
              text={share.challenge.text(code, moves)}
              url={challengeUrl(location.origin, code, id)}
            />
            <a class="button" href={replay}>
              {sharing.watch}
            </a>
          </div>
          <CopyLink label={sharing.replayLink} url={replay} />
          <CopyLink label={share.challenge.link} url={challengeUrl(location.origin, code, id)} />
        </>
      )}
      <CopyLink label={sharing.dealLink} url={deal} />
      <a class="button" href={pathTo(`/${code}/wins`)}>
        {share.wins.all}
      </a>
      <div class="row">
        <button type="button" class="button" onClick={onReview}>
          <Icon shape={REVIEW} />
          {hints.review.title}
        </button>
        <button type="button" class="button" onClick={onNewDeal}>
          <Icon shape={DEAL} />
          {sheets.menu.newDeal}
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
  readonly onReview: () => void;
  readonly onUndo: () => void;
  readonly onRestart: () => void;
  readonly onNewDeal: () => void;
  readonly onClose: () => void;
}

/** No card can move and no redeal would help. */
export function StuckSheet(props: StuckProps) {
  const { canUndo, onReview, onUndo, onRestart, onNewDeal, onClose } = props;
  const { hints, sheets } = useMore();
  const { dialogs, menu } = sheets;
  return (
    <Dialog title={dialogs.stuckTitle} onClose={onClose} about="end">
      <p id="end">{dialogs.stuckText}</p>
      <div class="column">
        {canUndo && (
          <button type="button" class="button main" onClick={onUndo}>
            <Icon shape={UNDO} />
            {dialogs.undoMove}
          </button>
        )}
        <button type="button" class="button" onClick={onReview}>
          <Icon shape={REVIEW} />
          {hints.review.title}
        </button>
        <button type="button" class="button" onClick={onNewDeal}>
          <Icon shape={DEAL} />
          {sheets.menu.newDeal}
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

/** The links to a deal and to where its game stands, to give away before it is won. */
export function ShareSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const { sheets, share } = useMore();
  const { menu, sharing } = sheets;
  const { code, log, moves, status } = game;
  const deal = addressOf(code);
  const position = positionUrl(location.origin, code, log);
  return (
    <Dialog title={menu.share} onClose={onClose}>
      <CopyLink label={sharing.dealLink} url={deal} />
      <div class="row">
        <ShareButton title={sharing.title(code)} text={sharing.dealText(code)} url={deal} />
      </div>
      {log.length > 0 && status !== "won" && (
        <>
          <CopyLink label={share.position.link} url={position} />
          <div class="row">
            <ShareButton
              class="button"
              label={share.position.send}
              title={sharing.title(code)}
              text={share.position.text(code, moves)}
              url={position}
            />
          </div>
        </>
      )}
    </Dialog>
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
