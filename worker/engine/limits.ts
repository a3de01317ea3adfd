/** The bounds of a replay, apart from what reads one. FROZEN: source spec/formats.md, "Replay". */

/** How many actions a replay has at most. */
export const MAX_ACTIONS = 4096;
/** How many characters a replay's actions have at most. */
export const MAX_ACTIONS_LENGTH = 2 * MAX_ACTIONS;
/** The longest time that a player may report, in seconds: 30 days. */
export const MAX_SECONDS = 30 * 24 * 60 * 60;
/** A replay id: ten characters of lower-case base32. */
export const REPLAY_ID = /^[a-z2-7]{10}$/;
