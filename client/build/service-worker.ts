/** Builds the service worker and the shell, which name the hashed files of the client's build. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { build, type Manifest, type Plugin } from "vite";

interface ServiceWorkerOptions {
  /** The list of hashed names. */
  readonly manifest: string;
  /** Where the client is built. */
  readonly folder: string;
  /** The service worker's source. */
  readonly source: string;
  /** The shell's template. */
  readonly shell: string;
}

/** Adds `/sw.js` and `/assets/shell-….html` to a build. */
export function serviceWorker({ manifest, folder, source, shell }: ServiceWorkerOptions): Plugin {
  return {
    name: "service-worker",
    async closeBundle(error) {
      if (error !== undefined || !existsSync(manifest)) return;
      const html = fill(readFileSync(shell, "utf8"), JSON.parse(readFileSync(manifest, "utf8")));
      const hash = createHash("sha256").update(html).digest("base64url").slice(0, 8);
      const shellFile = `assets/shell-${hash}.html`;
      writeFileSync(`${folder}/${shellFile}`, html);
      const files = readdirSync(`${folder}/assets`).sort();
      await build({
        configFile: false,
        root: dirname(source),
        publicDir: false,
        logLevel: "warn",
        define: {
          // Whoever builds: a test's build is the same, without the library's own words.
          "process.env.NODE_ENV": '"production"',
          __FILES__: JSON.stringify(files.map((file) => `/assets/${file}`)),
          __SHELL__: JSON.stringify(`/${shellFile}`),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: "es2022",
          modulePreload: false,
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}

/** The shell with the entry's style sheets and its scripts. */
function fill(template: string, manifest: Manifest): string {
  const entry = manifest["main.tsx"];
  if (entry === undefined) throw new Error("The build has no main.tsx.");
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const first = manifest["settings/first.ts"];
  const scripts = [
    first === undefined ? "" : `<script src="/${first.file}"></script>\n`,
    `<script type="module" src="/${entry.file}"></script>`,
  ];
  return template.replace("<!--files-->", `${styles.join("\n")}\n${scripts.join("")}`);
}
