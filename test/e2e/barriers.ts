/** What axe has to say against a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(options: { runOnly?: readonly string[] }): Promise<AxeResults>;
}

/** Of what axe finds, what it is and where; by all rules, or by those that are named alone. */
export async function barriers(page: Page, ...rules: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(
    (runOnly) => (window as unknown as { axe: Axe }).axe.run(runOnly.length > 0 ? { runOnly } : {}),
    rules,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
