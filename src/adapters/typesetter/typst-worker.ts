// The thread that draws: one engine, one document at a time, and the event loop turns between two so that buffers are freed.
import type { TypstEngine } from "../../documents/typesetting/engine.ts";
import { answerTasks } from "../../threads/answer-tasks.ts";
import { startTypst } from "./typst-engine.ts";
import { drawnAs, type TypstResult, type TypstTask } from "./typst-tasks.ts";

let engine: Promise<TypstEngine> | undefined;

answerTasks<TypstTask, TypstResult>(
	async (task) => {
		engine ??= startTypst();
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
