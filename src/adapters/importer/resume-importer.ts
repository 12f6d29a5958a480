// Reading resumes in a worker thread, with limits on size, time and memory: a hostile file ends its thread and nothing else.
import { Worker } from "node:worker_threads";
import { Refusal } from "../../domain/refusal.ts";
import type { Importer } from "../../world.ts";
import type { Asked, Reply } from "./import-worker.ts";

export type ImporterOptions = {
	/** Time for one file, from when the thread takes it. Default 10 seconds. */
	timeoutMs?: number;
	/** What a thread may hold, in its heap and beside it. Default 384 MiB. */
	memoryMb?: number;
};

/** The most an installation may allow; what it does allow is checked where files come in. */
const LARGEST = 100 * 1024 * 1024;
/** Files waiting at once; more would wait longer than anyone watches. */
const LONGEST_QUEUE = 50;
const WATCH_MS = 100;

const TOO_LARGE =
	"The file is larger than 100 MB. Export it without pictures or in a smaller size and choose that file.";
const TOO_SLOW =
	"Reading this file took too long and was stopped. Export it again from the program it was made with, or choose another format.";
const TOO_MUCH =
	"Reading this file took too much memory and was stopped. Export it again from the program it was made with, or choose another format.";
const TOO_MANY =
	"Too many files are being read right now. Try again in a minute.";
const CLOSED = "The server is shutting down. Try again in a minute.";

type Task = {
	asked: Asked;
	resolve(read: Exclude<Reply, { refused: string } | { broken: string }>): void;
	reject(error: Error): void;
};

/** Starts nothing until the first file comes. */
export function createImporter({
	timeoutMs = 10_000,
	memoryMb = 384,
}: ImporterOptions = {}): Importer {
	const queue: Task[] = [];
	let worker: Worker | undefined;
	let task: Task | undefined;
	let timers: NodeJS.Timeout[] = [];
	let closed = false;

	function next(): void {
		if (task) return;
		task = queue.shift();
		if (!task) return;
		worker ??= hire();
		worker.ref();
		const busy = worker;
		timers = [
			setTimeout(
				() => dismiss(busy, new Refusal("bad-input", TOO_SLOW)),
				timeoutMs,
			),
			setInterval(() => void watch(busy), WATCH_MS),
		];
		worker.postMessage(task.asked);
	}

	function hire(): Worker {
		const hired = new Worker(new URL("./import-worker.ts", import.meta.url), {
			resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 },
		});
		hired.on("message", (reply: Reply) => finish(hired, reply));
		hired.on("error", (cause: NodeJS.ErrnoException) => {
			const isMemory = cause.code === "ERR_WORKER_OUT_OF_MEMORY";
			dismiss(
				hired,
				isMemory
					? new Refusal("bad-input", TOO_MUCH, { cause })
					: new Error("The importing thread failed", { cause }),
			);
		});
		return hired;
	}

	/** What a file unpacks to lies beside the heap, where no limit of the thread's own counts it. */
	async function watch(busy: Worker): Promise<void> {
		const { total_heap_size, external_memory } = await busy
			.getHeapStatistics()
			.catch(() => ({ total_heap_size: 0, external_memory: 0 }));
		if (total_heap_size + external_memory > memoryMb * 2 ** 20 && task)
			dismiss(busy, new Refusal("bad-input", TOO_MUCH));
	}

	function finish(from: Worker, reply: Reply): void {
		if (from !== worker) return;
		const done = release();
		// An idle thread must not keep the process alive.
		worker?.unref();
		if ("imported" in reply || "text" in reply) done?.resolve(reply);
		else
			done?.reject(
				"refused" in reply
					? new Refusal("bad-input", reply.refused)
					: new Error(reply.broken),
			);
		next();
	}

	/** A thread that hangs or died cannot be used again; the next file gets a new one. */
	function dismiss(busy: Worker, error: Error): void {
		if (busy !== worker) return;
		void busy.terminate();
		worker = undefined;
		release()?.reject(error);
		next();
	}

	function release(): Task | undefined {
		for (const timer of timers) clearInterval(timer);
		const done = task;
		task = undefined;
		return done;
	}

	function ask(asked: Asked): ReturnType<typeof asPromised> {
		if (asked.bytes.length > LARGEST)
			return Promise.reject(new Refusal("bad-input", TOO_LARGE));
		if (closed) return Promise.reject(new Refusal("unavailable", CLOSED));
		if (queue.length >= LONGEST_QUEUE)
			return Promise.reject(new Refusal("unavailable", TOO_MANY));
		return asPromised(asked);
	}

	function asPromised(asked: Asked) {
		return new Promise<Parameters<Task["resolve"]>[0]>((resolve, reject) => {
			queue.push({ asked, resolve, reject });
			next();
		});
	}

	return {
		async read(bytes) {
			const reply = await ask({ bytes, as: "resume" });
			if ("imported" in reply) return reply.imported;
			throw new Error("A resume was answered with a text.");
		},
		async readPosting(bytes) {
			const reply = await ask({ bytes, as: "posting" });
			if ("text" in reply) return reply.text;
			throw new Error("A posting was answered with a profile.");
		},
		async close() {
			closed = true;
			for (const { reject } of queue.splice(0))
				reject(new Refusal("unavailable", CLOSED));
			const busy = worker;
			worker = undefined;
			release()?.reject(new Refusal("unavailable", CLOSED));
			await busy?.terminate();
		},
	};
}
