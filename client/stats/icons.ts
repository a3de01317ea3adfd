/** Icons of what is remembered, drawn in a box of 24. */
import type { IconShape } from "../ui/Icon";

export const STAR: IconShape = {
  path: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z",
};
export const CALENDAR: IconShape = { path: "M5 6h14v14H5zM5 10.5h14M9 3v4M15 3v4" };
export const CHART: IconShape = { path: "M4 20h16M7 16v-4M12 16V6M17 16v-7" };
