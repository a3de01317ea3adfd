/**
 * A golden game, by its number from 0, and a move that loses it: an exhaustive search of what can
 * follow says so. It is still won after `ply` actions, its last redeal long past.
 */
export const BLUNDER = { number: 17, ply: 134, action: "ln" } as const;
