/** A real Chromium for the tests, and pages in it that may not complain. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { type Language, LOCALES } from "#i18n/languages";
import { findChromium, NO_CHROMIUM } from "../run/chromium";

/** Where the app is served. */
export const ORIGIN = inject("origin");
/** How long something may take to show on the page, in ms. */
export const PATIENCE = 15_000;

/** How a person comes to a page. */
export interface Arrival {
  /** The language that their browser prefers; English if none is said. */
  readonly language?: Language;
  readonly size?: { readonly width: number; readonly height: number };
  readonly scheme?: "light" | "dark";
  /** A touch screen instead of a mouse. */
  readonly touch?: boolean;
  /** Whether the service worker is installed; it would be fetched anew in each test. */
  readonly keeps?: boolean;
  /** Errors on the console that belong to the test. */
  readonly expected?: RegExp;
}

/** Opens a path in a context of its own, as a person who was never here before. */
export type Visit = (path: string, arrival?: Arrival) => Promise<Page>;

/** Tests that get a `visit`; each fails where a page of it complained. */
export const test = base.extend<{ chromium: Browser; visit: Visit }>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ chromium: browser }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (path, arrival = {}) => {
      const context = await browser.newContext(optionsOf(arrival));
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      listen(context, complaints, arrival.expected ?? null);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});

/** What Playwright says for a service worker that a test does without. */
const BLOCKED = "Service Worker registration blocked by Playwright";

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return chromium.launch({ executablePath, args: [...args, ...quiet] });
}

const localeOf = (language: Language) => LOCALES[language].replace("_", "-");

function optionsOf({
  language = "en",
  size,
  scheme,
  touch,
  keeps,
}: Arrival): BrowserContextOptions {
  return {
    baseURL: ORIGIN,
    locale: localeOf(language),
    viewport: size ?? { width: 1280, height: 800 },
    colorScheme: scheme ?? "light",
    hasTouch: touch ?? false,
    isMobile: touch ?? false,
    reducedMotion: "reduce",
    serviceWorkers: keeps ? "allow" : "block",
    permissions: ["background-sync", "clipboard-read", "clipboard-write"],
  };
}

/** Errors of scripts, refusals of the content security policy and failed requests are complaints. */
function listen(context: BrowserContext, complaints: string[], expected: RegExp | null): void {
  const complain = (text: string) => {
    if (expected === null || !expected.test(text)) complaints.push(text);
  };
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() === BLOCKED) return;
    complain(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complain(String(error.error())));
}
