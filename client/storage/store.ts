/**
 * The browser's storage behind a door that never throws: it may be absent, blocked or full.
 */

/** Texts by key. Without a real storage behind it, kept as long as the page. */
export interface Store {
  readonly get: (key: string) => string | null;
  /** Whether the text is kept now. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
}

/** A store over a Web Storage. */
export function makeStore(storage: Storage): Store {
  return {
    get: (key) => attempt(() => storage.getItem(key), null),
    set: (key, text) =>
      attempt(() => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage.removeItem(key), undefined),
    keys: () =>
      attempt(() => Array.from({ length: storage.length }, (_, i) => storage.key(i)), []).filter(
        (key) => key !== null,
      ),
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
