// One process that holds all threads, started with the first of them and ended with the last: what they leave behind (native code that
// stays mapped, memory the C library keeps, compiled code) goes with it, and a crash of native code is not the server's. Of the
// server's environment it sees no secret.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type {
	Runner,
	RunnerEnd,
	RunnerEvents,
	RunnerStart,
	Weight,
} from "./runner.ts";
import type { FromProcess, ToProcess } from "./thread-process-messages.ts";

/** What threads may know: how memory is held, where compiled code is kept, the time zone, and which PDF engine draws. */
const KNOWN =
	/^(?:MALLOC_\w+|NODE_COMPILE_CACHE|LD_LIBRARY_PATH|TZ|LANG|LC_\w+|ATTUNE_TYPESETTER)$/;
/** As the server's own (bin/launcher/memory.mjs, src/cli/compiling.ts). */
export const FLAGS = [
	"--v8-pool-size=1",
	"--flush-baseline-code",
	"--regexp-tier-up-ticks=0",
];
/** What Linux counts computing time in. */
const TICK_MS = 10;

type Answer = Weight | number | null;

type Member = {
	events: RunnerEvents<never>;
	questions: Map<number, (answer: Answer) => void>;
};

let current: ThreadProcess | undefined;
/** What those that ended had computed for. */
let endedMs = 0;

/** A thread in the process that holds them. */
export function startInProcess<Task, Value>(
	start: RunnerStart,
	events: RunnerEvents<Value>,
): Runner<Task> {
	current ??= new ThreadProcess(() => {
		current = undefined;
	});
	return current.start(start, events);
}

/** Milliseconds the process with the threads has computed for, and those before it. */
export function computedInProcessMs(): number {
	return endedMs + (current?.computedMs() ?? 0);
}

class ThreadProcess {
	readonly #child: ChildProcess;
	readonly #gone: Promise<unknown>;
	readonly #onLeave: () => void;
	readonly #members = new Map<number, Member>();
	readonly #held = new Set<number>();
	#last = 0;
	#computed = 0;

	constructor(onLeave: () => void) {
		this.#onLeave = onLeave;
		this.#child = fork(new URL("./thread-process-worker.ts", import.meta.url), {
			execArgv: [...process.execArgv.filter(isLimit), ...FLAGS],
			env: Object.fromEntries(
				Object.entries(process.env).filter(([name]) => KNOWN.test(name)),
			),
			// Bytes travel as bytes.
			serialization: "advanced",
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		this.#child.on("message", (message: FromProcess) => this.#receive(message));
		this.#child.on("error", (cause) =>
			this.#lose({ isOutOfMemory: false, cause }),
		);
		this.#child.on("exit", () => this.#lose({ isOutOfMemory: false }));
		this.#gone = once(this.#child, "exit").catch(() => undefined);
		this.#holdChild();
	}

	start<Task, Value>(
		{ program, memoryMb }: RunnerStart,
		events: RunnerEvents<Value>,
	): Runner<Task> {
		this.#last += 1;
		const thread = this.#last;
		this.#members.set(thread, {
			events: events as RunnerEvents<never>,
			questions: new Map(),
		});
		this.#send({ thread, start: { program: program.href, memoryMb } });
		return {
			give: (task) => this.#send({ thread, task }),
			hold: (isHeld) => {
				if (isHeld) this.#held.add(thread);
				else this.#held.delete(thread);
				this.#holdChild();
			},
			weigh: async () => {
				const answer = await this.#ask(thread, "weight");
				if (typeof answer === "object" && answer) return answer;
				throw new Error("The thread says nothing of its memory");
			},
			computedMs: async () => {
				const answer = await this.#ask(thread, "computed");
				return typeof answer === "number" ? answer : 0;
			},
			end: () => this.#end(thread),
		};
	}

	computedMs(): number {
		// Behind the program's name, which may hold spaces, stand state, parent and more; twelfth and thirteenth are both times.
		const fields = statOf(this.#child.pid).split(") ").at(-1)?.split(" ") ?? [];
		const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
		this.#computed = Math.max(this.#computed, ticks * TICK_MS);
		return this.#computed;
	}

	#ask(thread: number, asks: "weight" | "computed"): Promise<Answer> {
		const { promise, resolve } = Promise.withResolvers<Answer>();
		const questions = this.#members.get(thread)?.questions;
		if (!questions) return Promise.resolve(null);
		this.#last += 1;
		const question = this.#last;
		questions.set(question, resolve);
		this.#send({ thread, question, asks });
		return promise;
	}

	#receive(message: FromProcess): void {
		const member = this.#members.get(message.thread);
		if (!member) return;
		if ("reply" in message) member.events.onAnswer(message.reply as never);
		else if ("end" in message) {
			this.#forget(message.thread);
			member.events.onEnd(message.end);
			if (this.#members.size === 0) void this.#leave();
		} else {
			member.questions.get(message.question)?.(message.answer);
			member.questions.delete(message.question);
		}
	}

	#end(thread: number): Promise<unknown> {
		if (!this.#members.has(thread)) return Promise.resolve();
		this.#forget(thread);
		if (this.#members.size === 0) return this.#leave();
		this.#send({ thread, end: true });
		return Promise.resolve();
	}

	#forget(thread: number): void {
		const questions = this.#members.get(thread)?.questions.values() ?? [];
		for (const answer of questions) answer(null);
		this.#members.delete(thread);
		this.#held.delete(thread);
		this.#holdChild();
	}

	/** Nobody works there anymore. */
	#leave(): Promise<unknown> {
		this.#settle();
		// Whoever waits for its end would otherwise end first, where nothing else is left to do.
		this.#child.ref();
		this.#child.kill("SIGKILL");
		return this.#gone;
	}

	/** It ended by itself, and all that ran there with it. */
	#lose(end: RunnerEnd): void {
		this.#settle();
		for (const [thread, { events }] of [...this.#members]) {
			this.#forget(thread);
			events.onEnd(end);
		}
	}

	#settle(): void {
		if (current !== this) return;
		endedMs += this.computedMs();
		this.#onLeave();
	}

	#holdChild(): void {
		const { channel } = this.#child;
		if (this.#held.size > 0) {
			this.#child.ref();
			channel?.ref();
		} else {
			this.#child.unref();
			channel?.unref();
		}
	}

	#send(message: ToProcess): void {
		// One that has just ended is reported by its end.
		if (this.#child.connected) this.#child.send(message);
	}
}

/** What the operator or the launcher allows a heap. */
function isLimit(option: string): boolean {
	return /^--max[-_]/.test(option);
}

function statOf(pid: number | undefined): string {
	try {
		return readFileSync(`/proc/${pid}/stat`, "utf8");
	} catch {
		// It has just ended.
		return "";
	}
}
