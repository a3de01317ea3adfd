/** Serves the built app with an empty store for all browser tests. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { onEnd } from "../../worker/dev/process";
import { portIsFree, startServer } from "../../worker/dev/server";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the app is served, without a slash at the end. */
    origin: string;
  }
}

const FIRST_PORT = 8841;
const PORTS = 50;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "crescent-"));
  const server = startServer({ port: await freePort(), data });
  const stop = async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
  onEnd(() => void stop().finally(() => process.exit(1)));
  if (!(await server.ready)) throw new Error(server.output());
  project.provide("origin", server.origin);
  return stop;
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port++) {
    if (await portIsFree(port)) return port;
  }
  throw new Error(`no free port from ${FIRST_PORT} on`);
}
