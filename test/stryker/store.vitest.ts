import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { inOrder } from "./in-order";

const root = fileURLToPath(new URL("../..", import.meta.url));
const standIn = join(root, "test/hard/simulation/stand-in");

/**
 * The write path's tests in Node, since mutants can't be switched inside the real runtime: the same
 * files as there, with the simulation's platform in its place, and some runs of the simulation itself. Left out
 * are tests of what the stand-in is no model of (rows counted, pages).
 */
const FILES = [
  ...[
    "limit",
    "body",
    "api",
    "submit",
    "submit-limit",
    "deal-object",
    "publisher",
    "open-data",
    "read",
  ].map((name) => `test/worker/${name}.test.ts`),
  "test/hard/simulation/races.test.ts",
];

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: "cloudflare:workers", replacement: join(standIn, "workers.ts") },
      { find: "cloudflare:test", replacement: join(standIn, "test.ts") },
      // One language instead of all: it takes a while to load them.
      { find: /^#i18n\/[a-z]{2}\/(.+)$/, replacement: join(root, "client/i18n/en/$1.ts") },
    ],
  },
  test: {
    name: "store",
    environment: "node",
    env: { CRESCENT_SEED: "1", CRESCENT_RUNS: "40" },
    include: FILES,
    sequence: { sequencer: inOrder(FILES) },
    setupFiles: [join(standIn, "setup.ts")],
    // Stryker has a limit of its own.
    testTimeout: 600_000,
  },
});
