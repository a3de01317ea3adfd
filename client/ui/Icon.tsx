import { MOON } from "../art/moon";

/** An icon's outline in a box of 24. */
export interface IconShape {
  readonly path: string;
  /** It points along the reading direction, and turns with it. */
  readonly directed?: boolean;
}

/** An icon in the text's colour; it says nothing, its button does. */
export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg class={shape.directed ? "icon directed" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.path} />
    </svg>
  );
}

/** The crescent of the name. */
export function Moon() {
  return (
    <svg class="moon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MOON} />
    </svg>
  );
}
