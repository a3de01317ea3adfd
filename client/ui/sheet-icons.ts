/** The sheets' icons, drawn in a box of 24. */
import type { IconShape } from "./Icon";

export const DEAL: IconShape = {
  path: "M17 9V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h4m7-7v8m-4-4h8",
};
export const CODE: IconShape = {
  path: "M4 7V5a1 1 0 0 1 1-1h2m10 0h2a1 1 0 0 1 1 1v2m0 10v2a1 1 0 0 1-1 1h-2M7 20H5a1 1 0 0 1-1-1v-2m4-8v6m4-6v6m4-6v6",
};
export const SHARE: IconShape = {
  path: "M12 3v12m0-12L7.5 7.5M12 3l4.5 4.5M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7",
};
export const HELP: IconShape = {
  path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8m0 3v.1",
};
export const RESTART: IconShape = { path: "M5 4v5h5M5.3 9A8 8 0 1 1 4 13" };
export const SURVEY: IconShape = {
  path: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 20.5 20.5",
};
export const WORDS: IconShape = { path: "M5 6h14M5 10h14M5 14h14M5 18h8" };
export const CLOSE: IconShape = { path: "M6 6l12 12M18 6 6 18" };
export const HOME: IconShape = { path: "M4 11.5 12 4l8 7.5M6 10v10h12V10" };
export const NEXT: IconShape = { path: "M9 5l7 7-7 7", directed: true };
export const PREVIOUS: IconShape = { path: "M15 5l-7 7 7 7", directed: true };
export const WINS: IconShape = {
  path: "M8 4h8v6a4 4 0 0 1-8 0V4zM8 6H4.5c0 3 1.2 5 3.8 5.3M16 6h3.5c0 3-1.2 5-3.8 5.3M12 14v4m-4 2h8",
};
export const CHALLENGE: IconShape = {
  path: "M5 21V4m0 1c4-2.5 7 2.5 14 0v9c-7 2.5-10-2.5-14 0",
};
