import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import type { GameCode } from "#engine/code";
import { Ledger } from "../../worker/store/ledger";
import { BEST_COUNT, COUNTED, type StoredReplay } from "../../worker/store/stored";
import { objectOf } from "./support/store";

afterEach(() => reset());

const code = "CR1-N-CRESCEN" as GameCode;

function game(id: string, moves: number, redeals: number): StoredReplay {
  const wonAt = new Date(Date.UTC(2026, 10, 30)).toISOString();
  return { code, id: id.repeat(10), actions: "ab", moves, redeals, seconds: 1, wonAt };
}

/** A storage that remembers the cursors of its queries, which know how many rows they cost. */
function counting(storage: DurableObjectStorage) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const exec = (query: string, ...values: unknown[]) => {
    const cursor = storage.sql.exec(query, ...values);
    cursors.push(cursor);
    return cursor;
  };
  const transactionSync = storage.transactionSync.bind(storage);
  return {
    cursors,
    counted: { sql: { exec }, transactionSync } as unknown as DurableObjectStorage,
  };
}

test("ranks by fewer moves, then fewer redeals, then first saved; never by time", async () => {
  await runInDurableObject(objectOf(code), (_, { storage }) => {
    const ledger = new Ledger(storage);
    const saved = [
      game("a", 120, 0),
      game("b", 100, 3),
      { ...game("c", 100, 1), seconds: 900 },
      { ...game("d", 100, 1), seconds: 2 },
      game("e", 99, 3),
    ];
    for (const replay of saved) ledger.save(replay);
    expect(
      ledger
        .game(code)
        .best.map(({ id }) => id[0])
        .join(""),
    ).toBe("ecdba");
  });
});

test("ten thousand wins of one deal stay small, and are ranked and counted for few rows", async () => {
  await runInDurableObject(objectOf(code), (_, { storage }) => {
    const ledger = new Ledger(storage);
    ledger.save(game("a", 250, 3));
    const wins = COUNTED + 50;
    storage.sql.exec(
      `WITH RECURSIVE n (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
       INSERT INTO replays (id, actions, moves, redeals, seconds, won_at)
       SELECT 'b' || translated, ?, 100 + n % 150, n % 4, 600, 1780000000000 + n FROM (
         SELECT n, replace(replace(printf('%09d', n), '0', 'x'), '1', 'y') AS translated FROM n
       )`,
      ...[wins, "jn".repeat(150)],
    );
    storage.sql.exec("UPDATE replays SET id = replace(replace(id, '8', 'v'), '9', 'w')");
    const { wins: won, best } = ledger.game(code);
    expect(won).toBe(wins);
    expect(best).toHaveLength(BEST_COUNT);
    expect(best.map(({ moves, redeals }) => moves * 10 + redeals)).toEqual(
      best.map(({ moves, redeals }) => moves * 10 + redeals).sort((a, b) => a - b),
    );
    expect(storage.sql.databaseSize / wins).toBeLessThan(600);
    const { cursors, counted: spied } = counting(storage);
    new Ledger(spied).game(code);
    const read = () => cursors.splice(0).reduce((rows, cursor) => rows + cursor.rowsRead, 0);
    expect(read()).toBeLessThanOrEqual(2 * BEST_COUNT + 20);
    const { moves, ...count } = new Ledger(spied).movesCount(code);
    expect(count).toEqual({ code, wins, counted: COUNTED });
    expect(moves.reduce((sum, one) => sum + one.wins, 0)).toBe(COUNTED);
    expect(moves).toEqual(moves.toSorted((a, b) => a.moves - b.moves));
    expect(read()).toBeLessThanOrEqual(COUNTED + 200);
  });
});

test("a win writes few rows, the same win again none", async () => {
  await runInDurableObject(objectOf(code), (_, { storage }) => {
    const { cursors, counted } = counting(storage);
    const ledger = new Ledger(counted);
    const written = () => cursors.reduce((rows, cursor) => rows + cursor.rowsWritten, 0);
    ledger.save(game("a", 120, 0));
    const before = written();
    ledger.save(game("b", 110, 0));
    expect(written() - before).toBeLessThanOrEqual(6);
    const after = written();
    ledger.save(game("b", 110, 0));
    expect(written()).toBe(after);
  });
});
