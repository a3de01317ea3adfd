/** One step of `npm test`: a command line and how its result is counted. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { AS_TREE, endTree } from "../../worker/dev/process";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const REPORTS = join(ROOT, "node_modules/.cache/vitest");
/** How long one step may take before it is ended and counted as failed, in ms. */
const LIMIT = 1_500_000;
/** How long it may then take to end what it has started, in ms. */
const GRACE = 15_000;

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What the step said; shown when something failed. */
  readonly said: string;
}

/** The step that runs now, for whoever must end it. */
let running: ChildProcess | null = null;

export function endRunningStep(): void {
  if (running !== null) endTree(running, "SIGTERM");
}

/** A command that is one check: passed when it ends with 0. */
export async function check(command: string): Promise<Outcome> {
  const { ok, said } = await run(command);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said };
}

/** A project of test/vitest.config.ts, counted test by test. */
export async function suite(project: string): Promise<Outcome> {
  const report = join(REPORTS, `${project}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const { ok, said } = await run(
    `vitest run --config test/vitest.config.ts --project ${project} ` +
      `--reporter=dot --reporter=json --outputFile.json="${report}"`,
  );
  const { passed, failed } = countOf(report);
  return { passed, failed: ok ? failed : Math.max(failed, 1), said };
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A report's counts; a file that failed outside its tests counts as one failure. */
function countOf(path: string): { passed: number; failed: number } {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

async function run(command: string): Promise<{ ok: boolean; said: string }> {
  const bin = join(ROOT, "node_modules/.bin");
  const child = spawn(command, {
    cwd: ROOT,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}` },
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...AS_TREE,
  });
  running = child;
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += stripVTControlCharacters(text);
    });
  }
  const limit = setTimeout(() => {
    said += `\nEnded after ${LIMIT / 1000} s without a result: ${command}\n`;
    endTree(child, "SIGTERM");
  }, LIMIT);
  const kill = setTimeout(() => endTree(child, "SIGKILL"), LIMIT + GRACE);
  const [code] = await once(child, "close");
  clearTimeout(limit);
  clearTimeout(kill);
  running = null;
  return { ok: code === 0, said };
}
