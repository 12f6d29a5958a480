// Worker threads for work whose length others decide: started when there is something to do, people in turn, each with one thread
// at a time over all pools that share their turns, so that one person's long tasks never make another wait for their end.
import { Refusal } from "../domain/refusal.ts";
import type { Turn } from "../world/turn.ts";
import { createFairQueue } from "./fair-queue.ts";
import { computedMs, createSeats, type Seats } from "./seats.ts";
import type { SharedTurns, TurnPool } from "./shared-turns.ts";
import type { TaskLimits, Thread } from "./thread.ts";

export type PoolOptions = TaskLimits & {
	/** The threads it shares with other pools. Default: threads of its own, with what stands below. */
	seats?: Seats | undefined;
	threads?: number | undefined;
	idleMs?: number | undefined;
	patienceMs?: number | undefined;
	turns?: SharedTurns | undefined;
	/** Tasks waiting at once; more would wait longer than anyone watches. */
	longestQueue: number;
	words: TaskLimits["words"] & { tooMany: string };
};

/** Starts nothing until the first task comes. */
export type Pool<Task, Value> = {
	/** Rejects with a Refusal what goes beyond a limit, and with the signal's reason what is not wanted any more. */
	run(task: Task, turn?: Turn): Promise<Value>;
	close(): Promise<void>;
};

/** How often at most it is looked whether that much was computed. */
const SHORTEST_LOOK_MS = 50;
/** Tasks one person may have waiting. */
const LONGEST_OF_ONE = 16;
const CLOSED = "The server is shutting down. Try again in a minute.";

type Waiting<Task, Value> = {
	task: Task;
	person: string;
	resolve(value: Value): void;
	reject(reason: unknown): void;
};

export function createPool<Task, Value>(
	options: PoolOptions,
): Pool<Task, Value> {
	const pool = new FairPool<Task, Value>(options);
	return {
		run: (task, turn) => pool.run(task, turn),
		close: () => pool.close(),
	};
}

class FairPool<Task, Value> implements TurnPool {
	readonly #options: PoolOptions;
	readonly #seats: Seats;
	readonly #queue = createFairQueue<Waiting<Task, Value>>();
	readonly #running = new Map<Waiting<Task, Value>, Thread>();
	/** Runs while a task waits that another thread could take, were it started. */
	#growing: NodeJS.Timeout | undefined;
	#isClosed = false;

	constructor(options: PoolOptions) {
		this.#options = options;
		this.#seats = options.seats ?? createSeats(options);
		this.#seats.turns.join(this);
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

	/** Begins what may begin now. */
	look(): void {
		const seat = this.#seats.free();
		if (seat) this.#begin(seat);
		else this.#growSoon();
	}

	#begin(seat: Thread): void {
		const { turns } = this.#seats;
		const waiting = this.#queue.take((person) => turns.mayBegin(person));
		if (this.#queue.size === 0) this.#growNoMore();
		if (!waiting) return;
		this.#running.set(waiting, seat);
		this.#seats.begin(seat);
		turns.begin(waiting.person);
		seat
			.run(waiting.task, this.#options)
			// What a program answers is known by the task it is given.
			.then((value) => waiting.resolve(value as Value), waiting.reject)
			.finally(() => {
				this.#running.delete(waiting);
				this.#seats.end(seat);
				turns.end(waiting.person, this);
				this.look();
			});
		this.look();
	}

	/** Another thread, where what waits is not taken by one of those that run. */
	#growSoon(): void {
		if (!this.#seats.spare() || this.#queue.size === 0 || this.#growing) return;
		const began = Math.min(computedMs(), this.#seats.longestBegan());
		const look = () => {
			const left = this.#seats.patienceMs - (computedMs() - began);
			if (left > 0) return this.#lookIn(left, look);
			this.#growing = undefined;
			const seat = this.#seats.spare();
			if (seat) this.#begin(seat);
		};
		look();
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
		this.#seats.turns.leave(this);
		const closed = new Refusal("unavailable", CLOSED);
		for (const waiting of this.#queue.empty()) waiting.reject(closed);
		await this.#seats.close(closed);
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
			if (this.#running.get(waiting) === running) void running?.end(reason);
		}, this.#seats.patienceMs).unref();
	}
}
