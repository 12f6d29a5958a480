// Where on the form a part of the words stands. The words leave out what is empty, so a place in them ("experience.1.title") and
// a place on the form ("entry-7.title") are two things; claims, messages and lines on the pages speak of the first.
import { parentOf, pathOf } from "../../../domain/profile/content-path.ts";
import {
	type EditedWords,
	type FormDraft,
	type FormEntry,
	type FormLine,
	isFilled,
} from "./draft.ts";

/** From the path in the words to the place on the form. */
export type Places = ReadonlyMap<string, string>;

export function placesOf(draft: FormDraft, written: EditedWords): Places {
	const places = new Map<string, string>();
	for (const name of Object.keys(draft.values)) places.set(name, name);
	for (const [name, lines] of Object.entries(draft.lists))
		addLines(places, name, lines);
	for (const [name, entries] of Object.entries(draft.entries))
		for (const [at, entry] of entries.filter(isFilled).entries())
			addEntry(places, pathOf(name, at), entry);
	if (written.kind === "resume") addListedSkills(places, draft, written);
	return places;
}

/** The place of a path, or of what it stands in. */
export function placeOf(places: Places, path: string): string | undefined {
	for (let at = path; at !== ""; at = parentOf(at)) {
		const place = places.get(at);
		if (place !== undefined) return place;
	}
	return undefined;
}

/** The path of a place on the form. */
export function placePath(places: Places, place: string): string | undefined {
	for (const [path, at] of places) if (at === place) return path;
	return undefined;
}

/** What is said about paths, gathered at their places on the form. */
export function byPlace<T extends { where: string }>(
	said: readonly T[],
	places: Places,
): Map<string, T[]> {
	const gathered = new Map<string, T[]>();
	for (const one of said) {
		const place = placeOf(places, one.where);
		if (place === undefined) continue;
		gathered.set(place, [...(gathered.get(place) ?? []), one]);
	}
	return gathered;
}

function addEntry(places: Map<string, string>, path: string, entry: FormEntry) {
	places.set(path, entry.id);
	for (const name of Object.keys(entry.values))
		places.set(pathOf(path, name), pathOf(entry.id, name));
	for (const [name, lines] of Object.entries(entry.lists))
		addLines(places, pathOf(path, name), lines);
}

function addLines(
	places: Map<string, string>,
	path: string,
	lines: FormLine[],
) {
	const filled = lines.filter(({ text }) => text.trim() !== "");
	for (const [at, { id }] of filled.entries()) places.set(pathOf(path, at), id);
}

/** The two lists of the words name the grouped skills as well. */
function addListedSkills(
	places: Map<string, string>,
	{ lists }: FormDraft,
	{ words }: Extract<EditedWords, { kind: "resume" }>,
) {
	for (const name of ["technical", "soft"] as const) {
		const path = pathOf("skills", name);
		for (const at of words.skills[name].keys()) places.delete(pathOf(path, at));
		for (const { id, text } of lists[path] ?? []) {
			const at = words.skills[name].indexOf(text.trim());
			if (at >= 0) places.set(pathOf(path, at), id);
		}
	}
}
