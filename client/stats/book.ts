/**
 * The book of all attempts that a browser remembers: the records under `crescent.facts.` together.
 * A record is never changed. Now and then many become one: the new one is written first, then those
 * go that it was made of. Whatever other tabs do in between, no fact is ever without a record.
 */
import type { Store } from "../storage/store";
import { type Attempt, type Attempts, formatFact, parseFact, unite } from "./facts";
import { FACTS_PREFIX } from "./record";

/** A record is read up to here, in characters: more than all that is ever written. */
const LONGEST = 2_000_000;
/** So many loose records are left as they are. */
const LOOSE = 40;

/** All attempts that are remembered; what is not readable of the records is passed over. */
export function readBook(store: Store): Attempts {
  return unite(recordsOf(store).flatMap(({ facts }) => facts));
}

/** Adds facts to the book; answers whether they will outlive the page. */
export function addToBook(store: Store, facts: Iterable<Attempt>): boolean {
  return fold(store, facts);
}

/** Makes one record of many. */
export function tidyBook(store: Store): void {
  if (store.keys().filter(isFactsKey).length > LOOSE) fold(store, []);
}

interface FactsRecord {
  readonly key: string;
  readonly facts: readonly Attempt[];
}

function recordsOf(store: Store): FactsRecord[] {
  return store
    .keys()
    .filter(isFactsKey)
    .map((key) => ({ key, facts: parseFacts(store.get(key) ?? "") }));
}

/** The facts of a text, one a line; other lines are passed over. */
export function parseFacts(text: string): Attempt[] {
  const lines = text.slice(0, LONGEST).split("\n");
  return lines.map(parseFact).filter((attempt) => attempt !== null);
}

/** The text of some attempts, those begun last first: what is cut off is the oldest. */
export function formatFacts(attempts: Attempts): string {
  const latestFirst = [...attempts.values()].sort((a, b) => b.start - a.start);
  return latestFirst.map(formatFact).join("\n");
}

function fold(store: Store, added: Iterable<Attempt>): boolean {
  const records = recordsOf(store);
  const all = unite([...records.flatMap(({ facts }) => facts), ...added]);
  const key = `${FACTS_PREFIX}${randomName()}`;
  if (!store.set(key, formatFacts(all))) {
    store.remove(key);
    return false;
  }
  for (const record of records) store.remove(record.key);
  return true;
}

function isFactsKey(key: string): boolean {
  return key.startsWith(FACTS_PREFIX);
}

function randomName(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join("");
}
