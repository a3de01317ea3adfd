import type { ComponentChildren } from "preact";

/** A figure with its name, and a smaller word on it. */
export interface TileFacts {
  readonly name: string;
  readonly value: string;
  readonly more?: ComponentChildren;
}

/** Figures beside each other. */
export function Tiles({ tiles }: { tiles: readonly TileFacts[] }) {
  return (
    <dl class="tiles">
      {tiles.map(({ name, value, more }) => (
        <div key={name} class="tile">
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {more !== undefined && <span>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
