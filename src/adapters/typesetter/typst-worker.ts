// The thread that draws: one engine, one document at a time, and the event loop turns between two so that buffers are freed.
import { answerTasks } from "../../threads/answer-tasks.ts";
import { type Engine, startEngine } from "./typst-engine.ts";
import { type Drawn, drawnAs, type Task } from "./typst-tasks.ts";

let engine: Promise<Engine> | undefined;

answerTasks<Task, Drawn>(
	async (task) => {
		engine ??= startEngine();
		const drawn = drawnAs(task, await engine);
		if (!("typeset" in drawn)) return drawn;
		const { typeset } = drawn;
		// A copy, because memory that Typst owns cannot move to another thread.
		return { typeset: { ...typeset, pdf: Uint8Array.from(typeset.pdf) } };
	},
	(drawn) => ("typeset" in drawn ? [bufferOf(drawn.typeset.pdf)] : []),
);

function bufferOf({ buffer }: Uint8Array): ArrayBuffer {
	if (buffer instanceof ArrayBuffer) return buffer;
	throw new Error("The copy of a PDF lies in memory that is shared.");
}
