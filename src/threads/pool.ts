// Worker threads for work whose length others decide: started when there is something to do, people in turn, each with one thread
// at a time over all pools that share their turns, so that one person's long tasks never make another wait for their end.
import { Refusal } from "../domain/refusal.ts";
import type { Turn } from "../world/turn.ts";
import { createFairQueue } from "./fair-queue.ts";
import {
	createSharedTurns,
	type SharedTurns,
	type TurnPool,
} from "./shared-turns.ts";
import { Thread, type ThreadLimits } from "./thread.ts";
import { computedInProcessMs } from "./thread-process.ts";

export type PoolOptions = Omit<ThreadLimits, "idleMs" | "isKept"> &
	Partial<Pick<ThreadLimits, "idleMs">> & {
		/** At most; at least two serve people fairly. Default 2. */
		threads?: number;
		/**
		 * How much this process computes while tasks run for which another waits, before another thread is started; and how long a task
		 * that nobody wants anymore may run on, before its thread is ended. Default a second.
		 */
		graceMs?: number;
		/** With which other pools a person's turns are shared. Default: none. */
		turns?: SharedTurns | undefined;
		/** Tasks waiting at once; more would wait longer than anyone watches. */
		longestQueue: number;
		words: ThreadLimits["words"] & { tooMany: string };
	};

type Limits = PoolOptions & Omit<ThreadLimits, "isKept"> & { graceMs: number };

/** Starts nothing until the first task comes. */
export type Pool<Task, Value> = {
	/** Rejects with a Refusal what goes beyond a limit, and with the signal's reason what is not wanted anymore. */
	run(task: Task, turn?: Turn): Promise<Value>;
	/** No task runs or waits. */
	isIdle(): boolean;
	close(): Promise<void>;
};

const IDLE_MS = 60_000;
/**
 * Starting a thread takes about as long as this, longer than most tasks do, and holds 40 MB more. It is counted in computing time, since
 * on a machine that is busy with others a further thread only makes everybody wait longer.
 */
const GRACE_MS = 1_000;
/** How often at most it is looked whether that much was computed. */
const SHORTEST_LOOK_MS = 50;
/** How many times sooner than the first an idle thread ends that was started because the first was busy. */
const SPARE_ENDS_SOONER = 60;
/** Tasks one person may have waiting. */
const LONGEST_OF_ONE = 16;
const CLOSED = "The server is shutting down. Try again in a minute.";

type Running<Task, Value> = {
	seat: Thread<Task, Value>;
	/** What the process had computed for when it began, or when its thread can have started. */
	computed: number;
};

type Waiting<Task, Value> = {
	task: Task;
	person: string;
	resolve(value: Value): void;
	reject(reason: unknown): void;
};

export function createPool<Task, Value>(
	options: PoolOptions,
): Pool<Task, Value> {
	const limits = {
		idleMs: IDLE_MS,
		graceMs: GRACE_MS,
		...options,
	};
	const pool = new FairPool<Task, Value>(limits);
	return {
		run: (task, turn) => pool.run(task, turn),
		isIdle: () => pool.isIdle,
		close: () => pool.close(),
	};
}

class FairPool<Task, Value> implements TurnPool {
	readonly #options: Limits;
	readonly #turns: SharedTurns;
	readonly #seats: Thread<Task, Value>[];
	readonly #queue = createFairQueue<Waiting<Task, Value>>();
	readonly #running = new Map<Waiting<Task, Value>, Running<Task, Value>>();
	/** Runs while a task waits that another thread could take, were it started. */
	#growing: NodeJS.Timeout | undefined;
	#isClosed = false;

	constructor(options: Limits) {
		this.#options = options;
		this.#turns = options.turns ?? createSharedTurns();
		this.#turns.join(this);
		this.#seats = Array.from(
			{ length: options.threads ?? 2 },
			(_, seat) =>
				new Thread<Task, Value>({
					...options,
					// Work goes to the first that is free: the others are for moments when several people work at once.
					idleMs:
						seat === 0 ? options.idleMs : options.idleMs / SPARE_ENDS_SOONER,
					isKept: () => this.#hasLongTask(),
				}),
		);
	}

	run(task: Task, { person = "", signal }: Turn = {}): Promise<Value> {
		const refusal = this.#refusalFor(person);
		if (refusal) return Promise.reject(refusal);
		if (signal?.aborted) return Promise.reject(signal.reason);
		return new Promise<Value>((resolve, reject) => {
			const waiting = { task, person, resolve, reject };
			const dismiss = () => this.#dismiss(waiting, signal?.reason);
			signal?.addEventListener("abort", dismiss, { once: true });
			const settled = () => signal?.removeEventListener("abort", dismiss);
			waiting.resolve = (value) => {
				settled();
				resolve(value);
			};
			waiting.reject = (reason) => {
				settled();
				reject(reason);
			};
			this.#queue.add(person, waiting);
			this.look();
		});
	}

	get isIdle(): boolean {
		return this.#running.size === 0 && this.#queue.size === 0;
	}

	/** Begins what may begin now. */
	look(): void {
		const seat = this.#seats.find(({ isReady }) => isReady) ?? this.#first();
		if (seat) this.#begin(seat);
		else this.#growSoon();
	}

	#begin(seat: Thread<Task, Value>): void {
		const waiting = this.#queue.take((person) => this.#turns.mayBegin(person));
		if (this.#queue.size === 0) this.#growNoMore();
		if (!waiting) return;
		const startMs = seat.isReady ? 0 : this.#options.graceMs;
		this.#running.set(waiting, { seat, computed: computedMs() + startMs });
		this.#turns.begin(waiting.person);
		seat
			.run(waiting.task)
			.then(waiting.resolve, waiting.reject)
			.finally(() => {
				this.#running.delete(waiting);
				this.#turns.end(waiting.person, this);
				this.look();
			});
		this.look();
	}

	/** A thread to start at once, because none runs. */
	#first(): Thread<Task, Value> | undefined {
		return this.#seats.some(({ isBusy }) => isBusy)
			? undefined
			: this.#seats[0];
	}

	/** Another thread, where what waits is not taken by one of those that run. */
	#growSoon(): void {
		const hasMore = this.#seats.some(({ isBusy }) => !isBusy);
		if (!hasMore || this.#queue.size === 0 || this.#growing) return;
		const began = Math.min(computedMs(), this.#longestBegan());
		const look = () => {
			const left = this.#options.graceMs - (computedMs() - began);
			if (left > 0) return this.#lookIn(left, look);
			this.#growing = undefined;
			const seat = this.#seats.find(({ isBusy }) => !isBusy);
			if (seat) this.#begin(seat);
		};
		look();
	}

	/** A task that runs for longer than most do will likely run for longer still: whoever comes meanwhile finds a thread. */
	#hasLongTask(): boolean {
		return computedMs() - this.#longestBegan() > this.#options.graceMs;
	}

	#longestBegan(): number {
		const began = [...this.#running.values()].map(({ computed }) => computed);
		return Math.min(...began);
	}

	#lookIn(ms: number, look: () => void): void {
		this.#growing = setTimeout(look, Math.max(ms, SHORTEST_LOOK_MS));
	}

	#growNoMore(): void {
		clearTimeout(this.#growing);
		this.#growing = undefined;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		this.#growNoMore();
		this.#turns.leave(this);
		const closed = new Refusal("unavailable", CLOSED);
		for (const waiting of this.#queue.empty()) waiting.reject(closed);
		await Promise.all(this.#seats.map((seat) => seat.end(closed)));
	}

	#refusalFor(person: string): Refusal | null {
		if (this.#isClosed) return new Refusal("unavailable", CLOSED);
		const { longestQueue, words } = this.#options;
		const isFull = this.#queue.size >= longestQueue;
		const hasMany =
			person !== "" && this.#queue.countOf(person) >= LONGEST_OF_ONE;
		if (isFull) return new Refusal("unavailable", words.tooMany);
		return hasMany ? new Refusal("too-many-requests", words.tooMany) : null;
	}

	#dismiss(waiting: Waiting<Task, Value>, reason: unknown): void {
		waiting.reject(reason);
		if (this.#queue.remove(waiting.person, waiting)) return;
		const running = this.#running.get(waiting);
		setTimeout(() => {
			if (this.#running.get(waiting) === running)
				void running?.seat.end(reason);
		}, this.#options.graceMs).unref();
	}
}

/** What this process has computed for, in milliseconds, its threads included, here and in the process that holds them. */
function computedMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000 + computedInProcessMs();
}
