// The thread that draws: one engine, one document at a time, and the event loop turns between two so that buffers are freed.
import { parentPort } from "node:worker_threads";
import type { Doc } from "../../documents/doc.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Typeset } from "../../world.ts";
import { type Engine, startEngine } from "./typst-engine.ts";

export type Task = { doc: Doc; as: "pdf" | "picture" };
export type Reply =
	| { typeset: Typeset }
	| { picture: string }
	| { refused: string }
	| { broken: string };

let engine: Promise<Engine> | undefined;

parentPort?.on("message", async (task: Task) => {
	const reply = await draw(task);
	parentPort?.postMessage(
		reply,
		"typeset" in reply ? [reply.typeset.pdf.buffer as ArrayBuffer] : [],
	);
});

async function draw({ doc, as }: Task): Promise<Reply> {
	try {
		engine ??= startEngine();
		if (as === "picture") return { picture: (await engine).picture(doc) };
		const typeset = (await engine).render(doc);
		// A copy, because memory that Typst owns cannot move to another thread.
		return { typeset: { ...typeset, pdf: new Uint8Array(typeset.pdf) } };
	} catch (error) {
		return error instanceof Refusal
			? { refused: error.message }
			: { broken: String(error) };
	}
}
