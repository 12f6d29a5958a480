// The embedded engine as the main thread sees it: send bytes, get bytes. It restarts the engine when a statement takes too
// long (the engine hears no signals, so ending its thread is the only way to stop it) or when its thread dies.
import { Worker } from "node:worker_threads";
import { Refusal } from "../../domain/refusal.ts";
import { EMBEDDED_OWNER, queryMessage } from "./wire-stream.ts";

/** A folder on the disk, a stored image taken into memory, or an empty database in memory. */
export type EngineSource =
	| { folder: string }
	| { image: string }
	| { empty: true };
type EngineAsk =
	| { verb: "send"; bytes: Uint8Array }
	| { verb: "close" }
	| { verb: "image" };
export type EngineRequest = EngineAsk & { id: number };
type EngineReply = { id: number; bytes?: Uint8Array; error?: string };

export type Engine = {
	send(bytes: Uint8Array, options?: { timeoutMs: number }): Promise<Uint8Array>;
	/** Runs statements as the engine's superuser, outside of any transaction; the caller holds the only connection. */
	runAsSuperuser(statements: string[]): Promise<void>;
	/** The whole database as one tar file. */
	image(): Promise<Uint8Array>;
	close(): Promise<void>;
};

type Thread = {
	worker: Worker;
	ask(request: EngineAsk): Promise<Uint8Array>;
	fail(error: Error): void;
};

const STATEMENT_TIMEOUT_MS = 30_000;

export async function startEngine(source: EngineSource): Promise<Engine> {
	let current = startThread(source);
	const thread = await current;
	if (!("image" in source)) await makeOwner(thread);

	function restart(stuck: Thread, reason: Error): void {
		current = stuck.worker.terminate().then(() => startThread(source));
		current.catch(() => undefined); // whoever sends next is told
		stuck.fail(reason);
	}

	async function send(
		bytes: Uint8Array,
		{ timeoutMs } = { timeoutMs: STATEMENT_TIMEOUT_MS },
	): Promise<Uint8Array> {
		const asked = await current;
		const timer = setTimeout(() => restart(asked, tookTooLong()), timeoutMs);
		try {
			return await asked.ask({ verb: "send", bytes });
		} catch (error) {
			if (error instanceof EngineEnded) current = startThread(source);
			throw error;
		} finally {
			clearTimeout(timer);
		}
	}

	return {
		send,
		async runAsSuperuser(statements) {
			await (await current).ask({
				verb: "send",
				bytes: queryMessage("reset session authorization"),
			});
			for (const statement of statements)
				await (await current).ask({
					verb: "send",
					bytes: queryMessage(statement),
				});
			await (await current).ask({
				verb: "send",
				bytes: queryMessage(`set session authorization ${EMBEDDED_OWNER}`),
			});
		},
		image: async () => (await current).ask({ verb: "image" }),
		async close() {
			const last = await current;
			await last.ask({ verb: "close" });
			await last.worker.terminate();
		},
	};
}

class EngineEnded extends Error {
	readonly code = "57P02";
}

async function makeOwner(thread: Thread): Promise<void> {
	const make = `do $$ begin
    if not exists (select from pg_roles where rolname = '${EMBEDDED_OWNER}') then
      create role ${EMBEDDED_OWNER} login createrole;
      alter schema public owner to ${EMBEDDED_OWNER};
      execute format('grant create, temporary on database %I to ${EMBEDDED_OWNER}', current_database());
    end if;
  end $$`;
	await thread.ask({ verb: "send", bytes: queryMessage(make) });
}

function startThread(source: EngineSource): Promise<Thread> {
	const worker = new Worker(new URL("./engine-worker.ts", import.meta.url), {
		workerData: source,
	});
	const waiting = new Map<
		number,
		{ resolve(bytes: Uint8Array): void; reject(error: Error): void }
	>();
	let lastId = 0;

	const thread: Thread = {
		worker,
		ask: (request) =>
			new Promise((resolve, reject) => {
				lastId += 1;
				waiting.set(lastId, { resolve, reject });
				worker.postMessage({ ...request, id: lastId });
			}),
		fail(error) {
			for (const { reject } of waiting.values()) reject(error);
			waiting.clear();
		},
	};

	return new Promise((resolve, reject) => {
		worker.on("message", (reply: EngineReply) => {
			if (reply.id === 0) return resolve(thread);
			const asked = waiting.get(reply.id);
			waiting.delete(reply.id);
			if (reply.error) asked?.reject(new Error(reply.error));
			else asked?.resolve(reply.bytes ?? new Uint8Array());
		});
		worker.on("error", (cause) => {
			const error = new EngineEnded("The embedded database stopped.", {
				cause,
			});
			reject(asRefusal(error));
			thread.fail(error);
		});
		worker.on("exit", () =>
			thread.fail(new EngineEnded("The embedded database stopped.")),
		);
	});
}

function tookTooLong(): Error {
	return Object.assign(
		new Error("The statement took too long and was stopped."),
		{ code: "57014" },
	);
}

function asRefusal(cause: Error): Refusal {
	return new Refusal(
		"unavailable",
		"The embedded database did not start. Check the free space and the rights of the data folder, or restore a backup.",
		{ cause },
	);
}
