// The thread that reads files: one at a time, each from bytes to what a resume says. It may be ended at any moment.
import { parentPort } from "node:worker_threads";
import { Refusal } from "../../domain/refusal.ts";
import type { ImportedProfile } from "../../domain/resume-reading/draft/imported-profile.ts";
import { readFile } from "./read-file.ts";
import { readPosting } from "./read-posting.ts";

/** A resume is read into a profile, a posting into its text. */
export type Asked = { bytes: Uint8Array; as: "resume" | "posting" };
export type Reply =
	| { imported: ImportedProfile }
	| { text: string }
	| { refused: string }
	| { broken: string };

const TOO_DEEP =
	"This file is damaged and cannot be read. Save or export it again and choose the new file.";

parentPort?.on("message", async (asked: Asked) => {
	parentPort?.postMessage(await read(asked));
});

async function read({ bytes, as }: Asked): Promise<Reply> {
	try {
		if (as === "posting") return { text: await readPosting(bytes) };
		return { imported: await readFile(bytes) };
	} catch (error) {
		if (error instanceof Refusal) return { refused: error.message };
		// Somebody nested things deeper than any program does.
		if (error instanceof RangeError) return { refused: TOO_DEEP };
		const told = error instanceof Error ? error.stack : String(error);
		return { broken: told ?? "" };
	}
}
