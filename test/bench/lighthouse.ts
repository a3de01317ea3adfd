/**
 * `npm run lighthouse`: Lighthouse's four scores of the main pages, on a simulated phone with a
 * slow network and processor, by this machine's Chromium. Fails below the goals. Lighthouse itself
 * is fetched when this is run for the first time: it weighs more than all that playing needs.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium, NO_CHROMIUM } from "../run/chromium";
import { type ServedApp, serveApp } from "../run/serve";
import { type GoldenReplay, goldenReplays } from "../support/fixtures";

/** The last one for Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const FIRST_PORT = 8880;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The least that is good enough, of 100. */
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const [GAME] = goldenReplays;
if (GAME === undefined) throw new Error("There is no golden replay.");
const PATHS = ["/", `/${GAME.code}`, `/${GAME.code}/${GAME.id}`, "/rules"];
/** Playing alone has a goal for its speed. */
const FAST = PATHS.slice(0, 2);

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Report {
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

const chromium = findChromium();
if (chromium === null) throw new Error(NO_CHROMIUM);
const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
const app = await serveApp(FIRST_PORT);
let failed = false;
try {
  await saveGame(app, GAME);
  console.log(`${"".padEnd(26)}${CATEGORIES.map((name) => name.padStart(15)).join("")}`);
  for (const path of wanted.length > 0 ? wanted : PATHS) {
    const { categories, audits } = await measure(app.origin + path, chromium, folder);
    const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
    console.log(
      `${path.padEnd(26).slice(0, 26)}${scores.map((score) => String(score).padStart(15)).join("")}`,
    );
    for (const [i, name] of CATEGORIES.entries()) {
      const goal = name === "performance" && !FAST.includes(path) ? 0 : GOALS[name];
      if ((scores[i] ?? 0) >= 100) continue;
      if ((scores[i] ?? 0) < goal) failed = true;
      for (const { id, weight } of categories[name].auditRefs) {
        const audit = audits[id];
        if (audit === undefined || weight === 0 || (audit.score ?? 1) >= 0.95) continue;
        console.log(`  ${name}: ${audit.title} ${audit.displayValue ?? ""}`);
      }
    }
  }
} finally {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}
if (failed) console.error("\nBelow the goals.");
process.exit(failed ? 1 : 0);

/** The report of a page; Lighthouse now and then misses the beginning of what it records. */
async function measure(url: string, chromePath: string, reports: string): Promise<Report> {
  return (
    (await tryToMeasure(url, chromePath, reports)) ??
    (await tryToMeasure(url, chromePath, reports)) ??
    Promise.reject(new Error("Lighthouse gave no report, twice."))
  );
}

/** The report of a page, seen by a person who was never here; null if Lighthouse failed. */
async function tryToMeasure(
  url: string,
  chromePath: string,
  reports: string,
): Promise<Report | null> {
  const output = join(reports, "report.json");
  const command = [
    ...["npm", "exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", `"${url}"`],
    ...["--quiet", "--output=json", `--output-path="${output}"`, "--form-factor=mobile"],
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags="--headless=new --no-sandbox --disable-gpu --disable-quic"`,
  ];
  const child = spawn(command.join(" "), {
    shell: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CHROME_PATH: chromePath },
  });
  const [code] = await once(child, "close");
  if (code !== 0) return null;
  return JSON.parse(await readFile(output, "utf8"));
}

/** A replay to be looked at. */
async function saveGame({ origin }: ServedApp, game: GoldenReplay): Promise<void> {
  const response = await fetch(`${origin}/api/games/${game.code}/replays`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ actions: game.actions, seconds: 731 }),
  });
  if (!response.ok) throw new Error(`the game was not saved: ${response.status}`);
}
