// The process that holds the threads: it starts, asks and ends them as it is told, and passes on what they answer.
import type { Runner } from "./runner.ts";
import type { FromProcess, ToProcess } from "./thread-process-messages.ts";
import { startThread } from "./worker-thread.ts";

const threads = new Map<number, Runner<unknown>>();

process.on("message", (message: ToProcess) => {
	const { thread } = message;
	if ("start" in message) return start(thread, message.start);
	const runner = threads.get(thread);
	if ("task" in message) return runner?.give(message.task);
	if ("end" in message) {
		threads.delete(thread);
		return void runner?.end();
	}
	void answer(message, runner);
});

// It ends with whoever started it, however that ends; what a terminal or systemd tells a whole group is for that one to act on.
process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
	process.on(signal, () => undefined);

function start(
	thread: number,
	{ program, memoryMb }: { program: string; memoryMb: number },
): void {
	const runner = startThread<unknown, unknown>(
		{ program: new URL(program), memoryMb },
		{
			onAnswer: (reply) => send({ thread, reply }),
			onEnd({ isOutOfMemory, cause }) {
				if (!threads.delete(thread)) return;
				const reported = cause instanceof Error ? cause.stack : undefined;
				send({ thread, end: { isOutOfMemory, cause: reported } });
			},
		},
	);
	threads.set(thread, runner);
}

async function answer(
	{ thread, question, asks }: Extract<ToProcess, { asks: string }>,
	runner: Runner<unknown> | undefined,
): Promise<void> {
	const asked = asks === "weight" ? runner?.weigh() : runner?.computedMs();
	const known = (await asked?.catch(() => null)) ?? null;
	send({ thread, question, answer: known });
}

function send(message: FromProcess): void {
	process.send?.(message);
}
