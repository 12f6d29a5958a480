// The thread that holds the embedded engine: what is asked of it and what it answers, and why it ended.
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { Refusal } from "../../../domain/refusal.ts";
import { engineProgram } from "./engine-program.ts";

export type EngineStart = { folder: string; program: WebAssembly.Module };
/** `bytes` null closes the engine. */
export type EngineRequest = { id: number; bytes: Uint8Array | null };
/** The first one, with id 0, says that the engine is open. */
export type EngineReply = { id: number; bytes?: Uint8Array; error?: string };

export type EngineThread = {
	ask(bytes: Uint8Array | null): Promise<Uint8Array>;
	/** In milliseconds since it was started. */
	computedMs(): Promise<number>;
	/** Ends the thread; whoever waits for an answer is told why. */
	end(reason: Error): Promise<void>;
};

/** The thread died or the engine gave up inside; it must be started again. */
export class EngineBroke extends Error {
	readonly code = "57P02";
}

/** Answers once the engine in it is open. */
export async function startEngineThread(folder: string): Promise<EngineThread> {
	const program = await engineProgram();
	// Flags of this process, such as --eval, are not for the thread.
	const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), {
		workerData: { folder, program } satisfies EngineStart,
		execArgv: [],
	});
	const asked = new AskedOf(worker);
	const thread: EngineThread = {
		ask: (bytes) => asked.ask(bytes),
		async computedMs() {
			const { user, system } = await worker.cpuUsage();
			return (user + system) / 1000;
		},
		async end(reason) {
			asked.fail(reason);
			await worker.terminate();
		},
	};
	return new Promise((resolve, reject) => {
		const lose = (cause: unknown) => {
			reject(notStarted(folder, cause));
			asked.fail(new EngineBroke("The embedded database stopped.", { cause }));
		};
		worker.on("message", (reply: EngineReply) => {
			if (reply.id === 0) resolve(thread);
			else asked.answer(reply);
		});
		worker.on("error", lose);
		worker.on("exit", () =>
			lose(new Error("The thread of the embedded database ended.")),
		);
	});
}

/** What waits for an answer of the thread. */
class AskedOf {
	readonly #worker: Worker;
	readonly #waiting = new Map<
		number,
		{ resolve(bytes: Uint8Array): void; reject(error: Error): void }
	>();
	#lastId = 0;
	/** Why it answers no more. */
	#ended: Error | undefined;

	constructor(worker: Worker) {
		this.#worker = worker;
	}

	ask(bytes: Uint8Array | null): Promise<Uint8Array> {
		return new Promise((resolve, reject) => {
			if (this.#ended) return reject(this.#ended);
			this.#lastId += 1;
			this.#waiting.set(this.#lastId, { resolve, reject });
			this.#worker.postMessage({
				id: this.#lastId,
				bytes,
			} satisfies EngineRequest);
		});
	}

	answer({ id, bytes, error }: EngineReply): void {
		const asked = this.#waiting.get(id);
		this.#waiting.delete(id);
		if (error === undefined) asked?.resolve(bytes ?? new Uint8Array());
		else asked?.reject(new EngineBroke(error));
	}

	fail(reason: Error): void {
		this.#ended ??= reason;
		for (const { reject } of this.#waiting.values()) reject(this.#ended);
		this.#waiting.clear();
	}
}

function notStarted(folder: string, cause: unknown): Refusal {
	const place = dirname(folder);
	const message = isFull(place)
		? `The disk of the data folder ${place} is full. Free at least 100 MB there, or set ATTUNE_DATA to a folder on another disk.`
		: "The embedded database did not start. Check the free space and the rights of the data folder, or restore a backup.";
	return new Refusal("unavailable", message, { cause });
}

/** One segment of its log takes 16 MB. */
function isFull(place: string): boolean {
	const { bavail, bsize } = statfsSync(place);
	return bavail * bsize < 16e6;
}
