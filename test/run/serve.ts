/** The built app with an empty store, for as long as something needs it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onEnd } from "../../worker/dev/process.ts";
import { portIsFree, type Server, startServer } from "../../worker/dev/server.ts";

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
  let server: Server | null = null;
  const stop = async () => {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  };
  onEnd(() => void stop().finally(() => process.exit(1)));
  for (let port = firstPort; port < firstPort + PORTS; port++) {
    if (!(await portIsFree(port))) continue;
    server = startServer({ port, data });
    if (await server.ready) return { origin: server.origin, stop };
    // While it was building, somebody else may have taken the port.
    if (!server.output().includes("Address already in use")) break;
  }
  await stop();
  throw new Error(server?.output() ?? `no free port from ${firstPort} on`);
}
