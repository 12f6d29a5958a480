import { describe, expect, it } from "vitest";
import type { DraftEntry } from "../lines/draft-entry.ts";
import { fitPages } from "./fit-pages.ts";
import { NOT_ASKED_FOR } from "./page-lines.ts";

type Line = DraftEntry["lines"][number];

const lineOf = (text: string, value: number, terms: string[] = []): Line => ({
	sources: [`work_experience.0.achievements.${text}`],
	original: text,
	text,
	change: "kept",
	value,
	terms: new Set(terms),
});
const entryOf = (name: string, lines: Line[]): DraftEntry => ({
	section: "work_experience",
	at: 0,
	path: `work_experience.${name}`,
	name,
	headTerms: new Set(),
	headValue: 0,
	description: null,
	note: "",
	age: "latest",
	lines,
});
const strong = (text: string) => lineOf(text, 1, ["Kafka"]);
const weak = (text: string) => lineOf(text, 0.05);
const fitted = (entries: DraftEntry[], enough: number) =>
	fitPages(entries, [], {
		room: 100,
		enough,
		listed: new Set(),
		posting: "",
	});

describe("lines that show nothing that is asked for", () => {
	const first = entryOf(
		"first",
		["a", "b", "c"].map(strong).concat(["d", "e", "f"].map(weak)),
	);
	it("go where there is enough to read, and the latest position keeps four", () => {
		const { entries, omitted } = fitted([first], 0);
		expect(entries[0]?.lines.map(({ text }) => text)).toEqual([
			"a",
			"b",
			"c",
			"d",
		]);
		expect(omitted.map(({ text, reason }) => [text, reason])).toEqual([
			["f", NOT_ASKED_FOR],
			["e", NOT_ASKED_FOR],
		]);
	});
	it("are none where they tell what came of the work", () => {
		const outcomes = [
			"Cut the nightly run from 4h10 to 55 minutes",
			"Waste down to 2.2% of sales",
		];
		const entry = entryOf(
			"first",
			["a", "b"].map(strong).concat([...outcomes, "c", "d", "e"].map(weak)),
		);
		const [kept] = fitted([entry], 0).entries;
		expect(kept?.lines.map(({ text }) => text)).toEqual([
			"a",
			"b",
			...outcomes,
		]);
	});
	it("stay where the page would look empty without them", () => {
		expect(fitted([first], 40).omitted).toEqual([]);
	});
	it("stay where nothing else answers the posting either", () => {
		const far = entryOf("far", ["a", "b", "c", "d", "e", "f"].map(weak));
		expect(fitted([far], 0).omitted).toEqual([]);
	});
	it("an old position keeps a line", () => {
		const old = {
			...entryOf("old", [weak("g"), weak("i")]),
			age: "old" as const,
		};
		const { entries } = fitted([first, old], 0);
		expect(entries.map(({ name, lines }) => [name, lines.length])).toEqual([
			["first", 4],
			["old", 1],
		]);
	});
	it("a project of another kind goes whole", () => {
		const hobby = {
			...entryOf("hobby", [weak("h")]),
			section: "projects" as const,
			age: "recent" as const,
		};
		expect(fitted([first, hobby], 0).entries.map(({ name }) => name)).toEqual([
			"first",
		]);
	});
});
