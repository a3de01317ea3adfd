/** A local runtime as a tree of processes that a test may kill. */
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { AS_TREE, endTree } from "../../../worker/dev/process.ts";
import type { Question } from "./serve.ts";

type Asked<Q> = Q extends Question ? Omit<Q, "ask"> : never;

export class Local {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #open = new Map<number, (said: { value?: unknown; error?: string }) => void>();
  #asked = 0;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
    child.on("message", (said: { ask: number; value?: unknown; error?: string }) => {
      this.#open.get(said.ask)?.(said);
      this.#open.delete(said.ask);
    });
  }

  /** Serves a bundled script at a port, its data in a folder; ends when it answers. */
  static async start(script: string, port: number, data: string): Promise<Local> {
    const serve = fileURLToPath(new URL("./serve.ts", import.meta.url));
    const child = fork(serve, [script, String(port), data], {
      execArgv: ["--import", "tsx"],
      // The runtime tells of each request that it can't read; what it answers is enough.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      ...AS_TREE,
    });
    const local = new Local(child, port);
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => {
        throw new Error("the local runtime has ended");
      }),
    ]);
    return local;
  }

  /** Asks what is stored or published, past the worker. */
  ask<T>(question: Asked<Question>): Promise<T> {
    const ask = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#open.set(ask, ({ value, error }) => {
        if (error === undefined) resolve(value as T);
        else reject(new Error(error));
      });
      this.#child.send({ ...question, ask });
    });
  }

  /** Kills every process of the tree at once, without a word; the result is their ids. */
  async kill(): Promise<readonly number[]> {
    const tree = treeOf(this.#child.pid as number);
    const ended = once(this.#child, "exit");
    for (const pid of tree) process.kill(pid, "SIGKILL");
    await ended;
    return tree;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
    endTree(this.#child, "SIGKILL");
  }
}

/** The ids of a process and all that it has started, itself first. */
function treeOf(root: number): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const tree = [root];
  for (const pid of tree)
    tree.push(...pairs.filter(([, parent]) => parent === pid).map(([own]) => own));
  return tree;
}
