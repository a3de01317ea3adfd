/**
 * A KV as its readers and writers meet it: copies at several places that live for a minute, misses
 * too; limits of writes per key and per day; failures, also such as have written all the same.
 */
import type { World } from "./world";

/** How long a place keeps what it has read, also that there was nothing, in ms. */
export const CACHE = 60_000;
/** The least time between two writes of a key, in ms. */
const PER_KEY = 1_000;
/** Where readers are. */
export const PLACES = 5;

export interface KvFaults {
  /** How many writes of a hundred fail; a quarter of these are written all the same. */
  readonly failingPuts: number;
  /** How many reads of a hundred fail, and how many take longer than anybody waits. */
  readonly failingGets: number;
  readonly slowGets: number;
  /** Nothing works. */
  readonly isOut: boolean;
  /** Writes a day, in UTC. */
  readonly quota: number;
}

export const NO_KV_FAULTS: KvFaults = {
  failingPuts: 0,
  failingGets: 0,
  slowGets: 0,
  isOut: false,
  quota: Number.POSITIVE_INFINITY,
};

type Place = Map<string, { readonly value: string | null; readonly until: number }>;

export class WorldKv {
  faults: KvFaults = NO_KV_FAULTS;
  /** What is written, as somebody would read it who never read it before. */
  readonly values = new Map<string, string>();
  /** All writes that were asked for, and those that were refused for coming too soon. */
  puts = 0;
  throttled = 0;
  readonly #world: World;
  readonly #written = new Map<string, number>();
  readonly #days = new Map<number, number>();
  readonly #places = Array.from({ length: PLACES }, (): Place => new Map());

  constructor(world: World) {
    this.#world = world;
  }

  async put(key: string, value: string): Promise<void> {
    const { dice } = this.#world;
    this.puts++;
    await this.#world.while(100);
    const { failingPuts, isOut, quota } = this.faults;
    if (isOut) throw new Error("KV PUT failed: 503");
    const day = Math.floor(this.#world.now / 86_400_000);
    const today = this.#days.get(day) ?? 0;
    if (today >= quota) throw new Error("KV PUT failed: 429 daily limit");
    const last = this.#written.get(key) ?? Number.NEGATIVE_INFINITY;
    if (this.#world.now - last < PER_KEY) {
      this.throttled++;
      throw new Error("KV PUT failed: 429 Too Many Requests");
    }
    const fails = dice.chance(failingPuts);
    if (!fails || dice.chance(25)) {
      this.#days.set(day, today + 1);
      this.#written.set(key, this.#world.now);
      this.values.set(key, value);
    }
    await this.#world.while(100);
    if (fails) throw new Error("KV PUT failed: 500");
  }

  /** KV as it is read at a place, from 0. */
  at(place: number): Pick<KVNamespace, "get"> {
    const cache = this.#places[place] as Place;
    const get = async (key: string): Promise<string | null> => {
      const { dice } = this.#world;
      const { failingGets, slowGets, isOut } = this.faults;
      await this.#world.while(dice.chance(slowGets) ? 10_000 : 50);
      if (isOut || dice.chance(failingGets)) throw new Error("KV GET failed: 500");
      const kept = cache.get(key);
      if (kept !== undefined && kept.until > this.#world.now) return kept.value;
      const value = this.values.get(key) ?? null;
      cache.set(key, { value, until: this.#world.now + CACHE });
      return value;
    };
    return { get } as unknown as Pick<KVNamespace, "get">;
  }

  value(key: string): unknown {
    const text = this.values.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }
}
