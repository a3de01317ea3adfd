import type { GameCode } from "#engine/code";
import type { DealObject } from "./store/deal-object";

/** What the worker is given by its configuration (wrangler.toml). */
export interface Env {
  /** The client's built files. */
  readonly ASSETS: Fetcher;
  /** The published copy of finished games; it may lag, lie or be away. */
  readonly GAMES: KVNamespace;
  /** One object per game code: the source of truth for its finished games. */
  readonly DEALS: DurableObjectNamespace<DealObject>;
  /** Submissions per address and minute. */
  readonly SUBMISSIONS: RateLimit;
  /** The origin of canonical links and previews, without a slash at its end. */
  readonly ORIGIN: string;
}

/** The types that hono's contexts of this worker have; `code` is there behind `canonicalCode`. */
export interface App {
  Bindings: Env;
  Variables: { code: GameCode; framedAnywhere?: boolean };
}
