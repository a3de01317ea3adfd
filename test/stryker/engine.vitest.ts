import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The engine's tests that are quick enough to be run for each change of it; always the same. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    name: "engine",
    environment: "node",
    env: { CRESCENT_SEED: "1" },
    include: ["code", "game", "golden", "properties", "replay", "rules"].map(
      (name) => `test/engine/${name}.test.ts`,
    ),
    // Stryker has a limit of its own.
    testTimeout: 600_000,
  },
});
