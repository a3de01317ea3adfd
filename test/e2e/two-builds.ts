/**
 * A server that is deployed anew when a test says so: the real one, whose built files then have all
 * other names, in themselves, in the pages and in the service worker. Those of the build before
 * are gone.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ORIGIN } from "./browser";

export interface Deployment {
  readonly origin: string;
  /** Replaces the first build by the second. */
  readonly deploy: () => void;
  /** Whether a built file's path is one of the second build. */
  readonly isSecond: (path: string) => boolean;
  readonly stop: () => Promise<void>;
}

/** What node's fetch has undone already, or what belongs to one connection. */
const DROPPED = ["content-encoding", "content-length", "connection", "transfer-encoding"];

export async function makeDeployment(): Promise<Deployment> {
  const worker = await (await fetch(`${ORIGIN}/sw.js`)).text();
  const names = [...worker.matchAll(/\/assets\/([\w.-]+-[\w-]{8}\.\w+)/g)].map(([, name]) => name);
  const first = new Set(names.map((name) => `/assets/${name}`));
  const any = new RegExp(names.map((name) => name?.replaceAll(".", "\\.")).join("|"), "g");
  let deployed = false;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    if (deployed && first.has(path)) {
      response.writeHead(404).end();
      return;
    }
    const headers = { "Accept-Language": request.headers["accept-language"] ?? "en" };
    const real = deployed ? renamed(path) : path;
    const found = await fetch(ORIGIN + real, { headers, redirect: "manual" });
    const kept = [...found.headers].filter(([name]) => !DROPPED.includes(name));
    const text = /html|javascript|css/.test(found.headers.get("Content-Type") ?? "");
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, Object.fromEntries(kept));
    response.end(deployed && text ? body.toString().replace(any, renamed) : body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      deployed = true;
    },
    isSecond: (path) => path.startsWith("/assets/") && !first.has(path) && first.has(renamed(path)),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A file's name in the other build: its hash is read backwards. */
function renamed(name: string): string {
  return name.replace(
    /([\w-]{8})(\.\w+)$/,
    (_, hash: string, kind: string) => [...hash].reverse().join("") + kind,
  );
}
