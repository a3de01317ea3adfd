/** The first screens' icons, drawn in a box of 24. */
import type { IconShape } from "./Icon";

export const UNDO: IconShape = {
  path: "M8 4.5 3.5 9 8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H8.5",
  directed: true,
};
export const REDO: IconShape = {
  path: "M16 4.5 20.5 9 16 13.5M20 9H9.5a5.5 5.5 0 0 0 0 11h6",
  directed: true,
};
export const REDEAL: IconShape = {
  path: "M4 11a8 8 0 0 1 14-4.5L20 9m0-5v5h-5M20 13a8 8 0 0 1-14 4.5L4 15m0 5v-5h5",
};
export const PEEK: IconShape = {
  path: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10-2.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
};
export const HINT: IconShape = {
  path: "M9 17.5h6m-5 3h4M9 17c0-2.5-3-4-3-7.5a6 6 0 0 1 12 0c0 3.5-3 5-3 7.5",
};
export const MENU: IconShape = { path: "M4 6.5h16M4 12h16M4 17.5h16" };
export const RULES: IconShape = {
  path: "M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zm0 0v14",
};
export const SETTINGS: IconShape = {
  path: "M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4",
};
