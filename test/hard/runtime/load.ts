/**
 * `npm run load`: wins and page reads against the local runtime, with the latencies of a bare hono
 * route in the same rounds as the measure. Arguments: rounds, first of two ports.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameCode } from "#engine/code";
import { goldenReplays } from "../../support/fixtures.ts";
import { winsLike } from "../../support/wins.ts";
import { bundle } from "./bundle.ts";
import { Local } from "./local.ts";

const [rounds = 20, port = 8887] = process.argv.slice(2).map(Number);
/** Requests of each kind in a round, and how many are under way at once. */
const REQUESTS = 25;
const AT_ONCE = 5;

interface Kind {
  readonly name: string;
  /** Against which kind its latencies are measured. */
  readonly base: string;
  readonly ask: (n: number) => Promise<Response>;
  readonly status: number;
}

const data = mkdtempSync(join(tmpdir(), "crescent-load-"));
const bare = await Local.start(bundle("bare"), port, join(data, "bare"));
const local = await Local.start(bundle("service"), port + 1, join(data, "service"));
const sources = goldenReplays.map(({ code, actions }) => ({
  code,
  wins: winsLike({ code: code as GameCode, actions }),
}));
const hot = winsLike(hottest());
const [first] = goldenReplays as [(typeof goldenReplays)[number]];

let sent = 0;
function submit(origin: string, path: string, actions: string): Promise<Response> {
  const n = sent++;
  return fetch(origin + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "CF-Connecting-IP": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: JSON.stringify({ actions, seconds: 600 }),
  });
}

const get = (path: string) => () => fetch(local.origin + path);
const replaysOf = (code: string) => `/api/games/${code}/replays`;
const kinds: readonly Kind[] = [
  { name: "bare GET", base: "bare GET", ask: () => fetch(`${bare.origin}/bare`), status: 200 },
  {
    name: "bare POST",
    base: "bare POST",
    ask: () => submit(bare.origin, "/bare", first.actions),
    status: 201,
  },
  { name: "a win, of many deals in turn", base: "bare POST", ask: newWin, status: 201 },
  {
    name: "a win, always of one deal",
    base: "bare POST",
    ask: () => submit(local.origin, replaysOf(hottest().code), next(hot)),
    status: 201,
  },
  {
    name: "the same win again",
    base: "bare POST",
    ask: () => submit(local.origin, replaysOf(first.code), first.actions),
    status: 200,
  },
  {
    name: "a forgery",
    base: "bare POST",
    ask: () => submit(local.origin, replaysOf(first.code), first.actions.slice(0, -2)),
    status: 422,
  },
  { name: "page of a deal", base: "bare GET", ask: get(`/${first.code}`), status: 200 },
  {
    name: "page of a replay",
    base: "bare GET",
    ask: get(`/${first.code}/${first.id}`),
    status: 200,
  },
  { name: "page of the start", base: "bare GET", ask: get("/"), status: 200 },
  {
    name: "best games of a deal",
    base: "bare GET",
    ask: get(`/api/games/${first.code}`),
    status: 200,
  },
  { name: "picture of a deal", base: "bare GET", ask: get(`/${first.code}.png`), status: 200 },
];

await submit(local.origin, replaysOf(first.code), first.actions);
const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
for (const kind of kinds) await round(kind, []);
for (let n = 0; n < rounds; n++) {
  for (const kind of kinds) await round(kind, times.get(kind.name) as number[]);
}
await local.stop();
await bare.stop();
rmSync(data, { recursive: true, force: true });

console.log(
  `${rounds * REQUESTS} requests of each kind, ${AT_ONCE} at once; ms, and times the bare route's`,
);
for (const { name, base } of kinds) {
  const [own, measure] = [percentiles(name), percentiles(base)];
  const cells = own.map(
    (ms, i) => `${ms.toFixed(2)} (×${(ms / (measure[i] as number)).toFixed(1)})`,
  );
  console.log(`${name.padEnd(30)} ${cells.map((cell) => cell.padEnd(16)).join(" ")}`);
}

async function round({ name, ask, status }: Kind, into: number[]): Promise<void> {
  let started = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (started < REQUESTS) {
        const n = started++;
        const start = performance.now();
        const response = await ask(n);
        await response.arrayBuffer();
        into.push(performance.now() - start);
        if (response.status !== status) throw new Error(`${name}: ${response.status}`);
      }
    }),
  );
}

/** The 50th, 95th and 99th percentile of a kind's latencies, in ms. */
function percentiles(name: string): number[] {
  const sorted = (times.get(name) as number[]).toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99].map(
    (share) => sorted[Math.floor(share * (sorted.length - 1))] as number,
  );
}

function newWin(): Promise<Response> {
  const source = sources[sent % (sources.length - 1)] as (typeof sources)[number];
  return submit(local.origin, replaysOf(source.code), next(source.wins));
}

/** The deal that all send to at once: the last, so that the others are not its. */
function hottest(): { code: GameCode; actions: string } {
  const { code, actions } = goldenReplays.at(-1) as (typeof goldenReplays)[number];
  return { code: code as GameCode, actions };
}

function next(wins: Generator<string>): string {
  const { value } = wins.next();
  if (value === undefined) throw new Error("there are no more wins: ask for fewer rounds");
  return value;
}
