// The embedded engine as the main thread sees it: send bytes, get bytes. It restarts the engine when a statement takes too
// long (the engine hears no signals, so ending its thread is the only way to stop it) and when its thread failed by itself.
import {
	EngineBroke,
	type EngineThread,
	startEngineThread,
} from "./engine-thread.ts";
import { EMBEDDED_OWNER, errorIn, queryMessage } from "./wire-format.ts";

export type EmbeddedEngine = {
	/** Fails with code 57014 when the answer takes too long, with 57P02 when the engine broke; the next call finds it restarted. */
	send(bytes: Uint8Array): Promise<Uint8Array>;
	/** Runs statements that may take their time; the caller holds the only connection. */
	upkeep(...statements: string[]): Promise<void>;
	close(): Promise<void>;
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
	let current: Promise<EngineThread> | null = startEngineThread(folder);
	await makeOwner(await current);

	async function running(): Promise<EngineThread> {
		current ??= startEngineThread(folder);
		return current;
	}

	function replace(broken: EngineThread, reason: Error): void {
		const starting = broken.end(reason).then(() => startEngineThread(folder));
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
	thread: EngineThread,
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

// The engine's own superuser ignores row-level security, so everything is owned and asked by an ordinary role.
async function makeOwner(thread: EngineThread): Promise<void> {
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

async function run(thread: EngineThread, statement: string): Promise<void> {
	const message = errorIn(await thread.ask(queryMessage(statement)));
	if (message) throw new Error(message);
}

function tookTooLong(): Error {
	return Object.assign(
		new Error("The statement took too long and was stopped."),
		{ code: "57014" },
	);
}
