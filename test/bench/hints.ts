/**
 * `npm run bench:hints`: how long after the key a hint is there, in a real Chromium, at the usual
 * speed and with the page slowed down four times, and the second as a multiple of the first.
 *
 * The hint that comes first may say that it thinks; then the true one follows. Chromium slows down
 * only what the page itself does, not the worker in which the solver runs.
 */
import { chromium, type Page } from "playwright-core";
import { findChromium, NO_CHROMIUM } from "../run/chromium";
import { serveApp } from "../run/serve";
import { goldenReplays } from "../support/fixtures";

const FIRST_PORT = 8890;
const SLOWER = 4;
const DEALS = 12;
/** By then the page has come to rest and has fetched what may be wanted next, in milliseconds. */
const REST_MS = 3_000;

interface Times {
  /** Milliseconds from the key to any words, and to a hint. */
  readonly words: number;
  readonly hint: number;
}

const executablePath = findChromium();
if (executablePath === null) throw new Error(NO_CHROMIUM);
const app = await serveApp(FIRST_PORT);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const codes = [...new Set(goldenReplays.map(({ code }) => code))].slice(0, DEALS);
  const usual = await measure(codes, 1);
  const slow = await measure(codes, SLOWER);
  console.log(`${codes.length} deals; median and slowest, in ms`.padEnd(40));
  for (const what of ["words", "hint"] as const) {
    const [one, four] = [usual, slow].map((all) => figures(all.map((times) => times[what])));
    if (one === undefined || four === undefined) continue;
    const ratio = (four.median / one.median).toFixed(2);
    console.log(`${what.padEnd(8)}${show(one)}   ${SLOWER} x slower ${show(four)}   x ${ratio}`);
  }
} finally {
  await browser.close();
  await app.stop();
}

/** The times of each deal's first hint, in pages that are so many times slower. */
async function measure(codes: readonly string[], slower: number): Promise<readonly Times[]> {
  const all: Times[] = [];
  for (const code of codes) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${app.origin}/${code}`);
    await page.locator("[data-place][tabindex='0']").focus();
    await page.waitForTimeout(REST_MS);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    all.push(await hintTimes(page));
    await context.close();
  }
  return all;
}

/** Asks for a hint by its key, and times what the page shows by its own clock. */
function hintTimes(page: Page): Promise<Times> {
  return page.evaluate(
    () =>
      new Promise<Times>((resolve) => {
        const start = performance.now();
        let words = 0;
        const key = { key: "h", code: "KeyH", bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
        const timer = setInterval(() => {
          const note = document.querySelector(".advice:not([hidden])");
          const now = performance.now() - start;
          if (note !== null && words === 0) words = now;
          // A hint can be closed; the word that it thinks can't.
          if (!note?.querySelector(".advice-close")) return;
          clearInterval(timer);
          resolve({ words, hint: now });
        }, 2);
      }),
  );
}

function figures(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, slowest: sorted.at(-1) ?? Number.NaN };
}

function show({ median, slowest }: ReturnType<typeof figures>): string {
  return `${median.toFixed(0).padStart(6)}${slowest.toFixed(0).padStart(6)}`;
}
