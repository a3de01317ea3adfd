/** The icons' outlines, drawn in a box of 24. */
const PATHS = {
  undo: "M8 4.5 3.5 9 8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H8.5",
  redo: "M16 4.5 20.5 9 16 13.5M20 9H9.5a5.5 5.5 0 0 0 0 11h6",
  redeal: "M4 11a8 8 0 0 1 14-4.5L20 9m0-5v5h-5M20 13a8 8 0 0 1-14 4.5L4 15m0 5v-5h5",
  peek: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10-2.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  deal: "M17 9V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h4m7-7v8m-4-4h8",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  code: "M4 7V5a1 1 0 0 1 1-1h2m10 0h2a1 1 0 0 1 1 1v2m0 10v2a1 1 0 0 1-1 1h-2M7 20H5a1 1 0 0 1-1-1v-2m4-8v6m4-6v6m4-6v6",
  share: "M12 3v12m0-12L7.5 7.5M12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8m0 3v.1",
  restart: "M5 4v5h5M5.3 9A8 8 0 1 1 4 13",
  rules:
    "M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zm0 0v14",
  close: "M6 6l12 12M18 6 6 18",
  home: "M4 11.5 12 4l8 7.5M6 10v10h12V10",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
} as const;

export type IconName = keyof typeof PATHS;
/** These point along the reading direction and turn with it. */
const DIRECTED: readonly IconName[] = ["undo", "redo", "next", "previous"];

/** An icon in the text's colour; it says nothing, its button does. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={DIRECTED.includes(name) ? "icon directed" : "icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The crescent of the name. */
export function Moon() {
  return (
    <svg class="moon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15.8 2.6a10 10 0 1 0 5.8 14.2A8.6 8.6 0 0 1 15.8 2.6z" />
    </svg>
  );
}
