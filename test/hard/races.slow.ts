/** `npm run test:races`: the simulation's ten thousand runs and the faults of KV. */
import { spawnSync } from "node:child_process";

const command = "vitest run --config test/vitest.config.ts --project hard test/hard/simulation";
const { status } = spawnSync(command, {
  shell: true,
  stdio: "inherit",
  env: { ...process.env, CRESCENT_SLOW: "1" },
});
process.exitCode = status ?? 1;
