// One worker thread and its limits: it does one task at a time, and is ended when a task takes too long or too much memory,
// or when nothing has been asked of it for a while. The next task then gets a new one.
import { SHARE_ENV, Worker } from "node:worker_threads";
import { Refusal, type RefusalCode } from "../domain/refusal.ts";
import type { Reply } from "./answer-tasks.ts";

export type ThreadLimits = {
	/** What runs in it. */
	program: URL;
	/** Computing time for one task, from when the thread takes it; a machine that is busy with others may take three times as long. */
	timeoutMs: number;
	/** What it may hold, in its heap and beside it. */
	memoryMb: number;
	/** Without a task for so long, it ends, unless it is to be kept then. */
	idleMs: number;
	isKept(): boolean;
	/** What its native code reads from the process's environment is read from the process and not from a copy. */
	sharesEnvironment: boolean;
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
const MOST_WAITING = 3;
const STACK_MB = 4;
/** Room for what is short-lived. Measured: twice the time at half of it, and no gain at twice. */
const YOUNG_MB = 16;
const MEGABYTE = 2 ** 20;

export class Thread<Task, Value> {
	readonly #limits: ThreadLimits;
	#worker: Worker | undefined;
	#running: Running<Value> | undefined;
	#idle: NodeJS.Timeout | undefined;
	/** Bytes it used when last looked at. What it has reserved says little: much of it is free again. */
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
		worker.ref();
		const { timeoutMs } = this.#limits;
		const running: Running<Value> = { resolve, reject, timers: [] };
		running.timers.push(
			setTimeout(() => this.#endTooSlow(), MOST_WAITING * timeoutMs),
			setTimeout(() => void this.#time(running), timeoutMs),
			setInterval(() => void this.#watch(worker), WATCH_MS),
		);
		this.#running = running;
		try {
			worker.postMessage(task);
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
		await worker?.terminate();
	}

	#start(): Worker {
		const { program, memoryMb, sharesEnvironment } = this.#limits;
		this.#held = 0;
		this.#computed = 0;
		const worker = new Worker(program, {
			resourceLimits: {
				maxOldGenerationSizeMb: memoryMb,
				stackSizeMb: STACK_MB,
				maxYoungGenerationSizeMb: YOUNG_MB,
			},
			...(sharesEnvironment ? { env: SHARE_ENV } : {}),
		});
		worker.on("message", (reply: Reply<Value>) => this.#answer(worker, reply));
		worker.on("error", (cause: NodeJS.ErrnoException) =>
			this.#lose(worker, this.#reasonOf(cause)),
		);
		worker.on("exit", () =>
			this.#lose(worker, new Error("A worker thread ended by itself")),
		);
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
		const usage = await this.#worker?.cpuUsage().catch(() => undefined);
		return usage ? (usage.user + usage.system) / 1000 : 0;
	}

	/** What lies beside the heap, such as an unpacked file, is counted by no limit of the thread's own. */
	async #watch(worker: Worker): Promise<void> {
		const { memoryMb, words } = this.#limits;
		if ((await this.#weigh(worker)) > memoryMb * MEGABYTE)
			this.#lose(worker, this.#beyond(words.tooMuch));
	}

	/** Bytes reserved for it. What it uses of them is noted. */
	async #weigh(worker: Worker): Promise<number> {
		const weighed = await worker.getHeapStatistics().catch(() => undefined);
		if (!weighed) return this.#held;
		const { total_heap_size, used_heap_size, external_memory } = weighed;
		if (worker === this.#worker) this.#held = used_heap_size + external_memory;
		return total_heap_size + external_memory;
	}

	#answer(from: Worker, reply: Reply<Value>): void {
		if (from !== this.#worker) return;
		const running = this.#release();
		this.#rest(from);
		if ("value" in reply) running?.resolve(reply.value);
		else if ("refused" in reply)
			running?.reject(new Refusal(reply.refused.code, reply.refused.message));
		else running?.reject(new Error(reply.broken));
	}

	#rest(worker: Worker): void {
		// What one task left in memory is not kept for the next.
		if (this.#held > (this.#limits.memoryMb * MEGABYTE) / 2)
			return void this.end(undefined);
		// An idle thread must not keep the process alive.
		worker.unref();
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

	#lose(worker: Worker, reason: Error): void {
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

	#reasonOf(cause: NodeJS.ErrnoException): Error {
		return cause.code === "ERR_WORKER_OUT_OF_MEMORY"
			? this.#beyond(this.#limits.words.tooMuch)
			: new Error("A worker thread failed", { cause });
	}
}
