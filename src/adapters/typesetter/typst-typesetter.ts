// Typesetting with Typst, which blocks the thread it runs in: in a server in a worker thread, one document after the other,
// with a limit on time, size and queue; in a command that draws one or two documents, in the thread itself.
import { availableParallelism } from "node:os";
import { SHARE_ENV, Worker } from "node:worker_threads";
import type { Doc } from "../../documents/doc.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Typesetter } from "../../world.ts";
import { type Engine, startEngine } from "./typst-engine.ts";
import type { Reply, Task } from "./typst-worker.ts";

export type TypesetterOptions = {
	/**
	 * Worker threads at most, each started when all others are busy; 0 draws in the calling thread, for a command line.
	 * Default 2, or 1 on a machine with one processor.
	 */
	threads?: number;
	/** Time for one document, from when a thread takes it. Default 10 seconds. */
	timeoutMs?: number;
};

/** Documents waiting at once; more would wait longer than anyone watches. */
const LONGEST_QUEUE = 200;
/** Characters of a document. Typst takes about a second for a million and its memory grows with them. */
const LARGEST_DOC = 1_000_000;

const TOO_LARGE =
	"This document is too long to be set as PDF. Shorten it, or save it as HTML or text.";
const TOO_MANY =
	"Too many documents are being made right now. Try again in a minute.";
const TOO_SLOW =
	"Making the PDF took too long and was stopped. Try again, or shorten the document.";
const CLOSED = "The server is shutting down. Try again in a minute.";

/** Starts nothing until the first document is asked for. */
export function createTypesetter({
	threads = Math.min(2, availableParallelism()),
	timeoutMs = 10_000,
}: TypesetterOptions = {}): Typesetter {
	const hands = threads === 0 ? inThread() : inWorkers(threads, timeoutMs);
	const small = (doc: Doc): Doc => {
		if (JSON.stringify(doc).length > LARGEST_DOC)
			throw new Refusal("bad-input", TOO_LARGE);
		return doc;
	};
	return {
		async typeset(doc) {
			const reply = await hands.work({ doc: small(doc), as: "pdf" });
			return answered("typeset" in reply && reply.typeset, reply);
		},
		async picture(doc) {
			const reply = await hands.work({ doc: small(doc), as: "picture" });
			return answered("picture" in reply && reply.picture, reply);
		},
		close: hands.close,
	};
}

/** What was asked for, or why there is none. */
function answered<T>(answer: T | false, reply: Reply): T {
	if (answer !== false) return answer;
	if ("refused" in reply) throw new Refusal("unavailable", reply.refused);
	throw new Error(
		"broken" in reply ? reply.broken : "Something else was drawn",
	);
}

type Hands = { work(task: Task): Promise<Reply>; close(): Promise<void> };

function inThread(): Hands {
	let engine: Promise<Engine> | undefined;
	return {
		async work({ doc, as }) {
			engine ??= startEngine();
			return as === "pdf"
				? { typeset: (await engine).render(doc) }
				: { picture: (await engine).picture(doc) };
		},
		close: async () => {},
	};
}

type Waiting = {
	task: Task;
	resolve(reply: Reply): void;
	reject(error: Error): void;
};
type Seat = {
	worker: Worker | undefined;
	waiting: Waiting | undefined;
	timer: NodeJS.Timeout | undefined;
};

function inWorkers(threads: number, timeoutMs: number): Hands {
	const seats: Seat[] = Array.from({ length: threads }, () => ({
		worker: undefined,
		waiting: undefined,
		timer: undefined,
	}));
	const queue: Waiting[] = [];
	let closed = false;

	function next(): void {
		const seat = seats.find(({ waiting }) => !waiting);
		const waiting = seat && queue.shift();
		if (!seat || !waiting) return;
		seat.waiting = waiting;
		seat.worker ??= hire(seat);
		seat.worker.ref();
		seat.timer = setTimeout(
			() => dismiss(seat, new Refusal("unavailable", TOO_SLOW)),
			timeoutMs,
		);
		seat.worker.postMessage(waiting.task);
	}

	function hire(seat: Seat): Worker {
		// The engine sets FONTCONFIG_FILE, which the fonts' native code reads from the process and not from a copy.
		const worker = new Worker(new URL("./typst-worker.ts", import.meta.url), {
			env: SHARE_ENV,
		});
		worker.on("message", (reply: Reply) => finish(seat, reply));
		worker.on("error", (cause) => {
			if (seat.worker === worker)
				dismiss(seat, new Error("The typesetting thread failed", { cause }));
		});
		return worker;
	}

	function finish(seat: Seat, reply: Reply): void {
		const waiting = release(seat);
		// An idle thread must not keep the process alive.
		seat.worker?.unref();
		waiting?.resolve(reply);
		next();
	}

	/** A thread that hangs or died cannot be used again; the next document gets a new one. */
	function dismiss(seat: Seat, error: Error): void {
		void seat.worker?.terminate();
		seat.worker = undefined;
		release(seat)?.reject(error);
		next();
	}

	function release(seat: Seat): Waiting | undefined {
		clearTimeout(seat.timer);
		const { waiting } = seat;
		seat.waiting = undefined;
		return waiting;
	}

	return {
		work(task) {
			if (closed) return Promise.reject(new Refusal("unavailable", CLOSED));
			if (queue.length >= LONGEST_QUEUE)
				return Promise.reject(new Refusal("unavailable", TOO_MANY));
			return new Promise((resolve, reject) => {
				queue.push({ task, resolve, reject });
				next();
			});
		},
		async close() {
			closed = true;
			for (const waiting of queue.splice(0))
				waiting.reject(new Refusal("unavailable", CLOSED));
			const workers = seats.map(({ worker }) => worker?.terminate());
			for (const seat of seats) {
				seat.worker = undefined;
				release(seat)?.reject(new Refusal("unavailable", CLOSED));
			}
			await Promise.all(workers);
		},
	};
}
