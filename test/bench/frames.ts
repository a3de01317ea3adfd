/**
 * `npm run bench:frames`: how smooth the table is on a phone-class processor. Chromium's processor
 * is slowed to a quarter; a finger drags a card about, then the piles are dealt anew three times.
 * Says for each what the longest frame took, and the longest tasks of the page's thread by their
 * own processor time, which other programs on this machine don't disturb. Then a finger pulls the
 * slider of a replay of 250 actions from its deal to its win, almost three steps a frame.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "playwright-core";
import type { GameCode } from "#engine/code";
import { portIsFree, startServer } from "../../worker/dev/server";
import { findChromium, NO_CHROMIUM } from "../run/chromium";
import { goldenReplays } from "../support/fixtures";
import { winOfLength } from "../support/wins";

const FIRST_PORT = 8875;
const SLOWDOWN = 4;
/** What the goal allows, in ms. */
const GOAL = 50;
const DEAL = "/CR1-N-CRESCEN";
/** How many actions the replay has whose slider is pulled. */
const LONG = 250;
const WIN = goldenReplays.find(({ code }) => `/${code}` === DEAL);
/** How many steps a finger makes in one drag; each waits for the frame before. */
const STEPS = 90;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Recording {
  /** The time from each frame to the next, in ms. */
  readonly frames: readonly number[];
  readonly events: readonly TraceEvent[];
}

/** A script for the page; a text, as the compiler would call helpers that the page does not have. */
const COUNT_FRAMES = `
  window.recording = { frames: [] };
  { const { frames } = window.recording;
    let last = performance.now();
    const tick = (now) => {
      if (window.recording.frames !== frames) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick); }`;
const NEXT_FRAME = "new Promise(requestAnimationFrame)";

/** Records an act on a page: its frames, and what its thread did. */
async function record(cdp: CDPSession, page: Page, act: () => Promise<void>): Promise<Recording> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on("Tracing.dataCollected", collect);
  const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories, "blink", "cc"] },
  });
  await page.evaluate(COUNT_FRAMES);
  await act();
  const frames: number[] = await page.evaluate("recording.frames");
  const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await done;
  cdp.off("Tracing.dataCollected", collect);
  return { frames: frames.slice(1), events };
}

/** Tasks shorter than this, in ms, are not counted among those that a frame is made of. */
const NOTHING = 1;

/** The tasks of the page's main thread, longest by their own time first, and what some did. */
function tasksOf(events: readonly TraceEvent[]) {
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const timed = events.filter(
    ({ ph, pid, tid, tdur }) => ph === "X" && tdur !== undefined && main.has(`${pid}/${tid}`),
  );
  const tasks = timed.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  tasks.sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000).filter((ms) => ms > NOTHING);
  const longest = tasks.slice(0, 4).map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const parts = new Map<string, number>();
    for (const { name, ts, tdur = 0, tid } of timed) {
      if (tid !== task.tid || ts <= task.ts || ts > end || name.endsWith("RunTask")) continue;
      parts.set(name, (parts.get(name) ?? 0) + tdur / 1000);
    }
    const named = [...parts].sort((a, b) => b[1] - a[1]).slice(0, 8);
    return { ms: (task.tdur ?? 0) / 1000, wall: (task.dur ?? 0) / 1000, parts: named };
  });
  return { times, longest };
}

function report(name: string, { frames, events }: Recording): void {
  const { times, longest } = tasksOf(events);
  const at = (part: number, of = frames) => {
    const sorted = of.toSorted((a, b) => a - b);
    return (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  };
  const late = frames.filter((ms) => ms > GOAL).length;
  console.log(
    `${name}: ${frames.length} frames, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, ` +
      `longest ${at(1)} ms, ${late} above ${GOAL} ms; tasks of their own time: ` +
      `median ${at(0.5, times)} ms, 90 % ${at(0.9, times)} ms, 95 % ${at(0.95, times)} ms`,
  );
  for (const { ms, wall, parts } of longest) {
    const what = parts.map(([part, time]) => `${part} ${time.toFixed(1)}`).join(", ");
    console.log(`  task of ${ms.toFixed(1)} ms (${wall.toFixed(1)} ms on the clock): ${what}`);
  }
}

/** The middle of an element, without the help that the tests bring into the page. */
async function centreOf(page: Page, selector: string): Promise<[number, number]> {
  return page.evaluate(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  })()`);
}

async function touch(
  cdp: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  x: number,
  y: number,
): Promise<void> {
  const touchPoints = type === "touchEnd" ? [] : [{ x, y }];
  await cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** Drags the card of a place by finger in a wide circle, and lets it go where it was. */
async function dragAbout(cdp: CDPSession, page: Page, place: number): Promise<void> {
  const [x, y] = await centreOf(page, `[data-place="${place}"]`);
  await touch(cdp, "touchStart", x, y);
  for (let step = 1; step <= STEPS; step++) {
    const turn = (step / STEPS) * 2 * Math.PI;
    const [dx, dy] = [-110 * Math.sin(turn), 130 * (1 - Math.cos(turn))];
    await touch(cdp, "touchMove", x + dx, y + dy);
    await page.evaluate(NEXT_FRAME);
  }
  await touch(cdp, "touchEnd", 0, 0);
  await page.waitForTimeout(500);
}

/** Pulls the slider of a replay from one end to the other. */
async function scrub(cdp: CDPSession, page: Page): Promise<void> {
  const box = await page.locator(".replay input[type=range]").boundingBox();
  if (box === null) throw new Error("no slider");
  const y = box.y + box.height / 2;
  const [from, to] = [box.x + 10, box.x + box.width - 10];
  await touch(cdp, "touchStart", from, y);
  for (let step = 1; step <= STEPS; step++) {
    await touch(cdp, "touchMove", from + ((to - from) * step) / STEPS, y);
    await page.evaluate(NEXT_FRAME);
  }
  await touch(cdp, "touchEnd", 0, 0);
  await page.waitForTimeout(500);
}

/** Saves the won game and answers with its page's path. */
async function saveWin(origin: string): Promise<string> {
  if (WIN === undefined) throw new Error("no golden game of the deal");
  const response = await fetch(`${origin}/api/games/${WIN.code}/replays`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      actions: winOfLength({ ...WIN, code: DEAL.slice(1) as GameCode }, LONG),
      seconds: 0,
    }),
  });
  if (!response.ok) throw new Error(`not saved: ${response.status}`);
  return `${DEAL}/${((await response.json()) as { id: string }).id}`;
}

async function measure(origin: string): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(origin + DEAL, { waitUntil: "networkidle" });
  await page.waitForTimeout(3_000);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  report("idle", await record(cdp, page, () => page.waitForTimeout(1_500)));
  for (const place of [6, 9]) {
    report("drag", await record(cdp, page, () => dragAbout(cdp, page, place)));
  }
  const [x, y] = await centreOf(page, ".tool [data-badge]");
  for (let left = 3; left > 0; left--) {
    const redeal = async () => {
      await touch(cdp, "touchStart", x, y);
      await touch(cdp, "touchEnd", 0, 0);
      await page.waitForTimeout(1_500);
    };
    report("redeal", await record(cdp, page, redeal));
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(origin + (await saveWin(origin)), { waitUntil: "networkidle" });
  await page.waitForTimeout(3_000);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  for (let time = 0; time < 2; time++) {
    report("scrub", await record(cdp, page, () => scrub(cdp, page)));
  }
  await browser.close();
}

async function freePort(): Promise<number> {
  let port = FIRST_PORT;
  while (!(await portIsFree(port))) port++;
  return port;
}

const data = await mkdtemp(join(tmpdir(), "crescent-frames-"));
const server = startServer({ port: await freePort(), data });
try {
  if (!(await server.ready)) throw new Error(server.output());
  await measure(server.origin);
} finally {
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
