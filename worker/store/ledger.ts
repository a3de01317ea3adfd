/**
 * One deal's finished games in its object's SQLite storage, and the outbox of what is not yet
 * published.
 *
 * Every verified game of the deal is kept, and none is ever removed. A win costs a row of about
 * 500 bytes (at most 8.5 KB) in `replays` and its two indexes, so 10,000 wins are about 6 MB of
 * the 10 GB an object may hold. Ranking reads 100 rows however many there are, and `seq`, which
 * has no gaps, counts the wins.
 */
import * as v from "valibot";
import type { GameCode } from "#engine/code";
import {
  BEST_COUNT,
  BestGame,
  COUNTED,
  type GamePage,
  MovesCount,
  StoredGame,
  StoredReplay,
} from "./stored";

const TABLES = [
  `CREATE TABLE IF NOT EXISTS replays (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    actions TEXT NOT NULL,
    moves INTEGER NOT NULL,
    redeals INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    won_at INTEGER NOT NULL
  ) STRICT`,
  "CREATE INDEX IF NOT EXISTS replays_by_merit ON replays (moves, redeals, seq)",
  // A row per KV key to be written. `seq` is the game that made it needed: it tells a deal's entry
  // that changed while it was being written from one that did not.
  `CREATE TABLE IF NOT EXISTS outbox (
    key TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // One row: how many times in a row publishing came to a halt.
  `CREATE TABLE IF NOT EXISTS publisher (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    halts INTEGER NOT NULL
  ) STRICT`,
];

const MERITS = "id, moves, redeals, seconds, won_at";

/**
 * How much of the outbox is looked at in a run. What KV refuses goes behind the rest of it, so it
 * must be more than could be refused for reasons of their own.
 */
const WINDOW = 200;

/** A KV key that is to be written. */
export interface OutboxEntry {
  readonly key: string;
  readonly seq: number;
}

const Entry = v.object({ key: v.string(), seq: v.number() });

/** Reads and writes of one deal's storage; all synchronous, so callers decide what is one step. */
export class Ledger {
  readonly #storage: DurableObjectStorage;
  #hasTables = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /**
   * Keeps a game and notes what is to be published, all or nothing. A game that is there already
   * stays as it was first saved. The first game of a deal makes the tables: a deal that nobody
   * has won stores nothing.
   */
  save(replay: StoredReplay): { readonly created: boolean; readonly replay: StoredReplay } {
    const { code, id, actions, moves, redeals, seconds, wonAt } = replay;
    return this.#storage.transactionSync(() => {
      if (!this.#ready()) for (const table of TABLES) this.#all(table);
      const [row] = this.#all(
        `INSERT INTO replays (id, actions, moves, redeals, seconds, won_at)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING seq`,
        ...[id, actions, moves, redeals, seconds, Date.parse(wonAt)],
      );
      if (row !== undefined) this.#toPublish([code, `${code}/${id}`], Number(row["seq"]));
      const stored = this.replay(code, id) as StoredReplay;
      return { created: row !== undefined, replay: stored };
    });
  }

  /** The game with an id, or null. */
  replay(code: GameCode, id: string): StoredReplay | null {
    if (!this.#ready()) return null;
    const [row] = this.#all(`SELECT ${MERITS}, actions FROM replays WHERE id = ?`, id);
    return row === undefined ? null : v.parse(StoredReplay, { code, ...withTime(row) });
  }

  /** The deal's wins and its best games. */
  game(code: GameCode): StoredGame {
    if (!this.#ready()) return { code, wins: 0, best: [] };
    return this.#game(
      code,
      this.#all(`SELECT ${MERITS} FROM replays ORDER BY moves, redeals, seq LIMIT ?`, BEST_COUNT),
    );
  }

  /**
   * The deal's wins, and of its games in order of merit the up to `limit` ones (1–100) behind the
   * one with an id; null where there is no such game.
   */
  page(code: GameCode, after: string, limit: number): GamePage | null {
    if (this.replay(code, after) === null) return null;
    const rows = this.#all(
      `SELECT ${MERITS} FROM replays
       WHERE (moves, redeals, seq) > (SELECT moves, redeals, seq FROM replays WHERE id = ?)
       ORDER BY moves, redeals, seq LIMIT ?`,
      ...[after, limit + 1],
    );
    return { game: this.#game(code, rows.slice(0, limit)), more: rows.length > limit };
  }

  /** How many moves the deal's wins took. Read off the index alone, a row for each win counted. */
  movesCount(code: GameCode): MovesCount {
    if (!this.#ready()) return { code, wins: 0, counted: 0, moves: [] };
    const rows = this.#all(
      `SELECT moves, COUNT(*) AS wins
       FROM (SELECT moves FROM replays ORDER BY moves, redeals, seq LIMIT ?)
       GROUP BY moves ORDER BY moves`,
      COUNTED,
    );
    const counted = rows.reduce((sum, row) => sum + Number(row["wins"]), 0);
    return v.parse(MovesCount, { code, wins: this.#wins(), counted, moves: rows });
  }

  /**
   * Up to `limit` entries that are to be written: the deal's own first (its key is the first of
   * all), since a stale one is believed where a missing replay is not, then those that failed
   * least and wait longest. However long the outbox is, only its first `WINDOW` rows are read.
   */
  outbox(limit: number): readonly OutboxEntry[] {
    if (!this.#ready()) return [];
    return this.#all(
      `SELECT key, seq FROM (SELECT key, seq, attempts FROM outbox ORDER BY key LIMIT ?)
       ORDER BY instr(key, '/') > 0, attempts, seq LIMIT ?`,
      ...[WINDOW, limit],
    ).map((row) => v.parse(Entry, row));
  }

  /** Whether anything is to be published. */
  hasOutbox(): boolean {
    return this.#ready() && this.#all("SELECT 1 FROM outbox LIMIT 1").length > 0;
  }

  /** An entry was written: it leaves the outbox, unless it changed in the meantime. */
  published({ key, seq }: OutboxEntry): void {
    this.#all("DELETE FROM outbox WHERE key = ? AND seq = ?", key, seq);
  }

  /** An entry could not be written: it stays, behind the others. */
  refused({ key }: OutboxEntry): void {
    this.#all("UPDATE outbox SET attempts = attempts + 1 WHERE key = ?", key);
  }

  /** How many times in a row publishing has come to a halt. */
  get halts(): number {
    if (!this.#ready()) return 0;
    return Number(this.#all("SELECT halts FROM publisher")[0]?.["halts"] ?? 0);
  }

  set halts(halts: number) {
    if (halts === this.halts) return;
    this.#all(
      `INSERT INTO publisher (one, halts) VALUES (1, ?)
       ON CONFLICT (one) DO UPDATE SET halts = excluded.halts`,
      halts,
    );
  }

  #game(code: GameCode, rows: readonly Record<string, SqlStorageValue>[]): StoredGame {
    const best = rows.map((row) => v.parse(BestGame, withTime(row)));
    return v.parse(StoredGame, { code, wins: this.#wins(), best });
  }

  #wins(): number {
    const [last] = this.#all("SELECT MAX(seq) AS wins FROM replays");
    return Number(last?.["wins"] ?? 0);
  }

  #toPublish(keys: readonly string[], seq: number): void {
    for (const key of keys) {
      this.#all(
        `INSERT INTO outbox (key, seq, attempts) VALUES (?, ?, 0)
         ON CONFLICT (key) DO UPDATE SET seq = excluded.seq`,
        ...[key, seq],
      );
    }
  }

  /** Asked of the storage until it says yes: a step that was rolled back takes its tables along. */
  #ready(): boolean {
    this.#hasTables ||=
      this.#all("SELECT 1 FROM sqlite_schema WHERE name = 'publisher'").length > 0;
    return this.#hasTables;
  }

  #all(query: string, ...values: SqlStorageValue[]): Record<string, SqlStorageValue>[] {
    return this.#storage.sql.exec(query, ...values).toArray();
  }
}

function withTime({ won_at, ...row }: Record<string, SqlStorageValue>): Record<string, unknown> {
  return { ...row, wonAt: new Date(Number(won_at)).toISOString() };
}
