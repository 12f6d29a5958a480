// How hard a file of the app is compressed, once, and when: as the app is built, or beside the server what takes longer.

/** Two steps more take three times as long for all of the app, and gain one percent. */
const OF_MOST = 7;
/** Twenty times as long, for a file of long tables of words: a tenth less. */
const OF_TABLES = 11;

/** Whoever pastes a posting waits for what reads it, with the tables of all languages. */
const MATCHING = /(?:^|[\\/])match-worker[^\\/]*\.js$/;

/** Threads of pages with their tables, and what sets pages: nothing of it is needed for a first page, and it is most of the app. */
const LATER = /-worker[^\\/]*\.js$|\.(?:wasm|ttf|otf|vectors)$/;

export function brotliQuality(file: string): number {
	return MATCHING.test(file) ? OF_TABLES : OF_MOST;
}

/** Whether nobody who starts a server waits for it to be compressed. */
export function isCompressedLater(file: string): boolean {
	return LATER.test(file);
}
