import type { TypstEngine } from "../../documents/typesetting/engine.ts";
import { Refusal } from "../../domain/refusal.ts";
import { createPool, type PoolOptions } from "../../threads/pool.ts";
import type { SharedTurns } from "../../threads/shared-turns.ts";
import type { Turn } from "../../world/turn.ts";
import type { Typesetter } from "../../world/typesetter.ts";
import { type EngineKind, engineInForce, startTypst } from "./typst-engine.ts";
import { drawnAs, type TypstResult, type TypstTask } from "./typst-tasks.ts";

export type TypesetterOptions = {
	/** With whose threads a person's turns are shared. Default: nobody's. */
	turns?: SharedTurns;
	/** Worker threads at most, each started when all others are busy; 0 draws in the calling thread, for a command line. Default 2. */
	threads?: number;
	/** Time for one document, from when a thread takes it. Default 10 seconds for the native engine, 40 for WebAssembly. */
	timeoutMs?: number;
};

const TIMEOUT_MS: Record<EngineKind, number> = {
	native: 10_000,
	wasm: 40_000,
};
/** Documents waiting at once; more would wait longer than anyone watches. */
const LONGEST_QUEUE = 200;
/** Characters of a document. Typst takes about a second for a million and its memory grows with them. */
const LARGEST_DOC = 1_000_000;
/**
 * What a thread may hold. A native Typst holds its own beside this; WebAssembly counts with all it has, 150 MB of it for code
 * and fonts and 2.4 MB for each document drawn, until the thread holds half of this and is followed by a new one.
 */
const MEMORY_MB: Record<EngineKind, number> = { native: 256, wasm: 640 };

const TOO_LARGE =
	"This document is too long for a PDF. Shorten it, or save it as HTML or text.";
const WORDS = {
	tooSlow:
		"Making the PDF took too long and was stopped. Try again, or shorten the document.",
	tooMuch:
		"Making the PDF took too much memory and was stopped. Shorten the document.",
	tooMany:
		"Too many documents are being made right now. Try again in a minute.",
};

/** Starts nothing until the first document is asked for. */
export function createTypesetter({
	threads = 2,
	timeoutMs = TIMEOUT_MS[engineInForce()],
	turns,
}: TypesetterOptions = {}): Typesetter {
	const drawing =
		threads === 0 ? inThread() : inWorkers({ threads, timeoutMs, turns });
	const draw = async (task: TypstTask, turn?: Turn): Promise<TypstResult> => {
		if (JSON.stringify(task.doc).length > LARGEST_DOC)
			throw new Refusal("bad-input", TOO_LARGE);
		return drawing.run(task, turn);
	};
	return {
		async typeset(doc, turn) {
			const drawn = await draw({ doc, as: "pdf" }, turn);
			if ("typeset" in drawn) return drawn.typeset;
			throw new Error("A document was answered with a picture.");
		},
		async picture(doc, turn) {
			const drawn = await draw({ doc, as: "picture" }, turn);
			if ("picture" in drawn) return drawn.picture;
			throw new Error("A picture was answered with a document.");
		},
		async measure(doc, turn) {
			const drawn = await draw({ doc, as: "length" }, turn);
			if ("length" in drawn) return drawn.length;
			throw new Error("A length was answered with a document.");
		},
		close: drawing.close,
	};
}

type Drawing = {
	run(task: TypstTask, turn?: Turn): Promise<TypstResult>;
	close(): Promise<void>;
};

function inThread(): Drawing {
	let engine: Promise<TypstEngine> | undefined;
	return {
		async run({ doc, as }) {
			engine ??= startTypst();
			return drawnAs({ doc, as }, await engine);
		},
		close: async () => {},
	};
}

type Workers = Pick<PoolOptions, "threads" | "timeoutMs" | "turns">;

function inWorkers({ threads = 2, timeoutMs, turns }: Workers): Drawing {
	return createPool<TypstTask, TypstResult>({
		program: new URL("./typst-worker.ts", import.meta.url),
		threads,
		timeoutMs,
		turns,
		memoryMb: MEMORY_MB[engineInForce()],
		longestQueue: LONGEST_QUEUE,
		refusedAs: "unavailable",
		words: WORDS,
	});
}
