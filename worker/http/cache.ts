/** `Cache-Control` values; errors are `no-store` (problem.ts). Ages are seconds. */

/** What a code alone decides, such as its deal: it never changes, so a year. */
export const FOREVER = "public, max-age=31536000, immutable";
/** A replay that was found: it never changes either, but its owner may ask for it to go: a week. */
export const FOUND_REPLAY = "public, max-age=604800, immutable";
/** A deal's finished games: they grow. */
export const FINISHED_GAMES = "public, max-age=15, stale-while-revalidate=60";
/** The way from another spelling of a code to the canonical one: a day. */
export const SPELLING = "public, max-age=86400";
