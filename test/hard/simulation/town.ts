/**
 * The service and its people: who sends a win remembers what was acknowledged, who reads compares
 * with that, and in the end everything is compared.
 */
import { askObject } from "../../../worker/store/ask-object";
import type { Saved } from "../../../worker/store/deal-object";
import { readGame, readReplay } from "../../../worker/store/read";
import type { StoredGame, StoredReplay } from "../../../worker/store/stored";
import { PLACES, WorldKv } from "./kv";
import { Objects } from "./objects";
import type { KnownWin } from "./wins";
import { World } from "./world";

/** An acknowledged win. */
interface Kept {
  readonly replay: StoredReplay;
  /** When it was first sent and when that was first acknowledged, in ms since 1970. */
  readonly sentAt: number;
  readonly keptAt: number;
}

export class Town {
  readonly world: World;
  readonly kv: WorldKv;
  readonly objects: Objects;
  readonly kept = new Map<string, Kept>();
  /** How many wins were acknowledged as new, and how many reads found what they should. */
  created = 0;
  found = 0;
  /** How many asked in vain and were told so. */
  unavailable = 0;
  readonly #sent = new Map<string, number>();
  readonly #createdIds = new Set<string>();

  constructor(seed: number) {
    this.world = new World(seed);
    this.kv = new WorldKv(this.world);
    this.objects = new Objects(this.world, this.kv);
  }

  /** Sends a win as a player's browser does, until it is acknowledged or the tries are used up. */
  async send(win: KnownWin, tries: number): Promise<boolean> {
    const { code, id, actions } = win;
    if (!this.#sent.has(id)) this.#sent.set(id, this.world.now);
    const seconds = this.world.dice.below(1000);
    for (let n = 0; n < tries; n++) {
      const asked = await askObject<Saved>(this.#envAt(0), code, (object) =>
        object.save(code, actions, seconds),
      );
      if (asked.ok) {
        this.#acknowledged(win, asked.answer);
        return true;
      }
      this.unavailable++;
      await this.world.while(3_000);
    }
    return false;
  }

  /**
   * Reads a replay at a place; what was acknowledged before must be there, whatever KV
   * says. Whether it was found.
   */
  async read({ code, id }: KnownWin, place = this.#anyPlace()): Promise<boolean> {
    const known = this.kept.get(id);
    const found = await readReplay(this.#envAt(place), code, id);
    if (found.is === "unavailable") this.unavailable++;
    if (found.is === "missing") check(known === undefined, `${id} was acknowledged and is missing`);
    if (found.is !== "found") return false;
    if (known !== undefined) same(found.value, known.replay, `replay ${id}`);
    this.found++;
    return true;
  }

  /** Reads a deal's best games at a place: they may be old, never wrong. */
  async readGame({ code }: KnownWin, place = this.#anyPlace()): Promise<void> {
    const found = await readGame(this.#envAt(place), code);
    if (found.is === "unavailable") this.unavailable++;
    else checkOrder(found.value);
  }

  /** A crash of every object that is in memory. */
  crash(): void {
    for (const object of this.objects.all) object.crash();
  }

  /**
   * The end: nothing fails any more, and all must come right; objects whose alarms never came need
   * to be woken for that, the others don't.
   */
  async settle(): Promise<void> {
    await this.world.pass();
    this.crash();
    for (const object of this.objects.all) {
      if (object.lostAlarms > 0) await this.world.settled(object.call("replay", ["", ""]));
    }
    await this.world.pass();
    for (const { disk, thrown } of this.objects.all) {
      same(thrown, [], "what alarms threw");
      same(disk.alarm, null, "an alarm that is left");
      const tables = disk.all("SELECT name FROM sqlite_schema WHERE name = 'outbox'");
      if (tables.length > 0) same(disk.all("SELECT key FROM outbox"), [], "what is unpublished");
    }
    for (const code of new Set([...this.kept.values()].map(({ replay }) => replay.code))) {
      const call = this.objects.of(code).call("game", [code]);
      this.#checkDeal((await this.world.settled(call)) as StoredGame);
    }
    for (const [id, { replay }] of this.kept) {
      same(this.kv.value(`${replay.code}/${id}`), replay, `published ${id}`);
    }
  }

  #acknowledged({ code, id, actions, moves, redeals }: KnownWin, saved: Saved): void {
    if (!saved.ok) throw new Error(`${id} was refused`);
    const { replay } = saved;
    const { seconds, wonAt } = replay;
    same(replay, { code, id, actions, moves, redeals, seconds, wonAt }, `acknowledged ${id}`);
    if (saved.created) {
      check(!this.#createdIds.has(id), `${id} was new twice`);
      this.#createdIds.add(id);
      this.created++;
    }
    const known = this.kept.get(id);
    if (known === undefined) {
      const sentAt = this.#sent.get(id) as number;
      this.kept.set(id, { replay, sentAt, keptAt: this.world.now });
    } else {
      same(replay, known.replay, `${id} when it was sent again`);
    }
  }

  #checkDeal(game: StoredGame): void {
    const { code } = game;
    const rows = this.objects.of(code).disk;
    const kept = [...this.kept.values()].filter(({ replay }) => replay.code === code);
    const ids = new Set(
      game.wins === 0 ? [] : rows.all("SELECT id FROM replays").map(({ id }) => String(id)),
    );
    same(ids.size, game.wins, "the count of wins");
    for (const { replay } of kept) check(ids.has(replay.id), `${replay.id} is lost`);
    for (const id of ids) check(this.#sent.has(id), `${id} was never sent`);
    checkOrder(game);
    same(this.kv.value(code), game.wins === 0 ? undefined : game, "the published deal");
    const rank = new Map(game.best.map(({ id }, n) => [id, n]));
    for (const a of kept) {
      for (const b of kept) {
        const earlier = a.keptAt < b.sentAt || better(a.replay, b.replay);
        if (better(b.replay, a.replay) || !earlier) continue;
        const [first, second] = [rank.get(a.replay.id), rank.get(b.replay.id)];
        if (first === undefined || second === undefined) continue;
        check(first < second, `${a.replay.id} before ${b.replay.id}`);
      }
    }
  }

  #anyPlace(): number {
    return this.world.dice.below(PLACES);
  }

  #envAt(place: number): Parameters<typeof readGame>[0] {
    const GAMES = this.kv.at(place) as KVNamespace;
    return { GAMES, DEALS: this.objects.namespace };
  }
}

type Merits = Pick<StoredReplay, "moves" | "redeals">;

/** Whether a game is better than another by its moves and redeals alone. */
function better(a: Merits, b: Merits): boolean {
  return a.moves < b.moves || (a.moves === b.moves && a.redeals < b.redeals);
}

function checkOrder({ code, best, wins }: StoredGame): void {
  same(best.length, Math.min(wins, 100), `the best of ${code}`);
  for (const [n, game] of best.slice(1).entries()) {
    const before = best[n] as (typeof best)[number];
    check(!better(game, before), `${before.id} before ${game.id}`);
    const tie = game.moves === before.moves && game.redeals === before.redeals;
    check(!tie || game.wonAt >= before.wonAt, `${before.id} before the later ${game.id}`);
  }
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold: ${what}`);
}

function same(a: unknown, b: unknown, what: string): void {
  const [left, right] = [canonical(a), canonical(b)];
  if (left !== right) throw new Error(`${what}: ${left} is not ${right}`);
}

/** JSON with the members in the order of their names. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, member) =>
      member !== null && typeof member === "object" && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? "undefined"
  );
}
