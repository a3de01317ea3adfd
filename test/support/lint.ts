/** Runs the linter with the project's own rules over sources that stand in no file. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/** One report of the linter: the file and line (from 1) it is about, its rule and its words. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly category: string;
  readonly message: string;
}

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly severity: string;
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** What the linter has against sources, given by the path (from the project's root) they would have. */
export function lint(sources: Readonly<Record<string, string>>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), "crescent-lint-"));
  try {
    mkdirSync(join(folder, ".git"));
    for (const name of [".biome.json", ".gitignore", "test/lint"]) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    for (const [path, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."];
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    const report = JSON.parse(run.stdout) as Report;
    return report.diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ category, message, location }) => {
        return { path: location.path, line: location.start.line, category, message };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
