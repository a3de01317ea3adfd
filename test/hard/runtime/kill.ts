/**
 * `npm run test:kill`: kills the local runtime again and again while wins are sent to it, and looks
 * whether anything that it acknowledged is lost. Arguments: kills, acknowledged wins, port.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { GameCode } from "#engine/code";
import { makeDice } from "../../support/dice.ts";
import { goldenReplays } from "../../support/fixtures.ts";
import { seed } from "../../support/seed.ts";
import { winsLike } from "../../support/wins.ts";
import { bundle } from "./bundle.ts";
import { Local } from "./local.ts";

interface Replay {
  readonly code: string;
  readonly id: string;
}

const [kills = 20, wanted = 1_000, port = 8885] = process.argv.slice(2).map(Number);
/** Senders at once, and the longest that a life lasts once it answers, in ms. */
const SENDERS = 8;
const LIFE = 3_000;
/** In what time all must be published after the last start, in ms. */
const PUBLISHED_WITHIN = 60_000;

const dice = makeDice(seed);
const data = mkdtempSync(join(tmpdir(), "crescent-kill-"));
const script = bundle("service");
const wins = eachWin();
const kept = new Map<string, Replay>();
const unanswered: Sent[] = [];
let [killed, sent, processes] = [0, 0, 0];
console.log(`CRESCENT_SEED=${seed}: ${kills} kills, ${wanted} acknowledged wins`);

while (killed < kills || kept.size < wanted) {
  const local = await Local.start(script, port, data);
  const life = new AbortController();
  const before = kept.size;
  const senders = Array.from({ length: SENDERS }, () => send(local.origin, life.signal));
  // It may not die before it was of use: a kill without load shows nothing.
  while (kept.size === before) await sleep(20);
  await sleep(dice.below(LIFE));
  processes += (await local.kill()).length;
  killed++;
  life.abort();
  await Promise.all(senders);
}
console.log(
  `${killed} kills of ${processes} processes; ${sent} wins sent, ${kept.size} acknowledged, ` +
    `${unanswered.length} without an answer`,
);

const local = await Local.start(script, port, data);
const start = performance.now();
const all = [...kept.values()];
let waiting = all;
while (waiting.length > 0 && performance.now() - start < PUBLISHED_WITHIN) {
  await sleep(500);
  const keys = waiting.map(({ code, id }) => `${code}/${id}`);
  const values = await local.ask<Record<string, string | null>>({ is: "published", keys });
  waiting = waiting.filter((replay) => !same(values[`${replay.code}/${replay.id}`], replay));
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);

let lost = 0;
for (const replay of all) {
  const { code, id } = replay;
  const stored = await local.ask<unknown>({ is: "stored", code, id });
  if (!same(JSON.stringify(stored), replay)) lost++;
}
let rows = 0;
for (const code of new Set(all.map((replay) => replay.code))) {
  rows += (await local.ask<{ wins: number }>({ is: "game", code })).wins;
}
await local.stop();
rmSync(data, { recursive: true, force: true });

console.log(`lost in the objects: ${lost}; unpublished after ${seconds} s: ${waiting.length}`);
console.log(`rows: ${rows}, of at least ${kept.size} and at most ${kept.size + unanswered.length}`);
const rowsFit = rows >= kept.size && rows <= kept.size + unanswered.length;
if (lost > 0 || waiting.length > 0 || !rowsFit) process.exitCode = 1;

interface Sent {
  readonly code: string;
  readonly actions: string;
}

/** Sends one win after the other until the server is gone. */
async function send(origin: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { value } = wins.next();
    if (value === undefined) throw new Error("there are no more wins");
    const win: Sent = value;
    const n = sent++;
    try {
      const response = await fetch(`${origin}/api/games/${win.code}/replays`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "CF-Connecting-IP": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({ actions: win.actions, seconds: n % 1000 }),
        signal,
      });
      const replay = (await response.json()) as Replay;
      if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(replay)}`);
      kept.set(replay.id, replay);
    } catch (error) {
      if (!signal.aborted && !isGone(error)) throw error;
      unanswered.push(win);
      if (isGone(error)) return;
    }
  }
}

/** Whether the connection broke, as it does when its server is killed. */
function isGone(error: unknown): boolean {
  return error instanceof TypeError || (error as Error).name === "AbortError";
}

/** Wins of all golden deals in turn. */
function* eachWin(): Generator<Sent> {
  const sources = goldenReplays.map(({ code, actions }) => ({
    code,
    wins: winsLike({ code: code as GameCode, actions }),
  }));
  for (let left = true; left; ) {
    left = false;
    for (const { code, wins } of sources) {
      const { value } = wins.next();
      if (value === undefined) continue;
      left = true;
      yield { code, actions: value };
    }
  }
}

function same(text: string | null | undefined, replay: Replay): boolean {
  if (text === null || text === undefined) return false;
  const value = JSON.parse(text) as Record<string, unknown>;
  const members = Object.entries(replay);
  return (
    members.length === Object.keys(value).length &&
    members.every(([name, member]) => value[name] === member)
  );
}
