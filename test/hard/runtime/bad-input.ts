/**
 * `npm run test:input`: malformed requests straight to the worker's socket. Nothing may fail, hang
 * or be stored, and the next good request must work. Arguments: how many, port.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDice } from "../../support/dice.ts";
import { goldenReplays } from "../../support/fixtures.ts";
import { seed } from "../../support/seed.ts";
import { malformed } from "../malformed.ts";
import { faultOf, isOurs, talk } from "../talk.ts";
import { bundle } from "./bundle.ts";
import { Local } from "./local.ts";

const [count = 10_000, port = 8886] = process.argv.slice(2).map(Number);
/** How many connections there are at once, and after how many requests an honest one comes. */
const AT_ONCE = 8;
const HONEST = 20;
const GOOD = "GET /api/deals/CR1-N-AAAAAAB HTTP/1.1\r\nHost: crescent.example\r\n\r\n";

const dice = makeDice(seed);
const data = mkdtempSync(join(tmpdir(), "crescent-input-"));
const local = await Local.start(bundle("service"), port, data);
const start = performance.now();
const statuses: Record<string, number> = {};
const faults: string[] = [];
let [sent, slowest] = [0, 0];
console.log(`CRESCENT_SEED=${seed}: ${count} malformed requests`);

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (sent < count) {
      const n = sent++;
      const request = malformed(dice);
      const before = performance.now();
      const answer = await talk(local.origin, request.bytes, request.isCut);
      slowest = Math.max(slowest, performance.now() - before);
      const who = answer === null ? "nobody" : isOurs(answer) ? "worker" : "runtime";
      const status = `${who} ${answer?.status}`;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const fault = faultOf(request, answer);
      if (fault !== null)
        faults.push(`${request.kind}: ${fault}: ${JSON.stringify(request.bytes.slice(0, 300))}`);
      if (n % HONEST > 0) continue;
      const good = await talk(local.origin, GOOD);
      if (good?.status !== 200)
        faults.push(`${good?.status} to an honest request after ${request.kind}`);
    }
  }),
);

for (const { code } of goldenReplays) {
  const { wins } = await local.ask<{ wins: number }>({ is: "game", code });
  if (wins > 0) faults.push(`${wins} wins of ${code}`);
}
const keys = goldenReplays.map(({ code }) => code);
const published = await local.ask<Record<string, string | null>>({ is: "published", keys });
if (Object.values(published).some((value) => value !== null)) faults.push("something is published");

const [win] = goldenReplays as [(typeof goldenReplays)[number]];
const body = JSON.stringify({ actions: win.actions, seconds: 1 });
const response = await fetch(`${local.origin}/api/games/${win.code}/replays`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body,
});
if (response.status !== 201) faults.push(`${response.status} to a good win in the end`);
await local.stop();
rmSync(data, { recursive: true, force: true });

console.log(statuses);
console.log(
  `${faults.length} faults; the slowest answer after ${Math.round(slowest)} ms; ` +
    `${Math.round((performance.now() - start) / 1000)} s`,
);
for (const fault of faults.slice(0, 40)) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
