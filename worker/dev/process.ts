import { type ChildProcess, spawnSync } from "node:child_process";

/** Options of spawn that make `endTree` able to end everything that the process starts. */
export const AS_TREE = { detached: process.platform !== "win32", windowsHide: true } as const;

/** Ends a process that was started `AS_TREE`, and all that it started. */
export function endTree(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"], { windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Calls back when this process is asked to end. A signal to npm ends npm's shell but does not reach
 * the process that the shell started, which is left without its parent: that is an asking too.
 */
export function onEnd(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500).unref();
}
