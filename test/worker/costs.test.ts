/** What a win and a look cost in rows: the README's figures. */
import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { Ledger } from "../../worker/store/ledger";
import { publish } from "../../worker/store/publisher";
import { BEST_COUNT, type StoredReplay } from "../../worker/store/stored";
import { golden } from "./support/games";
import { FaultyKv } from "./support/kv";
import { objectOf } from "./support/store";

afterEach(() => reset());

const { code } = golden;

/** The nth game, with 150 actions. */
function game(n: number): StoredReplay {
  const id = String(n)
    .padStart(10, "0")
    .replace(/\d/g, (digit) => "abcdefghij".charAt(+digit));
  const wonAt = new Date(Date.UTC(2026, 10, 30) + n).toISOString();
  return { code, id, actions: "ab".repeat(150), moves: 150, redeals: 0, seconds: 1, wonAt };
}

interface Rows {
  readonly read: number;
  readonly written: number;
}

/** Runs a test with a ledger whose rows are counted: what something costs is the sum of it. */
function counted(
  run: (ledger: Ledger, cost: (work: () => unknown) => Promise<Rows>) => Promise<void>,
): Promise<void> {
  return runInDurableObject(objectOf(code), async (_, { storage }) => {
    let cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
    const exec = (query: string, ...values: unknown[]) => {
      const cursor = storage.sql.exec(query, ...values);
      cursors.push(cursor);
      return cursor;
    };
    const transactionSync = storage.transactionSync.bind(storage);
    const counting = { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
    await run(new Ledger(counting), async (work) => {
      cursors = [];
      await work();
      return {
        read: cursors.reduce((rows, cursor) => rows + cursor.rowsRead, 0),
        written: cursors.reduce((rows, cursor) => rows + cursor.rowsWritten, 0),
      };
    });
  });
}

test("a deal's first win writes 13 rows, its publication 2", () =>
  counted(async (ledger, cost) => {
    expect((await cost(() => ledger.save(game(0)))).written).toBe(13);
    expect((await cost(() => publish(ledger, new FaultyKv()))).written).toBe(2);
  }));

test("a further win writes 5 rows, its publication 2 and two keys of at most 10 KB", () =>
  counted(async (ledger, cost) => {
    const kv = new FaultyKv();
    for (let n = 0; n < 300; n++) ledger.save(game(n));
    while (ledger.hasOutbox()) await publish(ledger, kv);
    expect(await cost(() => ledger.save(game(300)))).toEqual({ read: 2, written: 5 });
    const publication = await cost(() => publish(ledger, kv));
    expect(publication.written).toBe(2);
    expect(publication.read).toBeLessThanOrEqual(BEST_COUNT + 20);
    expect(kv.puts.slice(-2)).toEqual([code, `${code}/${game(300).id}`]);
    expect(kv.values.get(code)?.length).toBeLessThan(10_000);
  }));

test("a deal that was won once takes at most 32 KB, a further win at most 600 bytes", () =>
  runInDurableObject(objectOf(code), async (_, { storage }) => {
    const ledger = new Ledger(storage);
    ledger.save(game(0));
    await storage.setAlarm(Date.now() + 3_600_000);
    const first = storage.sql.databaseSize;
    expect(first).toBeLessThanOrEqual(32_768);
    const kv = new FaultyKv();
    for (let n = 1; n <= 2_000; n++) ledger.save(game(n));
    while (ledger.hasOutbox()) await publish(ledger, kv);
    expect((storage.sql.databaseSize - first) / 2_000).toBeLessThan(600);
  }));

test("a look reads one row for a replay, and one for each of a deal's best", () =>
  counted(async (ledger, cost) => {
    for (let n = 0; n < 300; n++) ledger.save(game(n));
    expect(await cost(() => ledger.replay(code, game(7).id))).toEqual({ read: 1, written: 0 });
    expect(await cost(() => ledger.game(code))).toEqual({ read: BEST_COUNT + 1, written: 0 });
  }));

test("the counts of moves read a row for each win, and no more than ten thousand", () =>
  counted(async (ledger, cost) => {
    for (let n = 0; n < 300; n++) ledger.save({ ...game(n), moves: 140 + (n % 7) });
    const rows = await cost(() => ledger.movesCount(code));
    expect(rows.written).toBe(0);
    expect(rows.read).toBeLessThanOrEqual(2 * 300 + 10);
  }));

// A run once read the whole outbox: with KV's daily writes used up and ten thousand wins waiting,
// one deal's tries would have read as many rows as the free plan has for everything.
test("a run reads few rows, however much is waiting", () =>
  counted(async (ledger, cost) => {
    for (let n = 0; n < 3_000; n++) ledger.save(game(n));
    expect((await cost(() => ledger.outbox(40))).read).toBeLessThanOrEqual(500);
  }));

test("ten thousand wins of one deal are all kept, and all come to be published", () =>
  counted(async (ledger) => {
    const kv = new FaultyKv();
    for (let n = 0; n < 10_000; n++) ledger.save(game(n));
    let runs = 0;
    for (; ledger.hasOutbox(); runs++) await publish(ledger, kv);
    expect(runs).toBe(251);
    expect(kv.values.size).toBe(10_001);
    expect(kv.value(code)).toMatchObject({ wins: 10_000 });
    expect(ledger.game(code).best.map(({ id }) => id)).toEqual(
      Array.from({ length: BEST_COUNT }, (_, n) => game(n).id),
    );
  }));
