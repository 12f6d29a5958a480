// What of the profile a resume leaves out: which lines still do, and where one goes that the person wants back.
import {
	entryPathOf,
	isEntryLine,
	keysOf,
	pathOf,
	valueAt,
} from "../../../domain/profile/content-path.ts";
import type {
	Metadata,
	ResumeContent,
} from "../../../domain/tailoring/content/content.ts";
import { BULLETS } from "./own-words.ts";
import type { Shown } from "./shown.ts";

export type LeftOutLine = Metadata["omitted"][number];

/** What was left out and has not been put back since. */
export function stillLeftOut({ kind, content }: Shown): LeftOutLine[] {
	const { omitted } = content.metadata;
	if (kind !== "resume") return omitted;
	return omitted.filter((line) => {
		const list = listFor(content, line);
		return list === null || !linesAt(content, list).includes(line.text);
	});
}

/** The list a line of an entry belongs to in the document; null where its entry does not stand there. */
export function listFor(
	{ validation, ...words }: ResumeContent,
	{ path }: LeftOutLine,
): string | null {
	if (!isEntryLine(path)) return null;
	const entry = validation.lines.find(
		(origin) =>
			keysOf(origin.path).length === 2 &&
			origin.sources.includes(entryPathOf(path)),
	);
	if (!entry) return null;
	const list = BULLETS.map((name) => pathOf(entry.path, name)).find((at) =>
		Array.isArray(valueAt(words, at)),
	);
	return list ?? null;
}

/** The resume with the line behind the others of its entry; null where it has no place. */
export function withLineBack(
	content: ResumeContent,
	line: LeftOutLine,
): ResumeContent | null {
	const list = listFor(content, line);
	if (list === null) return null;
	const changed = structuredClone(content);
	linesAt(changed, list).push(line.text);
	return changed;
}

function linesAt(content: ResumeContent, list: string): string[] {
	return valueAt(content, list) as string[];
}
