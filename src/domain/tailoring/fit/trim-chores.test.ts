import { describe, expect, it } from "vitest";
import type { DraftEntry } from "../lines/draft-entry.ts";
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
const choreOf = (text: string, at: number): Line => ({
	...lineOf(text, 0.1, at),
	isChore: true,
});
const ROOMY = 100;
const FULL = 10;
const fitted = (
	entries: DraftEntry[],
	{ posting = "", enough = ROOMY }: { posting?: string; enough?: number } = {},
) =>
	fitPages(entries, [], {
		room: 100,
		enough,
		listed: new Set(),
		posting,
	});
/** What is left of `weak` behind six lines of the latest position, with others in a second one. */
const keptOf = (
	weak: readonly string[],
	others: number,
	{ posting = "", enough = FULL }: { posting?: string; enough?: number } = {},
) => {
	const stated = Array.from(
		{ length: others },
		(_, at) => [`Kept the accounts of branch ${at}`, 0.8] as const,
	);
	const { entries } = fitted(
		[
			entryOf([
				...stated.slice(0, 6),
				...weak.map((text) => [text, 0.1] as const),
			]),
			entryOf(stated.slice(6)),
		],
		{ posting, enough },
	);
	return entries[0]?.lines.map(({ text }) => text).slice(6);
};

describe("chores", () => {
	const entry = entryOf(
		[0, 1, 2, 3, 4].map((at) => [`Kept the accounts of branch ${at}`, 0.8]),
	);
	const chore = choreOf("Post and filing", 5);

	it("go even where there is room, and are told as left out", () => {
		const { entries, omitted } = fitted([
			{ ...entry, lines: [...entry.lines, chore] },
		]);
		expect(entries[0]?.lines).toEqual(entry.lines);
		expect(omitted.map(({ text }) => text)).toEqual(["Post and filing"]);
	});
	it("of one word go beside lines that say what was done", () => {
		const { entries, omitted } = fitted([
			{
				...entry,
				lines: [...entry.lines, lineOf("Meetings, meetings", 0.6, 5)],
			},
		]);
		expect(entries[0]?.lines).toEqual(entry.lines);
		expect(omitted.map(({ text }) => text)).toEqual(["Meetings, meetings"]);
	});
	it("stay in a record that has little else", () => {
		const lines = [...entry.lines.slice(0, 2), chore];
		expect(fitted([{ ...entry, lines }]).entries[0]?.lines).toEqual(lines);
	});
	it("stay where nothing else is told of the latest position", () => {
		const { entries } = fitted([{ ...entry, lines: [chore] }, entry]);
		expect(entries[0]?.lines).toEqual([chore]);
	});
	it("stay where they alone name what the posting asks for", () => {
		const named = { ...chore, terms: new Set(["Dentally"]) };
		const lines = [...entry.lines, named];
		expect(fitted([{ ...entry, lines }]).entries[0]?.lines).toEqual(lines);
	});
});

describe("a few words that answer nothing", () => {
	it("go from a page that is full, and only from one", () => {
		const weak = ["Fire wood, two sizes", "Odd jobs"];
		expect(keptOf(weak, 12)).toEqual([]);
		expect(keptOf(weak, 12, { enough: ROOMY })).toHaveLength(2);
	});
	it("are told where a figure or a tool is named", () => {
		const named = ["Tests with JUnit", "Two shifts, 14 rooms"];
		expect(keptOf(named, 12)).toEqual(named);
	});
	it("stay in a short record", () => {
		expect(keptOf(["Fire wood, two sizes"], 6)).toHaveLength(1);
	});
	it("go where the person put them first, in up to eight words", () => {
		expect(
			keptOf(["Bought needles and paper for the whole workroom"], 12),
		).toEqual([]);
		expect(
			keptOf(
				["Bought needles and paper for the whole big workroom upstairs"],
				12,
			),
		).toHaveLength(1);
	});
	it("stay where the posting names what they are about", () => {
		const line = "Minigraver og læsser";
		expect(keptOf([line], 12, { posting: "du kører selv minigraver" })).toEqual(
			[line],
		);
		expect(keptOf([line], 12, { posting: "du lægger fliser" })).toEqual([]);
	});
});

describe("earlier positions", () => {
	const latest = entryOf(
		Array.from({ length: 7 }, (_, at) => [`Kept ${at}0 accounts`, 0.8]),
	);
	const earlier = (texts: readonly (readonly [string, number])[]) => ({
		...entryOf(texts),
		path: "work_experience.1",
		age: "old" as const,
	});
	const linesOf = (entries: DraftEntry[]) =>
		fitted(entries).entries.map(({ lines }) => lines.length);
	const second = earlier([
		["Checked 300 invoices a month", 0.6],
		["Wrote to suppliers", 0.5],
	]);
	it("stand with their title alone where they name a few things and enough else is there to read", () => {
		const till = earlier([["Till, shelves, filling station on Sundays", 0.5]]);
		expect(linesOf([latest, second, till])).toEqual([7, 2, 0]);
	});
	it("keep what counts, what is asked for, and the one before the latest what answers somewhat", () => {
		const counting = earlier([["Served 80 tables", 0.1]]);
		expect(linesOf([latest, second, counting])).toEqual([7, 2, 1]);
		const asked = {
			...earlier([["Till and shelves", 0.3]]),
			headTerms: new Set(["cashier"]),
		};
		expect(linesOf([latest, second, asked])).toEqual([7, 2, 1]);
	});
	it("stay whole where little else is there to read", () => {
		const till = earlier([["Till and shelves", 0.1]]);
		const short = entryOf([["Kept 40 accounts", 0.8]]);
		expect(linesOf([short, second, till])).toEqual([1, 2, 1]);
	});
});

describe("a few plain words that share none with the posting", () => {
	const plainWords = (line: string) => ({
		words: line.split(" ").length,
		isAsked: /till/iu.test(line),
	});
	const told = (weak: readonly (readonly [string, number])[]) => {
		const strong = (from: number) =>
			[0, 1, 2, 3].map(
				(at) => [`Kept the accounts of branch ${from + at}`, 0.8] as const,
			);
		const { entries, omitted } = fitPages(
			[entryOf(strong(0)), entryOf([...strong(4), ...weak])],
			[],
			{ room: 100, enough: 100, listed: new Set(), posting: "", plainWords },
		);
		return {
			left: entries[1]?.lines.slice(4).map(({ text }) => text),
			omitted: omitted.map(({ text }) => text),
		};
	};

	it("go from any position, and are told as left out", () => {
		expect(told([["Drove the delivery van", 0.3]])).toEqual({
			left: [],
			omitted: ["Drove the delivery van"],
		});
	});
	it("stay where they say much or share a word", () => {
		const kept = [
			["Drove the delivery van", 0.5],
			["Till and front counter duties daily", 0.3],
		] as const;
		expect(told(kept).left).toEqual(kept.map(([text]) => text));
	});
	it("stay where they tell that nothing went wrong", () => {
		const safe = "No accidents in the yard";
		expect(told([[safe, 0.3]]).left).toEqual([safe]);
	});
	it("go all the same where what they share is next to nothing", () => {
		expect(told([["Till at night", 0.1]]).left).toEqual([]);
	});
});

describe("What others did or decided", () => {
	const limited =
		"Pricing of larger jobs: went along with the owner and wrote the measures down";
	it("goes where enough else is there to read", () => {
		expect(keptOf([limited], 8)).not.toContain(limited);
	});
	it("stays in a short record, and where the posting names it", () => {
		expect(keptOf([limited], 7)).toContain(limited);
		expect(
			keptOf([limited], 8, { posting: "pricing of jobs, measures" }),
		).toContain(limited);
	});
});
