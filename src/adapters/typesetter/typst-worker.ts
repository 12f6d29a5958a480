// The thread that draws: one engine, one document at a time, and the event loop turns between two so that buffers are freed.
import type { Doc } from "../../documents/doc.ts";
import { answerTasks } from "../../threads/answer-tasks.ts";
import type { Typeset } from "../../world.ts";
import { type Engine, startEngine } from "./typst-engine.ts";

export type Task = { doc: Doc; as: "pdf" | "picture" };
export type Drawn = { typeset: Typeset } | { picture: string };

let engine: Promise<Engine> | undefined;

answerTasks<Task, Drawn>(
	async ({ doc, as }) => {
		engine ??= startEngine();
		if (as === "picture") return { picture: (await engine).picture(doc) };
		const typeset = (await engine).render(doc);
		// A copy, because memory that Typst owns cannot move to another thread.
		return { typeset: { ...typeset, pdf: Uint8Array.from(typeset.pdf) } };
	},
	(drawn) => ("typeset" in drawn ? [bufferOf(drawn.typeset.pdf)] : []),
);

function bufferOf({ buffer }: Uint8Array): ArrayBuffer {
	if (buffer instanceof ArrayBuffer) return buffer;
	throw new Error("The copy of a PDF lies in memory that is shared.");
}
