/**
 * The browser's storage behind a door that never throws: it may be absent, blocked or full.
 */

/** Texts by key. What the browser refuses to keep is kept as long as the page. */
export interface Store {
  readonly get: (key: string) => string | null;
  /** Keeps a text; answers whether it outlives the page. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
}

/** A store over a Web Storage. */
export function makeStore(storage: Storage): Store {
  const refused = makeMemoryStore();
  const realKeys = () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  return {
    get: (key) => refused.get(key) ?? attempt(() => storage.getItem(key), null),
    set: (key, text) => {
      const kept = attempt(() => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (kept) refused.remove(key);
      else refused.set(key, text);
      return kept;
    },
    remove: (key) => {
      refused.remove(key);
      attempt(() => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...refused.keys(), ...attempt(realKeys, [])])],
  };
}

/** A store that lasts as long as the page. */
export function makeMemoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** The browser's own store; one in memory where there is none. */
export function browserStore(): Store {
  return attempt(() => makeStore(localStorage), makeMemoryStore());
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
