import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));
const standIn = join(root, "test/hard/simulation/stand-in");

/**
 * The write path's tests in Node, since mutants can't be switched inside the real runtime: the same
 * files as there, with the simulation's platform in its place, and some runs of the simulation itself. Left out
 * are tests of what the stand-in is no model of (rows counted, pages).
 */
export default defineConfig({
  root,
  resolve: {
    alias: {
      "cloudflare:workers": join(standIn, "workers.ts"),
      "cloudflare:test": join(standIn, "test.ts"),
    },
  },
  test: {
    name: "store",
    environment: "node",
    env: { CRESCENT_SEED: "1", CRESCENT_RUNS: "40" },
    include: [
      ...["body", "deal-object", "limit", "open-data", "publisher", "read", "submit"].map(
        (name) => `test/worker/${name}.test.ts`,
      ),
      "test/hard/simulation/races.test.ts",
    ],
    setupFiles: [join(standIn, "setup.ts")],
    // Stryker has a limit of its own.
    testTimeout: 600_000,
  },
});
