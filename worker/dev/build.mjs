/**
 * `npm run build`: draws the pictures' sprites and builds the client, each only when something
 * that it is made of has changed since it was last made. One build at a time in a folder: wrangler
 * asks for one at each change that it sees, also while one runs.
 * Plain JavaScript, so that finding nothing to do costs no compiler.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cache = join(root, "node_modules/.cache/crescent");
const running = join(cache, "build.lock");
const waiting = join(cache, "build.next.lock");
/** The locks that this process has. */
const held = new Set();
const common = ["package.json", "package-lock.json", "client/i18n", "client/art", "worker/engine"];
const steps = [
  {
    name: "sprites",
    inputs: [...common, "worker/picture"],
    output: "worker/picture/sprites.generated.js",
    script: ["node_modules/tsx/dist/cli.mjs", "worker/picture/build/sprites.ts"],
  },
  {
    name: "client",
    inputs: [...common, "client"],
    output: "dist/manifest.json",
    script: [
      "node_modules/vite/bin/vite.js",
      "build",
      "--config",
      "client/vite.config.ts",
      "--logLevel",
      "warn",
    ],
  },
];

mkdirSync(cache, { recursive: true });
process.on("exit", () => held.forEach(leave));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
if (!(await takeTurn())) process.exit(0);
for (const step of steps) {
  const stamp = join(cache, `${step.name}.stamp`);
  const print = fingerprint(step.inputs);
  const made = existsSync(join(root, step.output)) && existsSync(stamp);
  if (made && readFileSync(stamp, "utf8") === print) continue;
  const { status } = spawnSync(process.execPath, step.script, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, print);
}

/** The hash of the names and contents of all files that a step is made of. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    const file = join(root, path);
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    } else if (!/\.generated\.js$/.test(path)) {
      hash.update(`${path}\n`).update(readFileSync(file));
    }
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/**
 * Waits for a build of this folder that runs. One waits at most: it will build what is there
 * then, so that whoever comes besides has nothing to do. Answers whether to build.
 */
async function takeTurn() {
  if (take(running)) return true;
  if (!take(waiting)) return false;
  while (!take(running)) await sleep(100);
  leave(waiting);
  return true;
}

/** Takes a lock, also one whose holder's process is gone; false where somebody has it. */
function take(lock) {
  if (existsSync(lock) && !holderLives(lock)) leave(lock);
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeFileSync(join(lock, "pid"), String(process.pid));
  held.add(lock);
  return true;
}

function leave(lock) {
  held.delete(lock);
  rmSync(lock, { recursive: true, force: true });
}

function holderLives(lock) {
  try {
    const pid = readFileSync(join(lock, "pid"), "utf8");
    if (pid === "") return true;
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // Just made, its holder's number not yet written: it lives, unless it stays so.
    if (error.code === "ENOENT")
      return existsSync(lock) && Date.now() - statSync(lock).mtimeMs < 5000;
    return error.code === "EPERM";
  }
}
