/** The viewer's signs, drawn in a box of 24 by 24 in the colour of the text. */
const PATHS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  previous: "M16 5l-9 7 9 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  share: "M12 15V3M7.5 7.5L12 3l4.5 4.5M8 11H5v10h14V11h-3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export type SignName = keyof typeof PATHS;
/** Time runs the way the text does, so these are mirrored from right to left. */
const DIRECTED: readonly SignName[] = ["first", "previous", "play", "next", "last"];

/** A sign without words; what holds it has the name. */
export function Sign({ name }: { name: SignName }) {
  const classes = DIRECTED.includes(name) ? `sign sign-${name} with-time` : `sign sign-${name}`;
  return (
    <svg class={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
