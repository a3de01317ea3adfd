/** The icons of what more there is to a replay, drawn in a box of 24. */
import type { IconShape } from "../ui/Icon";

export const LINK: IconShape = {
  path: "M10 14a4 4 0 0 0 6 .4l3-3A4.2 4.2 0 0 0 13 5.5l-1.7 1.7M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.7-1.7",
};
export const EMBED: IconShape = { path: "M8 7l-5 5 5 5m8-10l5 5-5 5M13.5 5l-3 14" };
export const DOWNLOAD: IconShape = { path: "M12 3v12m0 0-4.5-4.5M12 15l4.5-4.5M5 20h14" };
export const COMPARE: IconShape = { path: "M4 8h15l-4-4m5 12H5l4 4" };
export const PICTURE: IconShape = { path: "M4 5h16v14H4zM10 9v6l5-3z" };
