/**
 * A Durable Object's storage over a real SQLite, with what the platform promises and no more:
 * writes without an await between them are one group; a group is on disk only some time later; a
 * crash loses the groups that are not, from some group on, and with them their alarm.
 */
import { Database, type Statement } from "node-sqlite3-wasm";
import type { World } from "./world";

/** The longest that a group takes to be on disk, in ms. */
const DISK = 20;

interface Group {
  /** The alarm before the group. */
  readonly alarm: number | null;
}

type Row = Record<string, SqlStorageValue>;

/** What outlives an object's instances. */
export class Disk {
  readonly #world: World;
  readonly #database = new Database();
  readonly #statements = new Map<string, Statement>();
  #alarm: number | null = null;
  #groups: Group[] = [];
  #groupIsOpen = false;
  #waiting: (() => void)[] = [];
  /** Told of each change of the alarm. */
  onAlarm: (at: number | null) => void = () => undefined;

  constructor(world: World) {
    this.#world = world;
  }

  get alarm(): number | null {
    return this.#alarm;
  }

  set alarm(at: number | null) {
    this.#write();
    this.#alarm = at;
    this.onAlarm(at);
  }

  all(query: string, values: readonly SqlStorageValue[] = []): Row[] {
    if (!/^\s*SELECT/i.test(query)) this.#write();
    try {
      return this.#prepared(query).all([...values] as (string | number | null)[]) as Row[];
    } catch (error) {
      // A statement that failed is of no use any more; the library has ended it.
      this.#statements.delete(query);
      throw new Error((error as Error).message);
    }
  }

  transaction<T>(run: () => T): T {
    this.#write();
    this.#database.exec("SAVEPOINT step");
    try {
      const result = run();
      this.#database.exec("RELEASE step");
      return result;
    } catch (error) {
      this.#database.exec("ROLLBACK TO step; RELEASE step");
      throw error;
    }
  }

  /** Ends when all that was written so far is on disk; never after a crash. */
  onDisk(): Promise<void> {
    if (this.#groups.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Loses what chance will have of that which is not yet on disk. */
  crash(): void {
    const { dice } = this.#world;
    const kept = dice.below(this.#groups.length + 1);
    const lost = this.#groups[kept];
    if (lost !== undefined) {
      this.#database.exec(`ROLLBACK TO group${kept}`);
      this.#alarm = lost.alarm;
    }
    this.#commit();
    this.#waiting = [];
    this.onAlarm(this.#alarm);
  }

  close(): void {
    for (const statement of this.#statements.values()) statement.finalize();
    this.#database.close();
  }

  #prepared(query: string): Statement {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      statement = this.#database.prepare(query);
      this.#statements.set(query, statement);
    }
    return statement;
  }

  #write(): void {
    if (this.#groupIsOpen) return;
    this.#groupIsOpen = true;
    queueMicrotask(() => {
      this.#groupIsOpen = false;
    });
    this.#database.exec(`SAVEPOINT group${this.#groups.length}`);
    this.#groups.push({ alarm: this.#alarm });
    if (this.#groups.length > 1) return;
    this.#world.after(this.#world.dice.below(DISK + 1), () => {
      this.#commit();
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  #commit(): void {
    if (this.#groups.length > 0) this.#database.exec("RELEASE group0");
    this.#groups = [];
  }
}
