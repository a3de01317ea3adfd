/** Width of the box in which every headdress is drawn: `viewBox="0 0 100 44"`. */
export const COURT_BOX_WIDTH = 100;

/** Height of the box in which every headdress is drawn; its lower edge sits on the suit. */
export const COURT_BOX_HEIGHT = 44;

/**
 * Own outlines of the headdress that a court card's suit wears, by rank: the Jack's feathered cap,
 * the Queen's pearled coronet, the King's crown. Fill rule nonzero.
 */
export const COURT_PATHS: Readonly<Record<11 | 12 | 13, string>> = {
  11: "M4 44c0-6 3-9 8-10 3-13 17-20 36-20 5 0 9 0 13 1C66 6 79 0 98 0c-2 16-8 27-17 32 3 1 5 2 8 2 5 1 7 4 7 10z",
  12: "M14 44 4 15a6 6 0 1 1 6-2q7 13 17 13 9-1 14-16a7 7 0 1 1 18 0q5 15 14 16 10 0 17-13a6 6 0 1 1 6 2L86 44z",
  13: "M12 44 2 6l25 19L50 0l23 25L98 6 88 44z",
};
