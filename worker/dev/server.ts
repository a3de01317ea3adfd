/** The whole of Crescent on this machine: the local runtime with the real built files. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { AS_TREE, endTree } from "./process";
import { makeListener } from "./words";

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
  readonly ready: Promise<boolean>;
  /** Ends with the server, whoever ended it. */
  readonly ended: Promise<void>;
  /** All that it has said, which is only what went wrong. */
  output(): string;
  /** Tells what goes wrong from now on, line by line. */
  onOutput(listener: (line: string) => void): void;
  /** Ends it and every process that it started. */
  stop(): Promise<void>;
}

/** What localhost may be, and all of this machine's addresses, of IPv4 and IPv6. */
const HOSTS = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/** Whether nobody listens at this port of localhost, not even as one of all addresses. */
export async function portIsFree(port: number): Promise<boolean> {
  for (const host of HOSTS) if (await isTaken(port, host)) return false;
  return true;
}

/** An address that this machine does not have is not taken. */
async function isTaken(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "EADDRINUSE" || code === "EACCES"),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/**
 * Builds the client and serves everything at a free port of localhost. `ready` tells when it
 * answers: false when it ended instead, with the reason in its output.
 */
export function startServer({ port, data }: ServerOptions): Server {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [WRANGLER, "dev", ...flags(port, data, origin)], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
    stdio: ["ignore", "pipe", "pipe"],
    ...AS_TREE,
  });
  let output = "";
  let tell = (_line: string) => {};
  let running = true;
  // Whoever ends this process at once, such as a test runner out of patience, ends the server too.
  const abandon = () => endTree(child, "SIGTERM");
  process.once("exit", abandon);
  const ended = once(child, "close").then(() => {
    running = false;
    process.off("exit", abandon);
  });
  // Its own word is waited for, not an answer at the port: another server might give that.
  const answers = new Promise<true>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      const listen = makeListener();
      createInterface({ input }).on("line", (line) => {
        const heard = listen(line);
        if (heard === null) return;
        if ("answers" in heard) return resolve(true);
        output += `${heard.tell}\n`;
        tell(heard.tell);
      });
    }
  });
  return {
    origin,
    ended,
    ready: Promise.race([answers, ended.then(() => false)]),
    output: () => output,
    onOutput: (listener) => {
      tell = listener;
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
    ...["--var", `ORIGIN:${origin}`, "--log-level", "info"],
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
