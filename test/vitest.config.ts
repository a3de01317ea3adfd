import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";

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
        },
      },
      {
        root,
        plugins: [preact()],
        test: {
          name: "client",
          environment: "happy-dom",
          include: ["test/client/**/*.test.{ts,tsx}"],
        },
      },
      {
        root,
        plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
        test: { name: "worker", include: ["test/worker/**/*.test.ts"] },
      },
      {
        root,
        test: {
          name: "browser",
          environment: "node",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/e2e/setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
