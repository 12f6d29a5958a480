// Nothing may appear in an import that the file does not hold. Every layout with every person is imported, and every word of the
// result is looked up in the file's own text, which is read here in another way than the import reads it.
import { describe, expect, test } from "vitest";
import type { ImportedProfile } from "#src/domain/resume-reading/draft/imported-profile.ts";
import { findDates } from "#src/domain/resume-reading/lines/find-dates.ts";
import { ownCases } from "../../../test/bench/import/layouts/own-cases.ts";
import { HEADS } from "../../../test/bench/import/layouts/sheet.ts";
import { docxText } from "../../../test/docx-text.ts";
import { pdfText } from "../../../test/pdf-text.ts";
import { readResumeFile } from "./read-file.ts";

/** A heading says what its section is and is not told again. */
const headings = bare(Object.values(HEADS).flatMap(Object.values).join(" "));

const cases = await Promise.all(
	(await ownCases()).map(async ({ name, kind, bytes }) => ({
		name,
		text: await textOf(kind, bytes),
		imported: await readResumeFile(bytes),
	})),
);

async function textOf(kind: string, bytes: Uint8Array): Promise<string> {
	if (kind === "text") return new TextDecoder().decode(bytes);
	return kind === "docx" ? docxText(bytes) : pdfText(bytes);
}

/** Letters and digits alone: a line's end, a hyphen or a bullet changes nothing. */
function bare(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

type Leaf = { path: (string | number)[]; value: unknown };

function leaves(value: unknown, path: (string | number)[] = []): Leaf[] {
	if (Array.isArray(value))
		return value.flatMap((each, at) => leaves(each, [...path, at]));
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([key, each]) =>
			leaves(each, [...path, key]),
		);
	return value === null || value === "" || value === false
		? []
		: [{ path, value }];
}

const isLevel = ({ path }: Leaf) => String(path.at(-1)).endsWith("_level");
const isDate = ({ path }: Leaf) => String(path.at(-1)).endsWith("_date");

function inventedWords({ profile }: ImportedProfile, text: string): string[] {
	const source = bare(text);
	return leaves(profile)
		.filter(
			(leaf) =>
				typeof leaf.value === "string" && !isLevel(leaf) && !isDate(leaf),
		)
		.flatMap(({ path, value }) =>
			String(value)
				.split(/\n| – | \| /)
				.map((line) => line.replace(/^https?:\/\/(www\.)?/, ""))
				.filter((line) => !source.includes(bare(line)))
				.map((line) => `${path.join(".")}: ${line}`),
		);
}

function inventedDates(imported: ImportedProfile): string[] {
	return leaves(imported.profile)
		.filter(isDate)
		.filter(({ path, value }) => {
			const source = imported.sources.find(
				(each) => each.path.join() === path.join(),
			);
			const found = source ? findDates(source.quote.replace(/\n/g, " ")) : null;
			return (
				found === null || ![found.start, found.end].includes(String(value))
			);
		})
		.map(({ path, value }) => `${path.join(".")}: ${value}`);
}

describe("an import invents nothing and says where everything stands", () => {
	test.each(cases)("$name", ({ imported, text }) => {
		expect(inventedWords(imported, text)).toEqual([]);
		expect(inventedDates(imported)).toEqual([]);
		const sourced = new Set(imported.sources.map(({ path }) => path.join(".")));
		const unsourced = leaves(imported.profile)
			.map(({ path }) => path.join("."))
			.filter((path) => !sourced.has(path));
		expect(unsourced).toEqual([]);
		const source = bare(text);
		for (const { quote } of imported.sources)
			for (const line of quote.split("\n"))
				for (const words of line.split(/\s+/))
					expect(source).toContain(bare(words));
	});

	test("and what is not understood is told, not lost", () => {
		const lost = cases.map(({ name, imported, text }) => {
			const { sources, unread, profile } = imported;
			const quotes = sources.map(({ quote }) => quote);
			const reported = bare(
				[...quotes, ...unread, JSON.stringify(profile)].join(" "),
			);
			const words = text.split(/\s+/).filter((word) => /\p{L}{5,}/u.test(word));
			const left = words.filter(
				(word) =>
					!reported.includes(bare(word)) && !headings.includes(bare(word)),
			);
			return left.map((word) => `${name}: ${word}`);
		});
		expect(lost.flat()).toEqual([]);
	});
});
