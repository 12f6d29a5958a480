// docs/how-to/add-a-language.md says what a language consists of; the tree must agree.
import { describe, expect, it } from "vitest";
import {
	LANGUAGE_CODES,
	READ_ONLY_CODES,
} from "#src/domain/language/language-code.ts";
import { languageOf } from "#src/domain/language/reading/languages.ts";
import { projectFiles, textOf } from "./sources.ts";

const ROOM = "src/domain/language/";
const TABLES = `${ROOM}tables/`;
const READING = `${ROOM}reading/`;
const files = projectFiles().filter((path) => path.startsWith(ROOM));
const ofLanguages = files.filter(
	(path) =>
		path.slice(ROOM.length).includes("/") &&
		![TABLES, READING].some((folder) => path.startsWith(folder)),
);
const groups = Object.keys(languageOf("en")).filter(
	(key) => !["code", "name"].includes(key),
);

/** What is known of a language in which nothing is written. */
const READ_GROUPS = ["dates", "resume"];

describe("the languages", () => {
	it("are the folders of their room, each with a file per group", () => {
		const written = LANGUAGE_CODES.flatMap((code) =>
			groups.map((group) => `${ROOM}${code}/${group}.ts`),
		);
		const read = READ_ONLY_CODES.flatMap((code) =>
			READ_GROUPS.map((group) => `${ROOM}${code}/${group}.ts`),
		);
		const expected = [...written, ...read];
		expect(ofLanguages.toSorted()).toEqual(expected.sort());
	});

	it("have a table for each group", () => {
		const tables = files.filter((path) => path.startsWith(TABLES));
		expect(tables.sort()).toEqual(
			groups.map((group) => `${TABLES}${group}-of-languages.ts`).sort(),
		);
	});

	it("are added by the steps of the how-to, which names each group with its shape", () => {
		const howTo = textOf("docs/how-to/add-a-language.md");
		const named = [...howTo.matchAll(/^ *\| `(\w+)\.ts` \| `([^`]+)`/gm)];
		expect(named.map(([, group]) => group).sort()).toEqual(groups.sort());
		for (const [, , shape] of named) expect(files).toContain(shape);
	});

	it("hold words and no code that reads text", () => {
		const running = ofLanguages.filter((path) =>
			/=>|^(?:export )?function \w+\(|^import (?!type|=)/m.test(textOf(path)),
		);
		expect(running).toEqual([]);
	});
});
