/** Whatever can be done on a page or a sheet is reached by the Tab key, seen there, and left again. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { test } from "./browser";
import { PAGES, prepareViews, SHEETS, visitor } from "./views";

const SIZE = { width: 768, height: 1024 };
/** More stops than any page has. */
const MOST = 400;

beforeAll(prepareViews);

/** Numbers what should be a stop of the Tab key, in the open sheet or else on the page. */
function numberStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [tabindex]",
      ),
    ];
    const sheet = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const stops = all.filter(
      (one) =>
        sheet.contains(one) &&
        one.tabIndex >= 0 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(":disabled") &&
        !isPassedBy(one),
    );
    return stops.map((stop, i) => {
      stop.dataset["stop"] = `${i}`;
      return `${i} ${stop.tagName.toLowerCase()} ${stop.ariaLabel ?? stop.textContent?.trim().slice(0, 30)}`;
    });

    /** Of radio buttons that go together one is a stop. */
    function isPassedBy(one: HTMLElement): boolean {
      if (!(one instanceof HTMLInputElement) || one.type !== "radio" || one.checked) return false;
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${one.name}"]`)];
      return group.some(({ checked }) => checked) || group[0] !== one;
    }
  });
}

/** What is wrong with where the focus is; the number of the stop, or null where it is nowhere. */
function lookAtFocus(page: Page): Promise<{ stop: string | null; faults: string[] }> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { stop: null, faults: [] };
    const faults: string[] = [];
    const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (sheet !== undefined && !sheet.contains(at)) faults.push("it lies behind the sheet");
    const shown = at.closest<HTMLElement>("label, .segments label") ?? at;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    if (over === null || !(shown.contains(over) || over.contains(shown))) {
      faults.push(`it is not in sight, but ${over?.outerHTML.slice(0, 60)}`);
    }
    const ringed = [at, ...shown.querySelectorAll("*"), shown].some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    if (!ringed) faults.push("nothing shows that it has the focus");
    const name = at.ariaLabel ?? at.textContent?.trim().slice(0, 30);
    const told = faults.map((fault) => `${at.tagName.toLowerCase()} ${name}: ${fault}`);
    return { stop: at.dataset["stop"] ?? `${at.tagName} ${name}`, faults: told };
  });
}

describe("by the Tab key", () => {
  for (const view of [...PAGES, ...SHEETS]) {
    test(`${view.name}: all is reached, seen and left`, async ({ visit }) => {
      const page = await visitor(visit)(view, { size: SIZE });
      const stops = await numberStops(page);
      const reached = new Set<string>();
      const faults: string[] = [];
      // Through all of it, out into the browser's own frame, and in again.
      const missed = () => stops.filter((_, i) => !reached.has(`${i}`));
      for (let i = 0; i < MOST && missed().length > 0; i++) {
        await page.keyboard.press("Tab");
        const { stop, faults: found } = await lookAtFocus(page);
        if (stop === null) continue;
        reached.add(stop);
        faults.push(...found);
      }
      expect(faults).toEqual([]);
      expect(missed()).toEqual([]);
      if ((await page.locator("dialog:modal").count()) === 0) return;
      await page.keyboard.press("Escape");
      await page.locator("dialog:modal").waitFor({ state: "detached" });
      // A sheet that opened by itself left the focus nowhere.
      expect((await lookAtFocus(page)).stop).not.toBeNull();
    });
  }
});
