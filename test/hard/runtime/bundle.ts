/** Bundles a worker as a deployment would, for the local runtime. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");

/** The service, or a worker with one hono route and nothing else to measure it against. */
export type WorkerName = "service" | "bare";

const SOURCES = { service: "worker/index.ts", bare: "test/hard/runtime/bare.ts" } as const;

/** Builds a worker and answers with its script's path. */
export function bundle(name: WorkerName): string {
  const folder = join(ROOT, "node_modules/.cache/crescent", `bundle-${name}`);
  const args = ["deploy", SOURCES[name], "--dry-run", "--outdir", folder];
  execFileSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: ".wrangler/logs" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return join(folder, `${SOURCES[name].replace(/^.*\/|\.ts$/g, "")}.js`);
}
