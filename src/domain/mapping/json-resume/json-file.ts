// The text of somebody's file as JSON, or why it is none, in words for the person who chose it.
import type { Outcome, Problem } from "../../problem.ts";

const MAX_CHARACTERS = 5 * 1024 * 1024;

export function parseFile(text: string): Outcome<unknown> {
	if (text.length > MAX_CHARACTERS)
		return refused(
			"The file is larger than 5 MB",
			"A resume is far smaller: check that it is the right file",
		);
	const json = text.replace(/^\uFEFF/, "").trim();
	if (json === "")
		return refused(
			"The file is empty",
			"Choose a JSON Resume file or an export of Attune",
		);
	if (/^(%PDF|PK)/.test(json))
		return refused(
			"This is a PDF or Word file, not JSON",
			"Choose a JSON Resume file or an export of Attune",
		);
	try {
		return { ok: true, value: JSON.parse(json) };
	} catch (error) {
		return refused(
			`The file is not valid JSON${placeOf(error, json)}`,
			"Check the file in the program it was made with, and export it again as JSON",
		);
	}
}

export function refused(
	message: string,
	hint: string,
): { ok: false; problems: Problem[] } {
	return { ok: false, problems: [{ where: "file", message, hint }] };
}

/** Where the JSON breaks, as far as the engine's message tells. */
function placeOf(error: unknown, json: string): string {
	const message = error instanceof Error ? error.message : "";
	const position = /position (\d+)/.exec(message)?.[1];
	if (position === undefined)
		return /end of/i.test(message) ? ": it ends too early" : "";
	const before = json.slice(0, Number(position)).split("\n");
	return `: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
