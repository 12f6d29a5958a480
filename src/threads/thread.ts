// One worker thread and its limits: it does one task at a time, and is ended when a task takes too long or too much memory,
// or when nothing has been asked of it for a while. The next task then gets a new one.
import { Refusal, type RefusalCode } from "../domain/refusal.ts";
import type { Reply } from "./answer-tasks.ts";
import type { Runner, RunnerEnd, RunnerEvents } from "./runner.ts";
import { startInProcess } from "./thread-process.ts";
import { startThread } from "./worker-thread.ts";

export type ThreadLimits = {
	/** What runs in it. */
	program: URL;
	/** Computing time for one task, from when the thread takes it; a machine that is busy with others may take ten times as long. */
	timeoutMs: number;
	/** What it may hold, in its heap and beside it. */
	memoryMb: number;
	/** Without a task for so long, it ends, unless it is to be kept then. */
	idleMs: number;
	isKept(): boolean;
	/** With which code a task is refused that goes beyond a limit, and in which words. */
	refusedAs: RefusalCode;
	words: { tooSlow: string; tooMuch: string };
};

type Running<Value> = {
	resolve(value: Value): void;
	reject(reason: unknown): void;
	timers: NodeJS.Timeout[];
};

const WATCH_MS = 100;
/** How much longer than its computing time a task may take. */
const MOST_WAITING = 10;
/** How much such a process computes can be read on Linux alone; elsewhere threads are in the process that asks. */
const startRunner = process.platform === "linux" ? startInProcess : startThread;
const MEGABYTE = 2 ** 20;

export class Thread<Task, Value> {
	readonly #limits: ThreadLimits;
	#worker: Runner<Task> | undefined;
	#running: Running<Value> | undefined;
	#idle: NodeJS.Timeout | undefined;
	/** Bytes it used when last looked at. */
	#held = 0;
	/** Milliseconds it had computed for when its last task ended. */
	#computed = 0;

	constructor(limits: ThreadLimits) {
		this.#limits = limits;
	}

	get isBusy(): boolean {
		return this.#running !== undefined;
	}

	/** It runs and has nothing to do. */
	get isReady(): boolean {
		return this.#worker !== undefined && !this.isBusy;
	}

	/** Settles when the task is done, refused, or ended. */
	run(task: Task): Promise<Value> {
		const { promise, resolve, reject } = Promise.withResolvers<Value>();
		clearTimeout(this.#idle);
		this.#worker ??= this.#start();
		const worker = this.#worker;
		worker.hold(true);
		const { timeoutMs } = this.#limits;
		const running: Running<Value> = { resolve, reject, timers: [] };
		running.timers.push(
			setTimeout(() => this.#endTooSlow(), MOST_WAITING * timeoutMs),
			setTimeout(() => void this.#time(running), timeoutMs),
			setInterval(() => void this.#watch(worker), WATCH_MS),
		);
		this.#running = running;
		try {
			worker.give(task);
		} catch (error) {
			this.#release()?.reject(error);
		}
		return promise;
	}

	/** Ends the thread; what runs in it is rejected with the reason. */
	async end(reason: unknown): Promise<void> {
		clearTimeout(this.#idle);
		const worker = this.#worker;
		this.#worker = undefined;
		this.#release()?.reject(reason);
		await worker?.end();
	}

	#start(): Runner<Task> {
		this.#held = 0;
		this.#computed = 0;
		const events: RunnerEvents<Value> = {
			onAnswer: (reply) => this.#answer(worker, reply),
			onEnd: (end) => this.#lose(worker, this.#reasonOf(end)),
		};
		const worker = startRunner<Task, Value>(this.#limits, events);
		return worker;
	}

	/** Looks whether the task has had its time, and again when it may have. */
	async #time(running: Running<Value>): Promise<void> {
		const { timeoutMs } = this.#limits;
		const before = this.#computed;
		const computed = await this.#computedFor();
		if (running !== this.#running) return;
		const left = timeoutMs - (computed - before);
		if (left <= 0) return this.#endTooSlow();
		running.timers.push(setTimeout(() => void this.#time(running), left));
	}

	#endTooSlow(): void {
		void this.end(this.#beyond(this.#limits.words.tooSlow));
	}

	/** In milliseconds since it was started; while native code runs there is no answer. */
	async #computedFor(): Promise<number> {
		return (await this.#worker?.computedMs().catch(() => 0)) ?? 0;
	}

	/** What lies beside the heap, such as an unpacked file, is counted by no limit of the thread's own. */
	async #watch(worker: Runner<Task>): Promise<void> {
		const { memoryMb, words } = this.#limits;
		if ((await this.#weigh(worker)) > memoryMb * MEGABYTE)
			this.#lose(worker, this.#beyond(words.tooMuch));
	}

	/** Bytes reserved for it. What it uses of them is noted. */
	async #weigh(worker: Runner<Task>): Promise<number> {
		const weighed = await worker.weigh().catch(() => undefined);
		if (!weighed) return this.#held;
		if (worker === this.#worker) this.#held = weighed.used;
		return weighed.reserved;
	}

	#answer(from: Runner<Task>, reply: Reply<Value>): void {
		if (from !== this.#worker) return;
		const running = this.#release();
		this.#rest(from);
		if ("value" in reply) running?.resolve(reply.value);
		else if ("refused" in reply)
			running?.reject(new Refusal(reply.refused.code, reply.refused.message));
		else running?.reject(new Error(reply.broken));
	}

	#rest(worker: Runner<Task>): void {
		// What one task left in memory is not kept for the next.
		if (this.#held > (this.#limits.memoryMb * MEGABYTE) / 2)
			return void this.end(undefined);
		// An idle thread must not keep the process alive.
		worker.hold(false);
		this.#endWhenIdle();
		// A task shorter than a look at it leaves something too; the next one's end decides on it.
		void this.#weigh(worker);
		void this.#computedFor().then((computed) => {
			if (worker === this.#worker) this.#computed = computed;
		});
	}

	#endWhenIdle(): void {
		const { idleMs, isKept } = this.#limits;
		this.#idle = setTimeout(() => {
			if (isKept()) this.#endWhenIdle();
			else void this.end(undefined);
		}, idleMs).unref();
	}

	#lose(worker: Runner<Task>, reason: Error): void {
		if (worker === this.#worker) void this.end(reason);
	}

	#release(): Running<Value> | undefined {
		const running = this.#running;
		this.#running = undefined;
		for (const timer of running?.timers ?? []) clearInterval(timer);
		return running;
	}

	#beyond(message: string): Refusal {
		return new Refusal(this.#limits.refusedAs, message);
	}

	#reasonOf({ isOutOfMemory, cause }: RunnerEnd): Error {
		if (isOutOfMemory) return this.#beyond(this.#limits.words.tooMuch);
		return cause === undefined
			? new Error("A worker thread ended by itself")
			: new Error("A worker thread failed", { cause });
	}
}
