import { describe, expect, it } from "vitest";
import type { DraftEntry } from "../lines/draft-entry.ts";
import { fitPages } from "./fit-pages.ts";
import type { Extra } from "./page-draft.ts";

const entryOf = (
	name: string,
	count: number,
	more: Partial<DraftEntry> = {},
): DraftEntry => ({
	section: "work_experience",
	at: 0,
	path: `work_experience.${name}`,
	name,
	headTerms: new Set(),
	headValue: 0,
	description: null,
	note: "",
	age: "latest",
	lines: Array.from({ length: count }, (_, at) => ({
		sources: [`${name}.${at}`],
		original: `${name} ${at}`,
		text: `${name} ${at}`,
		change: "kept" as const,
		value: count - at,
		terms: new Set<string>(),
	})),
	...more,
});
const extra = (path: string, more: Partial<Extra> = {}): Extra => ({
	path,
	text: path,
	lines: 3,
	value: 0,
	terms: new Set(),
	...more,
});
const budget = {
	room: 40,
	enough: 40,
	listed: new Set<string>(),
	posting: "",
};

describe("fitting a page", () => {
	it("leaves all where there is room", () => {
		const fitted = fitPages([entryOf("nurse", 5)], [extra("publications.0")], {
			...budget,
		});
		expect(fitted.omitted).toEqual([]);
		expect(fitted.entries[0]?.lines).toHaveLength(5);
	});
	it("what was counted in an old position stays up to six lines", () => {
		const old = entryOf("pool", 8, { age: "old" });
		const counted = old.lines.map((line, at) =>
			at > 3 ? { ...line, original: `112 children taught ${at}` } : line,
		);
		const [whole, plain] = [counted, old.lines].map(
			(lines) =>
				fitPages([{ ...old, lines }], [], budget).entries[0]?.lines ?? [],
		);
		expect(plain).toHaveLength(4);
		expect(whole).toHaveLength(6);
		expect(
			whole?.filter(({ original }) => original.includes("112")).length,
		).toBeGreaterThan(1);
	});
	it("publications and projects go before the lines of the latest work, and it is said", () => {
		const project = entryOf("kiosk", 0, {
			section: "projects",
			path: "projects.0",
		});
		const fitted = fitPages(
			[entryOf("nurse", 5), project],
			[extra("publications.0")],
			{ ...budget, room: 9 },
		);
		expect(fitted.entries.map(({ name }) => name)).toEqual(["nurse"]);
		expect(fitted.without).toEqual(new Set(["publications.0"]));
		expect(fitted.omitted.map(({ path }) => path).toSorted()).toEqual([
			"projects.0",
			"publications.0",
		]);
		expect(fitted.entries[0]?.lines).toHaveLength(5);
	});
	it("the latest work keeps four lines whatever the room", () => {
		const { entries } = fitPages([entryOf("nurse", 8)], [], {
			...budget,
			room: 1,
		});
		expect(entries[0]?.lines.map(({ text }) => text)).toEqual([
			"nurse 0",
			"nurse 1",
			"nurse 2",
			"nurse 3",
		]);
	});
	it("what alone shows a word of the posting stays", () => {
		const only = extra("publications.0", { terms: new Set(["triage"]) });
		const { without } = fitPages([entryOf("nurse", 3)], [only], {
			...budget,
			room: 1,
		});
		expect(without.size).toBe(0);
	});
	it("the best proof of a need stays before words that only one line shows", () => {
		const mentor = entryOf("mentor", 1, {
			section: "volunteer",
			path: "volunteer.0",
		});
		const [line] = mentor.lines;
		if (line) mentor.lines = [{ ...line, proves: true, isNeeded: true }];
		const named = entryOf("kiosk", 1, {
			section: "projects",
			path: "projects.0",
			headTerms: new Set(["requirement 3"]),
		});
		const { entries } = fitPages([entryOf("nurse", 4), mentor, named], [], {
			...budget,
			room: 14,
		});
		expect(entries.map(({ name }) => name)).toEqual(["nurse", "mentor"]);
	});
	it("prose about a position goes beside three lines of it, unless it counts and answers", () => {
		const prose = (text: string, value = 1) => {
			const entry = entryOf("nurse", 4);
			const [first, ...others] = entry.lines;
			const said = first && {
				...first,
				...{ original: text, text, value, sources: ["nurse.0.description"] },
			};
			return fitPages(
				[{ ...entry, lines: said ? [...others, said] : others }],
				[],
				budget,
			).entries[0]?.lines.length;
		};
		expect(prose("Cared for patients")).toBe(3);
		expect(prose("Cared for patients of 28 beds")).toBe(4);
		expect(prose("Clinic of a small town, 60 people", 0.1)).toBe(3);
	});
	it("a description goes with its publication", () => {
		const { without, omitted } = fitPages(
			[],
			[
				extra("publications.0", { value: -1 }),
				extra("publications.0.description", {
					value: 1,
					within: "publications.0",
				}),
			],
			{ ...budget, room: 0 },
		);
		expect(without.size).toBe(2);
		expect(omitted).toHaveLength(1);
	});
});
