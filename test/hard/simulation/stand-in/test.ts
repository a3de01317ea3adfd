/** `cloudflare:test` in Node: the simulation's objects, on the clock of the machine. */
import { Hono } from "hono";
import type { GameCode } from "#engine/code";
import { api } from "../../../../worker/api";
import type { App, Env } from "../../../../worker/env";
import { discardBody } from "../../../../worker/http/body";
import { internalError } from "../../../../worker/http/fallback";
import { securityHeaders } from "../../../../worker/http/headers";
import type { DealObject } from "../../../../worker/store/deal-object";
import { Objects } from "../objects";
import { World } from "../world";
import { env, plug } from "./workers";

/** The worker without its pages, which take longer to load than the tests do to run. */
const app = new Hono<App>().use(securityHeaders, discardBody).route("/api", api);
app.onError(internalError);

/** Submissions that an address has, as wrangler.toml says. */
const LIMIT = 30;

/** Time that passes by itself; nothing waits for longer than it must. */
class RealTime extends World {
  override after(delay: number, run: () => void): () => void {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  }

  override afterwards(run: () => void): void {
    setTimeout(run, 0);
  }

  override while(): Promise<void> {
    return Promise.resolve();
  }

  override get now(): number {
    return Date.now();
  }
}

let objects: Objects;

/** Begins afresh with empty stores. */
export async function reset(): Promise<void> {
  const values = new Map<string, string>();
  const GAMES = {
    get: async (key: string, type?: "json") => {
      const text = values.get(key) ?? null;
      return type === "json" && text !== null ? JSON.parse(text) : text;
    },
    put: async (key: string, value: string) => {
      values.set(key, value);
    },
  } as unknown as KVNamespace;
  const counts = new Map<string, number>();
  const SUBMISSIONS = {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) as number) <= LIMIT };
    },
  } as RateLimit;
  objects = new Objects(new RealTime(1), GAMES);
  const context = { waitUntil: () => {}, passThroughOnException: () => {} };
  plug({
    env: { DEALS: objects.namespace, GAMES, SUBMISSIONS } as Env,
    fetch: async (request) => app.fetch(request, env, context as unknown as ExecutionContext),
  });
}

export async function runInDurableObject<T>(
  stub: DurableObjectStub<DealObject>,
  run: (object: DealObject, state: DurableObjectState) => T | Promise<T>,
): Promise<T> {
  return hosted(stub).inside((object, storage) =>
    run(object, { storage } as unknown as DurableObjectState),
  );
}

export async function runDurableObjectAlarm(stub: DurableObjectStub<DealObject>): Promise<boolean> {
  return hosted(stub).ringNow();
}

export async function abortAllDurableObjects(): Promise<void> {
  for (const object of objects.all) object.crash();
}

function hosted(stub: DurableObjectStub<DealObject>) {
  return objects.of(stub.id.name as GameCode);
}
