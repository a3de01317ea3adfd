/** The whole of Crescent on this machine: the local runtime with the real built files. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { AS_TREE, endTree } from "./process";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WRANGLER = fileURLToPath(
  new URL("../../node_modules/wrangler/bin/wrangler.js", import.meta.url),
);
/** How long a server may take to stop by itself, in ms. */
const PATIENCE = 5_000;

export interface ServerOptions {
  readonly port: number;
  /** The folder in which finished games are kept, from the repository's root. */
  readonly data: string;
}

export interface Server {
  readonly origin: string;
  /** Ends with the server, whoever ended it. */
  readonly ended: Promise<void>;
  /** All that it has said, which is only what went wrong. */
  output(): string;
  /** Says what went wrong from now on. */
  onOutput(listener: (text: string) => void): void;
  /** Ends it and every process that it started. */
  stop(): Promise<void>;
}

/** Whether a server can listen at this port of localhost. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "localhost", () => probe.close(() => resolve(true)));
  });
}

/**
 * Builds the client and serves everything at a free port of localhost. The result's `ready` tells
 * when it answers: false when it ended instead, with the reason in its output.
 */
export function startServer({ port, data }: ServerOptions): Server & { ready: Promise<boolean> } {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [WRANGLER, "dev", ...flags(port, data, origin)], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
    stdio: ["ignore", "pipe", "pipe"],
    ...AS_TREE,
  });
  let output = "";
  let listener = (_text: string) => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += concise(text);
      listener(concise(text));
    });
  }
  let running = true;
  const ended = once(child, "close").then(() => {
    running = false;
  });

  const answers = async () => {
    while (running) {
      const signal = AbortSignal.timeout(2_000);
      const response = await fetch(origin, { method: "HEAD", signal }).catch(() => null);
      if (response !== null) return true;
      await Promise.race([sleep(100), ended]);
    }
    return false;
  };

  return {
    origin,
    ended,
    ready: answers(),
    output: () => output,
    onOutput: (wanted) => {
      listener = wanted;
    },
    stop: async () => {
      if (!running) return;
      endTree(child, "SIGTERM");
      await Promise.race([ended, sleep(PATIENCE, undefined, { ref: false })]);
      endTree(child, "SIGKILL");
      await ended;
    },
  };
}

function flags(port: number, data: string, origin: string): string[] {
  return [
    ...["--port", String(port), "--inspector-port", "0", "--persist-to", data],
    ...["--var", `ORIGIN:${origin}`, "--log-level", "error"],
    "--show-interactive-dev-session=false",
  ];
}

const QUIET = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG_PATH: ".wrangler/logs",
  WRANGLER_REGISTRY_PATH: ".wrangler/registry",
};

/** What was said without colours, and a failed build's own words without wrangler's stack. */
function concise(said: string): string {
  const text = stripVTControlCharacters(said);
  return text.includes("Command failed with exit code") ? (text.split(/^\s+at /m)[0] ?? "") : text;
}
