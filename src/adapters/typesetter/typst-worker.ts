// The thread that draws: one engine, one document at a time, and the event loop turns between two so that buffers are freed.
import { parentPort } from "node:worker_threads";
import type { Doc } from "../../documents/doc.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Typeset } from "../../world.ts";
import { type Engine, startEngine } from "./typst-engine.ts";

export type Reply =
	| { typeset: Typeset }
	| { refused: string }
	| { broken: string };

let engine: Promise<Engine> | undefined;

parentPort?.on("message", async (doc: Doc) => {
	const reply = await draw(doc);
	parentPort?.postMessage(
		reply,
		"typeset" in reply ? [reply.typeset.pdf.buffer as ArrayBuffer] : [],
	);
});

async function draw(doc: Doc): Promise<Reply> {
	try {
		engine ??= startEngine();
		const typeset = (await engine).render(doc);
		// A copy, because memory that Typst owns cannot move to another thread.
		return { typeset: { ...typeset, pdf: new Uint8Array(typeset.pdf) } };
	} catch (error) {
		return error instanceof Refusal
			? { refused: error.message }
			: { broken: String(error) };
	}
}
