import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

/** Far beyond what any test needs: a slow machine is no failure. In ms. */
const PATIENCE = 60_000;
const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "engine",
          environment: "node",
          include: ["test/engine/**/*.test.ts", "test/support/**/*.test.ts"],
          testTimeout: PATIENCE,
        },
      },
      {
        root,
        plugins: [preact()],
        test: {
          name: "client",
          environment: "happy-dom",
          include: ["test/client/**/*.test.{ts,tsx}"],
          testTimeout: PATIENCE,
        },
      },
      {
        root,
        plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
        test: {
          name: "worker",
          include: ["test/worker/**/*.test.ts"],
          testTimeout: PATIENCE,
        },
      },
      {
        root,
        // The objects of the simulation run in Node, under a clock of its own.
        resolve: {
          alias: { "cloudflare:workers": join(root, "test/hard/simulation/runtime.ts") },
        },
        test: {
          name: "hard",
          environment: "node",
          include: ["test/hard/**/*.test.ts"],
          testTimeout: PATIENCE,
        },
      },
      {
        root,
        test: {
          name: "browser",
          environment: "node",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/e2e/setup.ts"],
          testTimeout: PATIENCE,
          hookTimeout: 120_000,
          // About one request in a thousand the development server leaves without an answer.
          retry: 1,
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
