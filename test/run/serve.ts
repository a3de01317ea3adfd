/** The built app with an empty store, for as long as something needs it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onEnd } from "../../worker/dev/process.ts";
import { portIsFree, startServer } from "../../worker/dev/server.ts";

/** So many ports are tried, one after the other. */
const PORTS = 50;

export interface ServedApp {
  /** Where it is served, without a slash at the end. */
  readonly origin: string;
  /** Ends it and takes its store away. */
  readonly stop: () => Promise<void>;
}

/** Builds and serves the app at the first free port from one on. */
export async function serveApp(firstPort: number): Promise<ServedApp> {
  const data = await mkdtemp(join(tmpdir(), "crescent-"));
  const server = startServer({ port: await freePort(firstPort), data });
  const stop = async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
  onEnd(() => void stop().finally(() => process.exit(1)));
  if (!(await server.ready)) {
    await stop();
    throw new Error(server.output());
  }
  return { origin: server.origin, stop };
}

async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + PORTS; port++) {
    if (await portIsFree(port)) return port;
  }
  throw new Error(`no free port from ${first} on`);
}
