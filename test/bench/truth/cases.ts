// Cases of truth: one changed line in an otherwise honest document, labelled by hand. Read as their folder describes them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Case = {
	id: string;
	profile: string;
	language: string;
	kind: string;
	honest: boolean;
	place: string;
	path: string;
	text: string;
	source: readonly { path: string; text: string }[];
};

/** Cases with the JSON Resumes they change, by name. */
export type Collection = {
	name: string;
	cases: readonly Case[];
	profiles: ReadonlyMap<string, unknown>;
};

export function readCases(
	name: string,
	file: string,
	profiles: string,
): Collection {
	const all: Case[] = JSON.parse(readFileSync(file, "utf8"));
	const held = new Map(
		readdirSync(profiles)
			.filter((one) => one.endsWith(".json"))
			.map((one): [string, unknown] => [
				one.slice(0, -".json".length),
				JSON.parse(readFileSync(join(profiles, one), "utf8")),
			]),
	);
	return {
		name,
		cases: all.filter((one) => held.has(one.profile)),
		profiles: held,
	};
}

/** The resume with the case's line in it. */
export function changed(resume: unknown, { path, text }: Case): unknown {
	const [first = "", second = ""] = text.split("|").map((part) => part.trim());
	if (path === "awards.+")
		return appended(resume, "awards", { title: first, awarder: second });
	if (path === "certificates.+")
		return appended(resume, "certificates", { name: text });
	if (path === "languages.+")
		return appended(resume, "languages", { language: first, fluency: second });
	return put(resume, path.split("."), text);
}

function appended(resume: unknown, list: string, entry: object): unknown {
	const held = valueAt(resume, list);
	return {
		...asObject(resume),
		[list]: [...(Array.isArray(held) ? held : []), entry],
	};
}

function put(value: unknown, path: readonly string[], text: string): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return text;
	if (!Array.isArray(value))
		return { ...asObject(value), [key]: put(valueAt(value, key), rest, text) };
	if (key === "+") return [...value, text];
	return value.with(Number(key), put(value[Number(key)], rest, text));
}

function valueAt(value: unknown, key: string): unknown {
	return asObject(value)[key];
}

function asObject(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null
		? Object.fromEntries(Object.entries(value))
		: {};
}
