/** The outline of the crescent of the name, in a box of 24. */
export const MOON = "M15.8 2.6a10 10 0 1 0 5.8 14.2A8.6 8.6 0 0 1 15.8 2.6z";
