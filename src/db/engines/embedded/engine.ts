// The embedded engine as the main thread sees it: send bytes, get bytes. It restarts the engine when a statement takes too
// long (the engine hears no signals, so ending its thread is the only way to stop it) and when its thread failed by itself.
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { Refusal } from "../../../domain/refusal.ts";
import { engineProgram } from "./engine-program.ts";
import { EMBEDDED_OWNER, errorIn, queryMessage } from "./wire-format.ts";

export type EngineStart = { folder: string; program: WebAssembly.Module };
/** `bytes` null closes the engine. */
export type EngineRequest = { id: number; bytes: Uint8Array | null };
/** The first one, with id 0, says that the engine is open. */
export type EngineReply = { id: number; bytes?: Uint8Array; error?: string };

export type EmbeddedEngine = {
	/** Fails with code 57014 when the answer takes too long, with 57P02 when the engine broke; the next call finds it restarted. */
	send(bytes: Uint8Array): Promise<Uint8Array>;
	/** Runs statements that may take their time; the caller holds the only connection. */
	upkeep(...statements: string[]): Promise<void>;
	close(): Promise<void>;
};

type Thread = {
	ask(bytes: Uint8Array | null): Promise<Uint8Array>;
	/** In milliseconds since it was started. */
	computedMs(): Promise<number>;
	/** Ends the thread; whoever waits for an answer is told why. */
	end(reason: Error): Promise<void>;
};

/** How much longer than its computing time a statement may take: a machine that is busy with others gives it little of each second. */
const MOST_WAITING = 10;
/** A statement is timed from when this part of its time has passed: next to none takes as long. */
const UNTIMED = 1 / 10;

/**
 * Opens the folder in a thread. One process may do this at a time: see folder-lock.ts.
 * `statementTimeoutMs`: how long a statement may compute.
 */
export async function startEmbeddedEngine(
	folder: string,
	{ statementTimeoutMs = 30_000 } = {},
): Promise<EmbeddedEngine> {
	let current: Promise<Thread> | null = startThread(folder);
	await makeOwner(await current);

	async function running(): Promise<Thread> {
		current ??= startThread(folder);
		return current;
	}

	function replace(broken: Thread, reason: Error): void {
		const starting = broken.end(reason).then(() => startThread(folder));
		current = starting;
		starting.catch(() => {
			if (current === starting) current = null; // the next statement tries again and is told if it fails again
		});
	}

	return {
		async send(bytes) {
			const thread = await running();
			const stopWatching = watchTime(thread, statementTimeoutMs, () =>
				replace(thread, tookTooLong()),
			);
			try {
				return await thread.ask(bytes);
			} catch (error) {
				if (error instanceof EngineBroke) replace(thread, error);
				throw error;
			} finally {
				stopWatching();
			}
		},
		async upkeep(...statements) {
			const thread = await running();
			for (const statement of statements) await run(thread, statement);
		},
		async close() {
			const thread = await running();
			await thread.ask(null);
			await thread.end(new EngineBroke("The embedded database is closed."));
		},
	};
}

/** Tells once that what the thread does has computed for too long, or waited for a multiple of that. */
function watchTime(
	thread: Thread,
	limitMs: number,
	onTooLong: () => void,
): () => void {
	let timer: NodeJS.Timeout | undefined;
	const last = setTimeout(onTooLong, MOST_WAITING * limitMs);
	const lookIn = (ms: number, since?: number) => {
		timer = setTimeout(async () => {
			const computed = await thread.computedMs().catch(() => 0);
			if (!timer) return;
			const left = limitMs - (since === undefined ? 0 : computed - since);
			if (left > 0) lookIn(left, since ?? computed);
			else {
				stop();
				onTooLong();
			}
		}, ms);
	};
	const stop = () => {
		clearTimeout(last);
		clearTimeout(timer);
		timer = undefined;
	};
	lookIn(UNTIMED * limitMs);
	return stop;
}

/** The thread died or the engine gave up inside; it must be started again. */
class EngineBroke extends Error {
	readonly code = "57P02";
}

async function startThread(folder: string): Promise<Thread> {
	const program = await engineProgram();
	// Flags of this process, such as --eval, are not for the thread.
	const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), {
		workerData: { folder, program } satisfies EngineStart,
		execArgv: [],
	});
	const waiting = new Map<
		number,
		{ resolve(bytes: Uint8Array): void; reject(error: Error): void }
	>();
	let lastId = 0;
	let ended: Error | undefined;

	function fail(reason: Error): void {
		ended ??= reason;
		for (const { reject } of waiting.values()) reject(ended);
		waiting.clear();
	}

	const thread: Thread = {
		ask: (bytes) =>
			new Promise((resolve, reject) => {
				if (ended) return reject(ended);
				lastId += 1;
				waiting.set(lastId, { resolve, reject });
				worker.postMessage({ id: lastId, bytes } satisfies EngineRequest);
			}),
		async computedMs() {
			const { user, system } = await worker.cpuUsage();
			return (user + system) / 1000;
		},
		async end(reason) {
			fail(reason);
			await worker.terminate();
		},
	};

	return new Promise((resolve, reject) => {
		worker.on("message", ({ id, bytes, error }: EngineReply) => {
			if (id === 0) return resolve(thread);
			const asked = waiting.get(id);
			waiting.delete(id);
			if (error === undefined) asked?.resolve(bytes ?? new Uint8Array());
			else asked?.reject(new EngineBroke(error));
		});
		worker.on("error", (cause) => {
			reject(notStarted(folder, cause));
			fail(new EngineBroke("The embedded database stopped.", { cause }));
		});
		worker.on("exit", () => {
			reject(
				notStarted(
					folder,
					new Error("The thread of the embedded database ended."),
				),
			);
			fail(new EngineBroke("The embedded database stopped."));
		});
	});
}

// The engine's own superuser ignores row-level security, so everything is owned and asked by an ordinary role.
async function makeOwner(thread: Thread): Promise<void> {
	await run(
		thread,
		`do $$ begin
      if not exists (select from pg_roles where rolname = '${EMBEDDED_OWNER}') then
        create role ${EMBEDDED_OWNER} login createrole in role pg_maintain, pg_checkpoint;
        alter schema public owner to ${EMBEDDED_OWNER};
        execute format('grant create, temporary on database %I to ${EMBEDDED_OWNER}', current_database());
      end if;
    end $$`,
	);
}

async function run(thread: Thread, statement: string): Promise<void> {
	const message = errorIn(await thread.ask(queryMessage(statement)));
	if (message) throw new Error(message);
}

function tookTooLong(): Error {
	return Object.assign(
		new Error("The statement took too long and was stopped."),
		{ code: "57014" },
	);
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
