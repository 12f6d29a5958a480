import { describe, expect, it } from "vitest";
import type { DraftEntry } from "../lines/resume-draft.ts";
import { fitPages } from "./fit-pages.ts";

type Line = DraftEntry["lines"][number];
const lineOf = (text: string, value: number, at: number): Line => ({
	sources: [`work_experience.0.achievements.${at}`],
	original: text,
	text,
	change: "kept",
	value,
	terms: new Set(),
});
const entryOf = (
	texts: readonly (readonly [string, number])[],
): DraftEntry => ({
	section: "work_experience",
	at: 0,
	path: "work_experience.0",
	name: "Clerk",
	headTerms: new Set(),
	headValue: 0,
	description: null,
	note: "",
	age: "latest",
	lines: texts.map(([text, value], at) => lineOf(text, value, at)),
});
const keptOf = (chores: readonly string[], others: number, posting = "") => {
	const stated = Array.from(
		{ length: others },
		(_, at) => [`Kept the accounts of branch ${at}`, 0.8] as const,
	);
	const entries = [
		entryOf([
			...stated.slice(0, 6),
			...chores.map((text) => [text, 0.1] as const),
		]),
		entryOf(stated.slice(6)),
	];
	const fitted = fitPages(entries, [], {
		room: 100,
		enough: 100,
		listed: new Set(),
		isChosen: false,
		posting,
	});
	return fitted.entries[0]?.lines.map(({ text }) => text).slice(6);
};

describe("chores", () => {
	it("go even where there is room", () => {
		expect(keptOf(["Tea, toner, lost property", "Ablage"], 12)).toEqual([]);
	});
	it("are none where a figure or a tool is named", () => {
		const named = ["Tests with JUnit", "Two shifts, 14 rooms"];
		expect(keptOf(named, 12)).toEqual(named);
	});
	it("stay in a short record", () => {
		expect(keptOf(["Post, copies, archive"], 7)).toHaveLength(1);
	});
	it("of a kitchen or a cupboard go with a figure and from a short record too", () => {
		for (const chore of [
			"Emptied the office fridge every 2 weeks",
			"Kaffeekasse für 12 Leute",
			"Vaisselle du vendredi",
			"Fikaansvarig vecka 7",
			"Afwasdienst, 1 keer per week",
			"Oppvask hver fredag",
		])
			expect(keptOf([chore], 7), chore).toEqual([]);
	});
	it("are none where the posting names what they are about", () => {
		const line = "Minigraver og læsser";
		expect(keptOf([line], 12, "du kører selv minigraver")).toEqual([line]);
		expect(keptOf([line], 12, "du lægger fliser")).toEqual([]);
	});
	it("go where the posting shares no more than the beginning of a word", () => {
		expect(keptOf(["Kaffeansvar vecka 12"], 7, "gratis kaffe")).toEqual([]);
	});
	it("stay where the posting asks for them", () => {
		const chore = "Car wash, 2 bays";
		expect(keptOf([chore], 7, "run our car wash")).toEqual([chore]);
	});
});
