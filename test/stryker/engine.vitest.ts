import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { inOrder } from "./in-order";

/** The engine's tests that are quick enough to be run for each change of it; always the same. */
const FILES = ["rules", "golden", "replay", "code", "game", "properties"].map(
  (name) => `test/engine/${name}.test.ts`,
);

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    name: "engine",
    environment: "node",
    env: { CRESCENT_SEED: "1", CRESCENT_RUNS: "40" },
    include: FILES,
    sequence: { sequencer: inOrder(FILES) },
    // Stryker has a limit of its own.
    testTimeout: 600_000,
  },
});
