/**
 * Runs a program in the form in which players get the solver: bundled into one scope, in a Node of
 * its own. An engine of JavaScript reaches what a module imports more slowly, and runs all code
 * more slowly under a loader of TypeScript.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** What a program of this folder prints, given one argument; both are JSON. */
export async function runPlain(program: string, argument: unknown): Promise<unknown> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), "crescent-bench-"));
  const file = "program.cjs";
  try {
    await build({
      configFile: false,
      logLevel: "error",
      build: {
        outDir,
        lib: { entry: here(program), formats: ["iife"], name: "bench", fileName: () => file },
      },
      resolve: { alias: { "#engine": here("../../worker/engine") } },
    });
    const options = { encoding: "utf8", maxBuffer: 2 ** 24 } as const;
    const args = [join(outDir, file), JSON.stringify(argument)];
    return JSON.parse(execFileSync(process.execPath, args, options));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
