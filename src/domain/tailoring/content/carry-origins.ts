// Where the lines of a document come from, after a person has edited it: a line that still says the same keeps its sources at
// its new place, whatever was moved around it; a line that was written anew has none, since it rests on nobody but its writer.
import { isBelow, keysOf, pathOf } from "../../profile/content-path.ts";
import type { LineOrigin, Validation } from "./content.ts";

/** `before` and `after` are contents of one kind. Nothing is ever added: every origin that comes out went in. */
export function carryOrigins(
	validation: Validation,
	before: object,
	after: object,
): Validation {
	const follow = follower(before, after);
	const repaired = validation.repaired.flatMap((line) => {
		const path = follow(line.path);
		return path === null ? [] : [{ ...line, path }];
	});
	const lines = validation.lines.flatMap((line): LineOrigin[] => {
		const path = follow(line.path);
		if (path !== null) return [{ ...line, path }];
		// Who puts their own words back has said what the profile says.
		const { original, sources } = line;
		const now = valueAt(after, line.path);
		if (isFilledIn(valueAt(before, line.path), now))
			return [{ ...line, filled: true }];
		const isBack = original !== undefined && now === original;
		return isBack ? [{ path: line.path, sources, change: "kept" }] : [];
	});
	return { ...validation, lines, repaired };
}

/** The same text but for its blanks, such as "[start date]". */
function isFilledIn(before: unknown, now: unknown): boolean {
	if (typeof before !== "string" || typeof now !== "string") return false;
	const parts = before.split(BLANK);
	if (parts.length === 1) return false;
	const [first = "", last = ""] = [parts[0], parts.at(-1)];
	if (!now.startsWith(first) || !now.endsWith(last)) return false;
	let at = first.length;
	return parts.slice(1).every((part) => {
		const found = now.indexOf(part, at + 1);
		at = found + part.length;
		return found > 0;
	});
}

const BLANK = /\[[^\][\n]+\]/u;

type Follow = (path: string) => string | null;

function follower(before: object, after: object): Follow {
	const entries = pairAll(before, after);
	const taken = new Set<string>();
	return (path) => {
		const found = placesFor(path, { entries, after }).find(
			(place) =>
				!taken.has(place) &&
				sameWords(valueAt(before, path), valueAt(after, place)),
		);
		if (found === undefined) return null;
		taken.add(found);
		return found;
	};
}

type Search = { entries: ReadonlyMap<string, string>; after: object };

/** Where a line may stand now, the likeliest place first: in its own entry, then beside where it was, then anywhere alike. */
function placesFor(path: string, { entries, after }: Search): string[] {
	const [name = "", at = "", ...rest] = keysOf(path);
	const entry = entries.get(pathOf(name, at));
	if (entry !== undefined && rest.length === 0) return [entry];
	const own = entry === undefined ? path : [entry, ...rest].join(".");
	if (!/\.\d+$/.test(own)) return [own];
	const list = own.replace(/\.\d+$/, "");
	return [own, ...placesIn(after, list), ...otherGroups(after, list)];
}

const GROUPS = pathOf("skills", "groups");

/** A skill may have gone to another group. */
function otherGroups(after: object, list: string): string[] {
	if (!isBelow(list, GROUPS)) return [];
	return placesIn(after, GROUPS).flatMap((group) =>
		placesIn(after, pathOf(group, "skills")),
	);
}

function placesIn(after: object, list: string): string[] {
	const value = valueAt(after, list);
	return Array.isArray(value) ? value.map((_, at) => pathOf(list, at)) : [];
}

/** For each entry of a list the place of the one it became: the closest in words first, so that a moved entry is found again. */
function pairAll(before: object, after: object): Map<string, string> {
	const pairs = new Map<string, string>();
	for (const [name, list] of Object.entries(before)) {
		const now = valueAt(after, name);
		if (!Array.isArray(list) || !Array.isArray(now)) continue;
		const alike = list
			.flatMap((old: unknown, from) =>
				now.map((entry: unknown, to) => ({
					from,
					to,
					likeness: likeness(old, entry),
				})),
			)
			.filter(({ likeness }) => likeness > 0)
			.sort(
				(a, b) =>
					b.likeness - a.likeness ||
					Math.abs(a.from - a.to) - Math.abs(b.from - b.to),
			);
		const used = new Set<number>();
		for (const { from, to } of alike) {
			if (pairs.has(pathOf(name, from)) || used.has(to)) continue;
			pairs.set(pathOf(name, from), pathOf(name, to));
			used.add(to);
		}
	}
	return pairs;
}

function likeness(a: unknown, b: unknown): number {
	const own = new Set(textsOf(b));
	return textsOf(a).filter((text) => own.has(text)).length;
}

function textsOf(value: unknown): string[] {
	if (typeof value === "string") return value === "" ? [] : [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsOf);
}

/** An entry's own words are its head: the lines below it have origins of their own. */
function sameWords(a: unknown, b: unknown): boolean {
	return a !== undefined && headOf(a) === headOf(b);
}

function headOf(value: unknown): string {
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const head = Object.entries(value).filter(
		([, part]) => !Array.isArray(part) && part !== "",
	);
	return JSON.stringify(head.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function valueAt(tree: unknown, path: string): unknown {
	let value = tree;
	for (const name of keysOf(path))
		value =
			typeof value === "object" && value !== null
				? Reflect.get(value, name)
				: undefined;
	return value;
}
