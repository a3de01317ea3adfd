/**
 * A namespace of Durable Objects that hosts the real `DealObject`: one instance a code at a time,
 * gates for what comes in and goes out, alarms that come at least once, crashes at any moment.
 */
import type { GameCode } from "#engine/code";
import type { Env } from "../../../worker/env";
import { DealObject } from "../../../worker/store/deal-object";
import { Disk } from "./storage";
import type { World } from "./world";

/** How often, in a hundred, something goes wrong on the way to an object or back. */
export interface ObjectFaults {
  /** A call does not arrive; half of these are marked as passing. */
  readonly lostCalls: number;
  /** An answer does not arrive. */
  readonly lostAnswers: number;
  /** An alarm comes once more. */
  readonly doubleAlarms: number;
  /** An alarm does not come at all. */
  readonly lostAlarms: number;
}

export const NO_OBJECT_FAULTS: ObjectFaults = {
  lostCalls: 0,
  lostAnswers: 0,
  doubleAlarms: 0,
  lostAlarms: 0,
};

const METHODS = ["save", "replay", "game", "page"] as const;
type Method = (typeof METHODS)[number];

/** The longest that a call or its answer is on its way, in ms. */
const WAY = 30;
/** How long the platform waits before it repeats an alarm whose object crashed, in ms. */
const ALARM_RETRY = 2_000;

/** One life of an object in memory. */
class Instance {
  readonly object: DealObject;
  readonly storage: DurableObjectStorage;
  isAlive = true;
  /** How many reasons there are to let nothing in. */
  #locks = 0;
  #queue: (() => void)[] = [];
  #end: (error: Error) => void = () => undefined;
  /** Fails when the instance ends. */
  readonly ended = new Promise<never>((_, reject) => {
    this.#end = reject;
  });

  constructor(world: World, disk: Disk, id: DurableObjectId, kv: Pick<KVNamespace, "put">) {
    this.ended.catch(() => undefined);
    const alive = () => {
      if (!this.isAlive) throw new Error("the instance has ended");
    };
    const never = () => new Promise<never>(() => undefined);
    const gated = async <T>(work: Promise<T>): Promise<T> => {
      const result = await work.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      await new Promise<void>((resolve) => this.let(resolve));
      if ("error" in result) throw result.error;
      return result.value;
    };
    const storage = {
      sql: {
        exec: (query: string, ...values: SqlStorageValue[]) => {
          alive();
          const rows = disk.all(query, values);
          return { toArray: () => rows };
        },
      },
      transactionSync: <T>(run: () => T) => {
        alive();
        return disk.transaction(run);
      },
      getAlarm: async () => {
        alive();
        const { alarm } = disk;
        this.#locks++;
        await world.while(3);
        if (!this.isAlive) return never();
        world.afterwards(() => this.#unlock());
        return alarm;
      },
      setAlarm: async (at: number) => {
        alive();
        disk.alarm = at;
      },
      deleteAlarm: async () => {
        alive();
        disk.alarm = null;
      },
    };
    this.storage = storage as unknown as DurableObjectStorage;
    const state = {
      id,
      storage,
      blockConcurrencyWhile: async (run: () => Promise<void>) => {
        this.#locks++;
        await run();
        this.#unlock();
      },
    };
    const env = {
      DEALS: { idFromName },
      GAMES: {
        put: async (key: string, value: string) => {
          await disk.onDisk();
          if (!this.isAlive) return never();
          return gated(kv.put(key, value));
        },
      },
    };
    this.object = new DealObject(state as unknown as DurableObjectState, env as unknown as Env);
  }

  /** Runs something inside the instance as soon as its gate lets it in. */
  let(run: () => void): void {
    if (this.#locks > 0) this.#queue.push(run);
    else run();
  }

  end(): void {
    this.isAlive = false;
    this.#end(Object.assign(new Error("the object has crashed"), { retryable: true }));
  }

  #unlock(): void {
    this.#locks--;
    while (this.#locks === 0) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      next();
    }
  }
}

/** One code's object: its disk, its alarm and, while it is in memory, its instance. */
export class HostedObject {
  readonly disk: Disk;
  faults: ObjectFaults = NO_OBJECT_FAULTS;
  /** How many runs of its alarm there were, and what these threw: nothing, or it is a bug. */
  alarms = 0;
  /** How many of its alarms never came. */
  lostAlarms = 0;
  readonly thrown: unknown[] = [];
  readonly #world: World;
  readonly #id: DurableObjectId;
  readonly #kv: Pick<KVNamespace, "put">;
  #instance: Instance | null = null;
  #callOff = () => {};

  constructor(world: World, code: GameCode, kv: Pick<KVNamespace, "put">) {
    this.#world = world;
    this.#id = idFromName(code);
    this.#kv = kv;
    this.disk = new Disk(world);
    this.disk.onAlarm = (at) => {
      this.#callOff();
      if (at !== null) this.#callOff = world.after(at - world.now, () => void this.#ring());
    };
  }

  /** Ends the instance, if there is one, and loses what is not on disk. */
  crash(): void {
    if (this.#instance === null) return;
    this.#instance.end();
    this.#instance = null;
    this.disk.crash();
  }

  /** Calls a method as a worker does: there and back, through both gates. */
  async call(method: Method, args: readonly unknown[]): Promise<unknown> {
    const { dice } = this.#world;
    await this.#world.while(WAY);
    if (dice.chance(this.faults.lostCalls)) {
      throw Object.assign(new Error("lost"), { retryable: dice.chance(50) });
    }
    const answer = await this.inside((object) =>
      (object[method] as (...args: readonly unknown[]) => unknown)(...args),
    );
    await this.#world.while(WAY);
    if (dice.chance(this.faults.lostAnswers)) throw new Error("lost on the way back");
    return answer;
  }

  /** One more delivery of the alarm, whether or not it is due. */
  async ring(): Promise<void> {
    this.alarms++;
    await this.inside(async (object) => {
      try {
        await object.alarm();
      } catch (error) {
        if (this.#instance?.object === object) this.thrown.push(error);
      }
    });
  }

  /** Brings the alarm that is set, now; false where none is. */
  async ringNow(): Promise<boolean> {
    if (this.disk.alarm === null) return false;
    this.disk.alarm = null;
    await this.ring();
    return true;
  }

  async #ring(): Promise<void> {
    const { dice } = this.#world;
    this.disk.alarm = null;
    if (dice.chance(this.faults.lostAlarms)) {
      this.lostAlarms++;
      return;
    }
    try {
      await this.ring();
      if (dice.chance(this.faults.doubleAlarms)) {
        await this.#world.while(5_000);
        await this.ring();
      }
    } catch {
      // It crashed meanwhile: an alarm comes at least once, unless it set a new one.
      if (this.disk.alarm === null) this.disk.alarm = this.#world.now + ALARM_RETRY;
    }
  }

  /** Runs something inside the object, through both gates. */
  async inside<T>(
    run: (object: DealObject, storage: DurableObjectStorage) => T | Promise<T>,
  ): Promise<T> {
    this.#instance ??= new Instance(this.#world, this.disk, this.#id, this.#kv);
    const instance = this.#instance;
    const work = new Promise<T>((resolve, reject) => {
      instance.let(() => {
        if (!instance.isAlive) return;
        Promise.resolve()
          .then(() => run(instance.object, instance.storage))
          .then(resolve, reject);
      });
    });
    work.catch(() => undefined);
    const answer = await Promise.race([work, instance.ended]);
    await Promise.race([this.disk.onDisk(), instance.ended]);
    return answer;
  }
}

/** All objects; made when they are first asked for, as on the platform. */
export class Objects {
  readonly #world: World;
  readonly #kv: Pick<KVNamespace, "put">;
  readonly #hosted = new Map<string, HostedObject>();

  constructor(world: World, kv: Pick<KVNamespace, "put">) {
    this.#world = world;
    this.#kv = kv;
  }

  of(code: GameCode): HostedObject {
    let object = this.#hosted.get(code);
    if (object === undefined) {
      object = new HostedObject(this.#world, code, this.#kv);
      this.#hosted.set(code, object);
    }
    return object;
  }

  get all(): readonly HostedObject[] {
    return [...this.#hosted.values()];
  }

  /** What a worker has as its binding. */
  get namespace(): Env["DEALS"] {
    const get = (id: DurableObjectId) => {
      const object = this.of(id.name as GameCode);
      const method =
        (name: Method) =>
        (...args: readonly unknown[]) =>
          object.call(name, args);
      const [save, replay, game, page] = METHODS.map(method);
      return { id, save, replay, game, page };
    };
    return { idFromName, get } as unknown as Env["DEALS"];
  }

  close(): void {
    for (const { disk } of this.all) disk.close();
  }
}

function idFromName(name: string): DurableObjectId {
  return { name, toString: () => name, equals: (other) => other.name === name };
}
