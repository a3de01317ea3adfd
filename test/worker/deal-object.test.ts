import {
  abortAllDurableObjects,
  reset,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { someWinsLike } from "../support/wins";
import { golden } from "./support/games";
import { FaultyKv } from "./support/kv";
import { alarmOf, objectOf, outboxOf, tablesOf } from "./support/store";

const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(async () => {
  logged.mockClear();
  await reset();
});

const { code, id, actions } = golden;

/** Puts a double in the place of the object's KV, until it is evicted. */
function publishTo(kv: FaultyKv): Promise<void> {
  return runInDurableObject(objectOf(code), (object) => {
    Object.assign(object, { env: { ...env, GAMES: kv } });
  });
}

test("a look-up of a deal that nobody has won stores nothing", async () => {
  expect(await objectOf(code).replay(code, id)).toBeNull();
  expect(await objectOf(code).game(code)).toEqual({ code, wins: 0, best: [] });
  expect(await tablesOf(code)).toEqual([]);
  expect(await alarmOf(code)).toBeNull();
});

test("the first win makes the tables, fills the outbox and sets the alarm", async () => {
  await objectOf(code).save(code, actions, 1);
  expect((await tablesOf(code)).sort()).toEqual(["outbox", "publisher", "replays"]);
  expect(await outboxOf(code)).toEqual([code, `${code}/${id}`]);
  const due = await alarmOf(code);
  expect(due).not.toBeNull();
  expect(due).toBeGreaterThan(-5_000);
});

test("the alarm publishes to KV and is then at rest", async () => {
  const saved = await objectOf(code).save(code, actions, 7);
  expect(await runDurableObjectAlarm(objectOf(code))).toBe(true);
  expect(await env.GAMES.get(`${code}/${id}`, "json")).toEqual(saved.ok && saved.replay);
  expect(await env.GAMES.get(code, "json")).toMatchObject({ code, wins: 1, best: [{ id }] });
  expect(await outboxOf(code)).toEqual([]);
  expect(await alarmOf(code)).toBeNull();
});

// Waking up must not put off what is due: an object that is read often would never publish.
test("an alarm that is set keeps its time when the object wakes", async () => {
  await objectOf(code).save(code, actions, 1);
  await runInDurableObject(objectOf(code), (_, { storage }) =>
    storage.setAlarm(Date.now() + 3_600_000),
  );
  await abortAllDurableObjects();
  await objectOf(code).game(code);
  expect(await alarmOf(code)).toBeGreaterThan(3_000_000);
});

test("the same game again is not published again", async () => {
  await objectOf(code).save(code, actions, 7);
  await runDurableObjectAlarm(objectOf(code));
  await objectOf(code).save(code, actions, 8);
  expect(await outboxOf(code)).toEqual([]);
  expect(await alarmOf(code)).toBeNull();
});

test("an alarm that comes twice or for nothing does no harm", async () => {
  await runInDurableObject(objectOf(code), (object) => object.alarm());
  expect(await tablesOf(code)).toEqual([]);
  const kv = new FaultyKv();
  await objectOf(code).save(code, actions, 1);
  await publishTo(kv);
  for (let i = 0; i < 3; i++) await runInDurableObject(objectOf(code), (object) => object.alarm());
  expect(kv.puts).toHaveLength(2);
  expect(await alarmOf(code)).toBeNull();
});

test("an alarm never throws, and comes again while KV fails", async () => {
  const kv = new FaultyKv();
  kv.fails = () => true;
  await objectOf(code).save(code, actions, 1);
  await publishTo(kv);
  for (let i = 0; i < 4; i++) expect(await runDurableObjectAlarm(objectOf(code))).toBe(true);
  expect(await outboxOf(code)).toHaveLength(2);
  kv.fails = () => false;
  await runDurableObjectAlarm(objectOf(code));
  expect(kv.value(`${code}/${id}`)).toMatchObject({ id });
  expect(await alarmOf(code)).toBeNull();
});

test("an alarm that finds its storage broken asks to be woken again", async () => {
  await objectOf(code).save(code, actions, 1);
  await runInDurableObject(objectOf(code), async (object, { storage }) => {
    storage.sql.exec("ALTER TABLE outbox RENAME TO away");
    await object.alarm();
    expect(await storage.getAlarm()).not.toBeNull();
    expect(logged.mock.calls).toEqual([['{"event":"object-alarm-failed","error":"Error"}']]);
    storage.sql.exec("ALTER TABLE away RENAME TO outbox");
    await object.alarm();
  });
  expect(await outboxOf(code)).toEqual([]);
});

test("a further win does not put the alarm off, nor shorten a wait", async () => {
  await objectOf(code).save(code, actions, 1);
  const later = Date.now() + 3_600_000;
  await runInDurableObject(objectOf(code), (_, { storage }) => storage.setAlarm(later));
  await objectOf(code).save(code, someWinsLike(golden, 1)[0] as string, 1);
  const due = await runInDurableObject(objectOf(code), (_, { storage }) => storage.getAlarm());
  expect(due).toBe(later);
});

test("an object that lost its alarm gets it again when anything wakes it", async () => {
  await objectOf(code).save(code, actions, 1);
  await runInDurableObject(objectOf(code), (_, { storage }) => storage.deleteAlarm());
  await abortAllDurableObjects();
  expect(await objectOf(code).game(code)).toMatchObject({ wins: 1 });
  expect(await alarmOf(code)).not.toBeNull();
  await runDurableObjectAlarm(objectOf(code));
  expect(await env.GAMES.get(`${code}/${id}`, "json")).toMatchObject({ id });
});

test("an evicted object has everything that was acknowledged", async () => {
  const saved = await objectOf(code).save(code, actions, 1);
  await abortAllDurableObjects();
  expect(await objectOf(code).replay(code, id)).toEqual(saved.ok && saved.replay);
  expect(await objectOf(code).save(code, actions, 2)).toEqual({ ...saved, created: false });
});

test("a win that can't be stored whole is not stored at all", async () => {
  await objectOf(code).save(code, actions, 1);
  await runInDurableObject(objectOf(code), async (object, { storage }) => {
    storage.sql.exec("ALTER TABLE outbox RENAME TO away");
    const [other] = someWinsLike(golden, 1) as [string];
    await expect(object.save(code, other, 1)).rejects.toThrow();
    storage.sql.exec("ALTER TABLE away RENAME TO outbox");
    expect(object.game(code).wins).toBe(1);
    expect(await object.save(code, other, 1)).toMatchObject({ ok: true, created: true });
  });
});
