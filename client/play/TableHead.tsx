import type { ComponentChildren } from "preact";
import { pathTo } from "../language";
import { settings } from "../settings/current";
import type { Target } from "../share/challenge";
import { useTexts } from "../texts";
import { Moon } from "../ui/Icon";
import type { Table } from "./table";

interface TableHeadProps {
  readonly table: Table;
  readonly target: Target | null;
  /** The day whose daily deal it is or was, `2026-11-30`; else null. */
  readonly daily: string | null;
  readonly children?: ComponentChildren;
}

/** The way home, the code and its day, the moves with those to beat in a challenge, the time. */
export function TableHead({ table, target, daily, children }: TableHeadProps) {
  const words = useTexts().play;
  return (
    <header class="table-head">
      <a class="brand" href={pathTo("/")} aria-label={words.table.home}>
        <Moon />
      </a>
      <h1 dir="ltr">
        {table.code}
        {daily !== null && (
          <time class="deal-day" dir="auto" dateTime={daily}>
            {words.table.date(Date.parse(daily))}
          </time>
        )}
      </h1>
      {children}
      <dl class="figures">
        <div>
          <dt>{words.table.moves}</dt>
          <dd>
            {table.game.value.moves}
            {target !== null && <span class="target">&thinsp;/&thinsp;{target.moves}</span>}
          </dd>
        </div>
        {settings.value.clock === "on" && (
          <div>
            <dt>{words.table.time}</dt>
            <dd>
              <Time table={table} />
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** Apart, so that a second more draws nothing else. */
function Time({ table }: { table: Table }) {
  return <time>{clockText(table.seconds.value)}</time>;
}

/** A time in whole seconds as `m:ss` or `h:mm:ss`. */
export function clockText(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
