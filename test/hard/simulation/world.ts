/**
 * A platform's time, of which a test decides: nothing happens but the events of one queue, and what
 * goes first among events of one instant is the dice's choice. The same seed, the same run.
 */
import { type Dice, makeDice } from "../../support/dice";
import { drained } from "../../support/drained";
import { sha256 } from "../../support/sha256";

/** 30 November 2026, in ms. */
const START = Date.UTC(2026, 10, 30);
/** What is not at rest after so many ms never will be. */
const LONGEST = 90 * 86_400_000;

interface Event {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export class World {
  readonly dice: Dice;
  #now = START;
  #events: Event[] = [];
  #afterwards: (() => void)[] = [];

  constructor(seed: number) {
    this.dice = makeDice(seed);
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** Lets something happen in so many ms; the result calls it off. */
  after(delay: number, run: () => void): () => void {
    const event = { at: this.now + Math.max(0, delay), order: this.dice.below(2 ** 30), run };
    this.#events.push(event);
    return () => {
      this.#events = this.#events.filter((other) => other !== event);
    };
  }

  /** Lets something happen when all that follows at once from the current event has happened. */
  afterwards(run: () => void): void {
    this.#afterwards.push(run);
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.after(delay, resolve));
  }

  /** A short while, as long as chance will have it, at most `most` ms. */
  while(most: number): Promise<void> {
    return this.sleep(this.dice.below(most + 1));
  }

  /** Lets time pass until nothing is to happen any more, or for so many ms. */
  async pass(duration = Number.POSITIVE_INFINITY): Promise<void> {
    const end = this.now + duration;
    await drained();
    for (;;) {
      const next = this.#next();
      if (next === null || next.at > end) break;
      this.#events.splice(this.#events.indexOf(next), 1);
      this.#now = next.at;
      if (this.now - START > LONGEST) throw new Error("it never comes to rest");
      next.run();
      await drained();
      while (this.#afterwards.length > 0) {
        for (const run of this.#afterwards.splice(0)) run();
        await drained();
      }
    }
    if (end !== Number.POSITIVE_INFINITY) this.#now = end;
  }

  /** Lets time pass until a promise is settled, and says what it is. */
  async settled<T>(promise: Promise<T>): Promise<T> {
    let done = false;
    const settle = () => {
      done = true;
    };
    promise.then(settle, settle);
    await drained();
    while (!done) {
      const next = this.#next();
      if (next === null)
        throw new Error("nothing happens any more, and the promise is not settled");
      await this.pass(next.at - this.now);
    }
    return promise;
  }

  #next(): Event | null {
    let next: Event | null = null;
    for (const event of this.#events) {
      if (
        next === null ||
        event.at < next.at ||
        (event.at === next.at && event.order < next.order)
      ) {
        next = event;
      }
    }
    return next;
  }
}

/** Runs something in which the platform's clock and timers are a world's. */
export async function inWorld<T>(world: World, run: () => Promise<T>): Promise<T> {
  const RealDate = Date;
  const timers = new Map<number, () => void>();
  const restore = [
    replace(globalThis, {
      Date: class extends RealDate {
        constructor(...given: []) {
          if (given.length === 0) super(world.now);
          else super(...given);
        }
        static override now = () => world.now;
      },
      setTimeout: (callback: () => void, delay: number) => {
        const id = timers.size + 1;
        timers.set(id, world.after(delay, callback));
        return id;
      },
      clearTimeout: (id: number) => timers.get(id)?.(),
      scheduler: { wait: (delay: number) => world.sleep(delay) },
    }),
    // The platform's own works beside the events, at a time of its own.
    replace(crypto.subtle, { digest: async (_: string, bytes: Uint8Array) => sha256(bytes) }),
  ];
  try {
    return await run();
  } finally {
    for (const undo of restore) undo();
  }
}

/** Puts doubles in the place of an object's members; the result undoes it. */
function replace(owner: object, doubles: Readonly<Record<string, unknown>>): () => void {
  const members = Object.keys(doubles).map(
    (name) => [name, Object.getOwnPropertyDescriptor(owner, name)] as const,
  );
  for (const [name, value] of Object.entries(doubles)) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of members) {
      if (descriptor === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, descriptor);
    }
  };
}
