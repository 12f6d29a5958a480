// How hard a file of the app is compressed, once: like most when the app is built, and beside the server what takes longer.

/** Two steps more take three times as long for all of the app, and gain one percent. */
export const OF_MOST = 7;
/** Twenty times as long, for a file of long tables of words: a tenth less. */
const OF_TABLES = 11;

/** Whoever pastes a posting waits for what reads it, with the tables of all languages. */
const MATCHING = /(?:^|[\\/])match-worker[^\\/]*\.js$/;

export function brotliQuality(file: string): number {
	return MATCHING.test(file) ? OF_TABLES : OF_MOST;
}
