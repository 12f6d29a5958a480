// The other side of a thread: what a program does with its tasks, and how each is answered.
import type { Transferable } from "node:worker_threads";
import { Refusal, type RefusalCode } from "../domain/refusal.ts";

export type Reply<Value> =
	| { value: Value }
	| { refused: { code: RefusalCode; message: string } }
	| { broken: string };

/** What a module that threads load has as `answers`. */
export type Answers<Task, Value> = {
	work(task: Task): Value | Promise<Value>;
	/** The buffers of a value that are handed over instead of copied. */
	moved(value: Value): Transferable[];
};

export function answerTasks<Task, Value>(
	work: (task: Task) => Value | Promise<Value>,
	moved: (value: Value) => Transferable[] = () => [],
): Answers<Task, Value> {
	return { work, moved };
}

export async function answered<Task, Value>(
	{ work }: Pick<Answers<Task, Value>, "work">,
	task: Task,
): Promise<Reply<Value>> {
	try {
		return { value: await work(task) };
	} catch (error) {
		if (error instanceof Refusal)
			return { refused: { code: error.code, message: error.message } };
		const reported = error instanceof Error ? error.stack : String(error);
		return { broken: reported ?? "" };
	}
}
