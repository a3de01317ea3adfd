/** The fast parts of `npm run test:kill` and `npm run load`, which are runs of their own (README). */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { portIsFree } from "../../../worker/dev/server";

/** What a script of this folder says; it fails where the script ends with an error. */
async function run(script: string, ...args: readonly number[]): Promise<string> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const given = ["--import", "tsx", path, ...args.map(String)];
  return (await promisify(execFile)(process.execPath, given)).stdout;
}

/** The first of two ports that nobody listens at. */
async function freePorts(from: number): Promise<number> {
  for (let port = from; ; port++) {
    if ((await portIsFree(port)) && (await portIsFree(port + 1))) return port;
  }
}

const LONG = { timeout: 300_000 };

test("two kills lose no acknowledged win, and all come to be published", LONG, async () => {
  const said = await run("kill.ts", 2, 20, await freePorts(8885));
  expect(said).toMatch(/\n2 kills of [4-9] processes; /);
  expect(said).toMatch(/lost in the objects: 0; unpublished after [\d.]+ s: 0\n/);
});

test("a round of every kind of request is answered as it should be", LONG, async () => {
  const said = await run("load.ts", 1, await freePorts(8895));
  expect(said.match(/\(×[\d.]+\)/g)).toHaveLength(11 * 3);
});
