/**
 * A process of its own that serves a bundled worker in the local runtime, with nothing in between:
 * the worker's own socket, not the one of a development server. Answers questions about what is
 * stored over the channel to its parent. Arguments: script, port, folder of the data.
 */
import { Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as optionsOf } from "wrangler";
import { ROOT } from "./bundle.ts";

/** What a parent may ask; `ask` counts the questions. */
export type Question =
  | { readonly ask: number; readonly is: "published"; readonly keys: readonly string[] }
  | { readonly ask: number; readonly is: "stored"; readonly code: string; readonly id: string }
  | { readonly ask: number; readonly is: "game"; readonly code: string };

/** How many keys are read at once. */
const AT_ONCE = 10;

interface DealStub {
  replay(code: string, id: string): Promise<unknown>;
  game(code: string): Promise<unknown>;
}

const [script = "", port = "", data = ""] = process.argv.slice(2);
const { workerOptions } = optionsOf(`${ROOT}/wrangler.toml`);
const { name: _, ...options } = workerOptions;
const runtime = new Miniflare({
  ...(options as object),
  name: "crescent",
  rootPath: ROOT,
  modules: true,
  scriptPath: script,
  modulesRules: [{ type: "ESModule", include: ["**/*.js"] }],
  unsafeDirectSockets: [{ host: "127.0.0.1", port: Number(port) }],
  kvPersist: `${data}/kv`,
  durableObjectsPersist: `${data}/objects`,
  log: new Log(LogLevel.ERROR),
  cf: false,
});
await runtime.ready;

process.on("message", (question: Question) => {
  void answer(question).then(
    (value) => process.send?.({ ask: question.ask, value }),
    (error: unknown) => process.send?.({ ask: question.ask, error: String(error) }),
  );
});
process.on("disconnect", () => void runtime.dispose().then(() => process.exit(0)));
process.send?.({ ready: true });

async function answer(question: Question): Promise<unknown> {
  if (question.is === "published") {
    const kv = await runtime.getKVNamespace("GAMES");
    const found: Record<string, string | null> = {};
    const keys = question.keys.values();
    const read = async () => {
      for (const key of keys) found[key] = await kv.get(key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    return found;
  }
  const deals = await runtime.getDurableObjectNamespace("DEALS");
  const object = deals.get(deals.idFromName(question.code)) as unknown as DealStub;
  if (question.is === "game") return object.game(question.code);
  return object.replay(question.code, question.id);
}
