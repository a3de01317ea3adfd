/** The adviser of each table: made when it is first wanted, it lives as long as its table. */
import { computed } from "@preact/signals";
import { pace } from "../board/moving";
import type { Table } from "../play/table";
import { settings } from "../settings/current";
import { type Adviser, makeAdviser } from "./adviser";
import { ask } from "./solver";

/** The time of a play when the rest plays itself, in milliseconds at the usual pace. */
const PLAY_MS = 240;
const QUICK_MS = 60;

const advisers = new WeakMap<Table, Adviser>();
const watching = computed(() => settings.value.standing === "on");

export function adviserOf(table: Table): Adviser {
  const known = advisers.get(table);
  if (known !== undefined) return known;
  const adviser = makeAdviser({
    table,
    ask,
    watching,
    pace: () => Math.max(QUICK_MS, PLAY_MS * pace()),
  });
  advisers.set(table, adviser);
  return adviser;
}
