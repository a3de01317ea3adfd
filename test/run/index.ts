/**
 * `npm test`: builds, weighs the first screen, checks format, lint and types, and runs all suites,
 * one after the other. The last line is `N passed, N failed`, and the exit code is 1
 * when anything failed. `npm test -- engine worker` runs these steps alone.
 */
import { onEnd } from "../../worker/dev/process";
import { findChromium, installChromium, NO_CHROMIUM } from "./chromium";
import { check, endRunningStep, type Outcome, suite } from "./step";

/** How much of a failed step's words is shown, in characters from their end. */
const SHOWN = 20_000;

const STEPS: Readonly<Record<string, () => Promise<Outcome>>> = {
  build: () => check("npm run -s build"),
  budget: () => check("npm run -s budget"),
  format: () => check("biome format ."),
  lint: () => check("biome check --formatter-enabled=false ."),
  types: () => check("tsc -b"),
  engine: () => suite("engine"),
  client: () => suite("client"),
  worker: () => suite("worker"),
  hard: () => suite("hard"),
  browser: async () => {
    let trouble: string | null = null;
    if (findChromium() === null) {
      console.log("Chromium is missing; trying to install it …");
      trouble = installChromium();
    }
    if (findChromium() !== null) return suite("browser");
    return { passed: 0, failed: 1, said: [trouble, NO_CHROMIUM].filter(Boolean).join("\n") };
  },
};

onEnd(() => {
  endRunningStep();
  process.exit(130);
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(", ")}. There are: ${Object.keys(STEPS).join(", ")}.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  const outcome = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.failed > 0) console.log(outcome.said.slice(-SHOWN).trimEnd());
  const result = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${name.padEnd(8)} ${result.padEnd(24)} ${seconds.padStart(6)} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
