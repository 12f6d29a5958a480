// What the documents for readers say of the tree must be so: a path that has moved would send a newcomer astray.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles, root, textOf } from "./sources.ts";

const documents = projectFiles().filter((path) => path.endsWith(".md"));

describe.each(documents)("%s", (document) => {
	const text = textOf(document);

	it("names only files that are there", () => {
		const named = [
			...text.matchAll(/`((?:src|bin|test|docs|assets)\/[^`\s]+)`/g),
		]
			.map(([, path = ""]) => path)
			.filter((path) => !/[<*]/.test(path));
		expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});

	it("links only to pages that are there", () => {
		const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
			([, path = ""]) => join(dirname(document), path),
		);
		expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});
});

it("the architecture fits on a few screens", () => {
	expect(textOf("ARCHITECTURE.md").split("\n").length).toBeLessThanOrEqual(200);
});

it(".env.example names every variable that is read, and no other", () => {
	const read = [
		...textOf("src/environment.ts").matchAll(
			/^\s+([A-Z][A-Z_]+): (?:z|addressWith|commaList)\b/gm,
		),
	].map(([, name]) => name);
	const shown = [...textOf(".env.example").matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(
		([, name]) => name,
	);
	expect(shown.filter((name) => name !== "TEST_DATABASE_URL").sort()).toEqual(
		read.sort(),
	);
});
