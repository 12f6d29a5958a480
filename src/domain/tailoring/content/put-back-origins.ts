// Where the lines come from that were left out and that the person put back: from the profile, as they were left out of it.
import {
	entryPathOf,
	isEntryLine,
	keysOf,
	pathOf,
	valueAt,
} from "../../profile/content-path.ts";
import type { LineOrigin, ResumeContent } from "./content.ts";

const LISTS = ["achievements", "details"];

/** For each line below its own entry that has no origin and says what was left out of that entry, word for word. */
export function putBackOrigins({
	metadata,
	validation,
	...words
}: ResumeContent): LineOrigin[] {
	const known = new Set(validation.lines.map(({ path }) => path));
	const lines = metadata.omitted.filter(({ path }) => isEntryLine(path));
	return lines.flatMap(({ path: source, text }): LineOrigin[] => {
		const entry = validation.lines.find(
			({ path, sources }) =>
				keysOf(path).length === 2 && sources.includes(entryPathOf(source)),
		);
		if (!entry) return [];
		const places = LISTS.flatMap((name) =>
			placesIn(words, pathOf(entry.path, name)),
		);
		const place = places.find(
			(path) => !known.has(path) && valueAt(words, path) === text,
		);
		if (place === undefined) return [];
		known.add(place);
		return [{ path: place, sources: [source], change: "kept" }];
	});
}

function placesIn(words: object, list: string): string[] {
	const lines: unknown = valueAt(words, list);
	return Array.isArray(lines) ? lines.map((_, at) => pathOf(list, at)) : [];
}
