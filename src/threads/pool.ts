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

export type PoolOptions = Omit<ThreadLimits, "idleMs" | "sharesEnvironment"> &
	Partial<Pick<ThreadLimits, "idleMs" | "sharesEnvironment">> & {
		/** At most; at least two serve people fairly. Default 2. */
		threads?: number;
		/** With which other pools a person's turns are shared. Default: none. */
		turns?: SharedTurns | undefined;
		/** Tasks waiting at once; more would wait longer than anyone watches. */
		longestQueue: number;
		words: ThreadLimits["words"] & { tooMany: string };
	};

/** Starts nothing until the first task comes. */
export type Pool<Task, Value> = {
	/** Rejects with a Refusal what goes beyond a limit, and with the signal's reason what is not wanted any more. */
	run(task: Task, turn?: Turn): Promise<Value>;
	close(): Promise<void>;
};

const IDLE_MS = 60_000;
/** How many times sooner than the first an idle thread ends that was started because the first was busy. */
const SPARE_ENDS_SOONER = 6;
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
	const limits = { idleMs: IDLE_MS, sharesEnvironment: false, ...options };
	const pool = new FairPool<Task, Value>(limits);
	return {
		run: (task, turn) => pool.run(task, turn),
		close: () => pool.close(),
	};
}

class FairPool<Task, Value> implements TurnPool {
	readonly #options: PoolOptions & ThreadLimits;
	readonly #turns: SharedTurns;
	readonly #seats: Thread<Task, Value>[];
	readonly #queue = createFairQueue<Waiting<Task, Value>>();
	readonly #running = new Map<Waiting<Task, Value>, Thread<Task, Value>>();
	#isClosed = false;

	constructor(options: PoolOptions & ThreadLimits) {
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

	/** Begins what may begin now. */
	look(): void {
		const seat = this.#seats.find(({ isBusy }) => !isBusy);
		const waiting =
			seat && this.#queue.take((person) => this.#turns.mayBegin(person));
		if (!seat || !waiting) return;
		this.#running.set(waiting, seat);
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

	async close(): Promise<void> {
		this.#isClosed = true;
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
		if (this.#queue.remove(waiting.person, waiting)) waiting.reject(reason);
		else void this.#running.get(waiting)?.end(reason);
	}
}
