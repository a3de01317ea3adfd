import { DurableObject } from "cloudflare:workers";
import type { GameCode } from "#engine/code";
import { parseReplay, type RejectionId, replayId, verifyReplay } from "#engine/replay";
import type { Env } from "../env";
import { log } from "../http/log";
import { Ledger } from "./ledger";
import { LONGEST_DELAY, nextRun, PUBLISH_DELAY, publish } from "./publisher";
import type { GamePage, MovesCount, StoredGame, StoredReplay } from "./stored";

/** What saving says: the game as it is stored, or the first bad action, from 1, and why. */
export type Saved =
  | { readonly ok: true; readonly created: boolean; readonly replay: StoredReplay }
  | { readonly ok: false; readonly action: number; readonly reason: RejectionId };

/**
 * The object of one game code: keeps every verified game of its deal, and publishes them to KV by
 * its alarm. It stores nothing before the first game that it accepts.
 */
export class DealObject extends DurableObject<Env> {
  readonly #ledger: Ledger;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#ledger = new Ledger(ctx.storage);
    // Whatever woke the object: an outbox that nobody comes for gets its alarm again.
    ctx.blockConcurrencyWhile(async () => {
      try {
        if (this.#ledger.hasOutbox()) await this.#arm();
      } catch (error) {
        log("object-wake-failed", error);
      }
    });
  }

  /**
   * Verifies a game and keeps it. The same game again changes nothing and gets what was stored
   * first. `seconds` is what the player reports, whole, within `MAX_SECONDS`.
   */
  async save(code: GameCode, actions: string, seconds: number): Promise<Saved> {
    if (!this.env.DEALS.idFromName(code).equals(this.ctx.id)) throw new Error("not this deal");
    const parsed = parseReplay(code, actions);
    if (!parsed.ok) throw new Error("not parsed at the door");
    const verdict = verifyReplay(parsed.replay);
    if (!verdict.ok) return verdict;
    const { moves, redeals } = verdict;
    const id = await replayId(parsed.replay, (bytes) => crypto.subtle.digest("SHA-256", bytes));
    const armed = await this.ctx.storage.getAlarm();
    // From here to the alarm nothing is awaited: game, outbox and alarm are one commit, and the
    // reply is held until it is on disk.
    const wonAt = new Date().toISOString();
    const saved = this.#ledger.save({ code, id, actions, moves, redeals, seconds, wonAt });
    if (armed === null && this.#ledger.hasOutbox()) await this.#armIn(PUBLISH_DELAY);
    return { ok: true, ...saved };
  }

  /** The game with an id, or null. */
  replay(code: GameCode, id: string): StoredReplay | null {
    return this.#ledger.replay(code, id);
  }

  /** The deal's wins and its best games. */
  game(code: GameCode): StoredGame {
    return this.#ledger.game(code);
  }

  /** A further page of the deal's games; null where `after` is none of them. */
  page(code: GameCode, after: string, limit: number): GamePage | null {
    return this.#ledger.page(code, after, limit);
  }

  /** How many moves the deal's wins took. */
  movesCount(code: GameCode): MovesCount {
    return this.#ledger.movesCount(code);
  }

  /** One run of the publisher. Never throws: the platform gives up on an alarm that keeps failing. */
  override async alarm(): Promise<void> {
    try {
      await publish(this.#ledger, this.env.GAMES);
      const delay = nextRun(this.#ledger);
      if (delay === null) await this.ctx.storage.deleteAlarm();
      else await this.#armIn(delay);
    } catch (error) {
      log("object-alarm-failed", error);
      await this.#armIn(LONGEST_DELAY).catch(() => undefined);
    }
  }

  async #arm(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.#armIn(PUBLISH_DELAY);
  }

  #armIn(delay: number): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + delay);
  }
}
