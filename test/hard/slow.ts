/**
 * `npm run test:slow`: everything that is proven with large numbers, in full. Each part is a
 * command of its own, too. Ends with an error if any of them does.
 */
import { spawnSync } from "node:child_process";

const PARTS = ["test:forgery", "test:races", "test:input", "test:kill"];

let failed = 0;
for (const part of PARTS) {
  const start = performance.now();
  console.log(`\n${part}`);
  const { status } = spawnSync(`npm run -s ${part}`, { shell: true, stdio: "inherit" });
  if (status !== 0) failed++;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${part}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
}
process.exitCode = failed > 0 ? 1 : 0;
