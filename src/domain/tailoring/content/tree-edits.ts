// Edits of a content by path: parts replaced or taken out, and the new path of every part that is left.

import type { Problem } from "../../problem.ts";
import { keysOf, pathOf } from "../../profile/content-path.ts";

export type Edits = {
	set: ReadonlyMap<string, unknown>;
	remove: ReadonlySet<string>;
};
export type Edited = {
	tree: unknown;
	newPath: (path: string) => string | null;
};

/** The tree with the edits made. Only entries of lists can be dropped; those after them move up. */
export function editTree(tree: unknown, edits: Edits): Edited {
	const moved = new Map<string, string | null>();
	const edited = visit(tree, { path: "", newPath: "" }, { ...edits, moved });
	return { tree: edited, newPath: (path) => followMoves(path, moved) };
}

type Place = { path: string; newPath: string };

type Visit = Edits & { moved: Map<string, string | null> };

function visit(value: unknown, place: Place, edits: Visit): unknown {
	if (edits.set.has(place.path)) return edits.set.get(place.path);
	if (Array.isArray(value)) {
		const left: unknown[] = [];
		value.forEach((entry: unknown, at) => {
			const path = inside(place.path, at);
			const newPath = inside(place.newPath, left.length);
			edits.moved.set(path, edits.remove.has(path) ? null : newPath);
			if (!edits.remove.has(path))
				left.push(visit(entry, { path, newPath }, edits));
		});
		return left;
	}
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, entry]) => [
			name,
			visit(
				entry,
				{
					path: inside(place.path, name),
					newPath: inside(place.newPath, name),
				},
				edits,
			),
		]),
	);
}

function inside(path: string, name: string | number): string {
	return path === "" ? String(name) : pathOf(path, name);
}

function followMoves(
	path: string,
	moved: ReadonlyMap<string, string | null>,
): string | null {
	const parts = keysOf(path);
	for (let length = parts.length; length > 0; length -= 1) {
		const head = parts.slice(0, length).join(".");
		const target = moved.get(head);
		if (target === null) return null;
		if (target !== undefined) return [target, ...parts.slice(length)].join(".");
	}
	return path;
}

/** Where the problems stand, each place once with its first reason. */
export function firstReasons(
	problems: readonly Problem[],
): Map<string, string> {
	const reasons = new Map<string, string>();
	for (const { where, message } of problems)
		if (!reasons.has(where)) reasons.set(where, message);
	return reasons;
}

/** The text at a path; anything else as JSON, for the record of what was dropped. */
export function textAt(content: unknown, path: string): string {
	let value: unknown = content;
	for (const name of keysOf(path))
		value =
			typeof value === "object" && value !== null
				? Reflect.get(value, name)
				: undefined;
	return typeof value === "string"
		? value
		: value === undefined
			? ""
			: JSON.stringify(value);
}
