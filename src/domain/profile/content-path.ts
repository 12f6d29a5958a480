// Paths in a profile and in a document's content, such as "work_experience.2.achievements.0": the keys from the top down, put
// together with dots. Stored documents name their sources and lines by them, so their form is fixed. This is the only place
// that takes them apart or puts them together.

import { recent } from "../recent.ts";

/** The path of these keys from the top down. An empty key is left out, so that a path may begin with "". */
export function pathOf(...keys: readonly (string | number)[]): string {
	let path = "";
	for (const key of keys) if (key !== "") path += path === "" ? key : `.${key}`;
	return path;
}

export const SUMMARY_PATH = pathOf("personal", "summary");

/** The paths of fields one level below the top of a tree, whose type knows which there are. */
export function fieldPathsOf<Tree>(): <Part extends keyof Tree & string>(
	part: Part,
	field: keyof Tree[Part] & string,
) => string {
	return pathOf;
}

export function keysOf(path: string): readonly string[] {
	return known(path);
}

/** The same few paths are asked about all the time. */
const known = recent((path: string): readonly string[] => path.split("."), {
	most: 4_000,
	longest: 200,
});

/** "work_experience" of "work_experience.2.achievements.0". */
export function sectionOf(path: string): string {
	const end = path.indexOf(".");
	return end < 0 ? path : path.slice(0, end);
}

/** The place of an entry in its section, counted from 0; null where the path names no entry of a list. */
export function entryIndexOf(path: string): number | null {
	const entry = path.indexOf(".") + 1;
	const end = path.indexOf(".", entry);
	const key = entry === 0 ? "" : path.slice(entry, end < 0 ? path.length : end);
	return /^\d+$/.test(key) ? Number(key) : null;
}

/** "work_experience.2" of "work_experience.2.achievements.0"; a path of two keys or fewer is its own. */
export function entryPathOf(path: string): string {
	const entry = path.indexOf(".") + 1;
	const end = entry === 0 ? -1 : path.indexOf(".", entry);
	return end < 0 ? path : path.slice(0, end);
}

/** The last key: the field, or the place in its list. */
export function lastKeyOf(path: string): string {
	return path.slice(path.lastIndexOf(".") + 1);
}

/** The path without its last key. */
export function parentOf(path: string): string {
	return path.slice(0, Math.max(0, path.lastIndexOf(".")));
}

/** The field of an entry: "achievements" of "work_experience.2.achievements.0"; of what stands alone, such as "personal", its field. */
export function fieldOf(path: string): string {
	const at = entryIndexOf(path) === null ? 1 : 2;
	return keysOf(path)[at] ?? "";
}

/** The list that a path names a member of: "achievements" of "….achievements.0", "skills" of "skills.3"; null for anything else. */
export function listOf(path: string): string | null {
	const keys = keysOf(path);
	return /^\d+$/.test(keys.at(-1) ?? "") ? (keys.at(-2) ?? null) : null;
}

/** Whether it names a line in which somebody tells of an entry: an achievement, or a sentence of its description. */
export function isEntryLine(path: string): boolean {
	return ENTRY_LINE.test(path);
}

const ENTRY_LINE = /^[^.]+\.\d+\.(?:achievements|description)(?:\.|$)/;

/** Whether a path is deeper in the tree than another, below it. */
export function isBelow(path: string, ancestor: string): boolean {
	return path.charCodeAt(ancestor.length) === DOT && path.startsWith(ancestor);
}

const DOT = ".".charCodeAt(0);

/** The keys of `path` below `ancestor`; empty where it is not below it. */
export function keysBelow(path: string, ancestor: string): readonly string[] {
	return isBelow(path, ancestor) ? keysOf(path.slice(ancestor.length + 1)) : [];
}

export function isInSection(
	path: string,
	...sections: readonly string[]
): boolean {
	for (const section of sections)
		if (path === section || isBelow(path, section)) return true;
	return false;
}

/** What stands at a path of any tree; undefined where the path leads nowhere. */
export function valueAt(tree: unknown, path: string): unknown {
	let value = tree;
	for (const key of keysOf(path)) {
		if (typeof value !== "object" || value === null) return undefined;
		if (!Object.hasOwn(value, key)) return undefined;
		value = Reflect.get(value, key);
	}
	return value;
}

/** Puts a value at a path, in place, making the objects on the way. A key of an object's prototype is refused with false. */
export function putAt(tree: object, path: string, value: unknown): boolean {
	const keys = keysOf(path);
	if (keys.some((key) => FORBIDDEN.has(key))) return false;
	let at: object = tree;
	for (const key of keys.slice(0, -1)) {
		const next: unknown = Reflect.get(at, key);
		if (typeof next === "object" && next !== null) at = next;
		else {
			const made = {};
			Reflect.set(at, key, made);
			at = made;
		}
	}
	return Reflect.set(at, keys.at(-1) ?? "", value);
}

const FORBIDDEN: ReadonlySet<string> = new Set([
	"__proto__",
	"constructor",
	"prototype",
]);
