// Reading resumes in worker threads, with limits on size, time and memory: a hostile file ends its thread and nothing else.
import { Refusal } from "../../domain/refusal.ts";
import { createPool } from "../../threads/pool.ts";
import type { SharedTurns } from "../../threads/shared-turns.ts";
import type { Importer } from "../../world/importer.ts";
import type { Turn } from "../../world/turn.ts";
import type { ImportRequest, Read } from "./import-request.ts";

export type ImporterOptions = {
	/** With whose threads a person's turns are shared. Default: nobody's. */
	turns?: SharedTurns;
	/** Time for one file, from when a thread takes it. Default 10 seconds. */
	timeoutMs?: number;
	/** What a thread may hold, in its heap and beside it. Default 384 MiB. */
	memoryMb?: number;
};

/** The most an installation may allow; what it does allow is checked where files come in. */
const LARGEST = 100 * 1024 * 1024;
/** Files waiting at once; more would wait longer than anyone watches. */
const LONGEST_QUEUE = 50;

const TOO_LARGE =
	"The file is larger than 100 MB. Export it without pictures or in a smaller size and choose that file.";
const WORDS = {
	tooSlow:
		"Reading this file took too long and was stopped. Export it again from the program it was made with, or choose another format.",
	tooMuch:
		"Reading this file took too much memory and was stopped. Export it again from the program it was made with, or choose another format.",
	tooMany: "Too many files are being read right now. Try again in a minute.",
};

/** Starts nothing until the first file comes. */
export function createImporter({
	timeoutMs = 10_000,
	memoryMb = 384,
	turns,
}: ImporterOptions = {}): Importer {
	const pool = createPool<ImportRequest, Read>({
		program: new URL("./import-worker.ts", import.meta.url),
		timeoutMs,
		memoryMb,
		turns,
		longestQueue: LONGEST_QUEUE,
		refusedAs: "bad-input",
		words: WORDS,
	});
	const ask = (asked: ImportRequest, turn?: Turn): Promise<Read> =>
		asked.bytes.length > LARGEST
			? Promise.reject(new Refusal("bad-input", TOO_LARGE))
			: pool.run(asked, turn);
	return {
		async read(bytes, turn) {
			const read = await ask({ bytes, as: "resume" }, turn);
			if ("imported" in read) return read.imported;
			throw new Error("A resume was answered with a text.");
		},
		async readPosting(bytes, turn) {
			const read = await ask({ bytes, as: "posting" }, turn);
			if ("text" in read) return read.text;
			throw new Error("A posting was answered with a profile.");
		},
		close: pool.close,
	};
}
