// The thread that reads files: one at a time, each from bytes to what a resume says. It may be ended at any moment.
import { parentPort } from "node:worker_threads";
import { Refusal } from "../../domain/refusal.ts";
import type { ImportedProfile } from "../../domain/resume-reading/imported-profile.ts";
import { readFile } from "./read-file.ts";

export type Reply =
	| { imported: ImportedProfile }
	| { refused: string }
	| { broken: string };

parentPort?.on("message", async (bytes: Uint8Array) => {
	parentPort?.postMessage(await read(bytes));
});

async function read(bytes: Uint8Array): Promise<Reply> {
	try {
		return { imported: await readFile(bytes) };
	} catch (error) {
		return error instanceof Refusal
			? { refused: error.message }
			: {
					broken:
						error instanceof Error
							? (error.stack ?? error.message)
							: String(error),
				};
	}
}
