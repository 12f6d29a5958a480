import { describe, expect, it } from "vitest";
import type { DraftEntry } from "../lines/draft-entry.ts";
import { fitPages } from "./fit-pages.ts";

const lineOf = (text: string, proves = false): DraftEntry["lines"][number] => ({
	sources: ["work_experience.0.achievements.9"],
	original: text,
	text,
	change: "kept",
	value: 0.3,
	terms: new Set(),
	proves,
});
const entryOf = (
	name: string,
	lines: string[],
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
	age: "recent",
	lines: lines.map((text) => lineOf(text)),
	...more,
});
const current = entryOf("planner", [], {
	lines: [
		lineOf("Plan shutdowns", true),
		...["b", "c", "d", "e"].map((text) => lineOf(text)),
	],
});
const linesOf = (entries: DraftEntry[], enough = 0) =>
	fitPages(entries, [], {
		room: 100,
		enough,
		listed: new Set(),
		posting: "",
	}).entries.map(({ lines }) => lines.length);

describe("positions of another kind", () => {
	it("that ended years ago keep a line behind the latest, further back none, and the earliest goes", () => {
		expect(
			linesOf([
				current,
				entryOf("waiter", ["Served", "Cleaned"], { endedYearsAgo: 4 }),
				entryOf("courier", ["Delivered"], { endedYearsAgo: 9 }),
				entryOf("runner", ["Ran"], { endedYearsAgo: 12 }),
			]),
		).toEqual([5, 1, 0]);
	});
	it("stay whole where a line answers much of the posting", () => {
		const answering = { ...lineOf("Found cover at short notice"), value: 0.45 };
		expect(
			linesOf([
				current,
				entryOf("allocator", [], {
					lines: [lineOf("Filed cards"), answering],
					endedYearsAgo: 6,
				}),
			]),
		).toEqual([5, 2]);
	});
	it("stay whole where they ended lately, prove a need, or their title is asked for", () => {
		const proving = [lineOf("Planned the season", true), lineOf("Cleaned")];
		expect(
			linesOf([
				current,
				entryOf("waiter", ["Served", "Cleaned"], { endedYearsAgo: 1 }),
				entryOf("guide", [], { endedYearsAgo: 9, lines: proving }),
				entryOf("clerk", ["Filed", "Typed"], {
					endedYearsAgo: 9,
					headTerms: new Set(["clerk"]),
				}),
			]),
		).toEqual([5, 2, 2, 2]);
	});
	it("stay whole on a page that has little else to say, and where weak lines are to fill one", () => {
		const waiter = entryOf("waiter", ["Served", "Cleaned"], {
			endedYearsAgo: 9,
		});
		const short = entryOf("planner", ["Plan shutdowns"]);
		expect(linesOf([short, waiter])).toEqual([1, 2]);
		expect(linesOf([current, waiter], Number.POSITIVE_INFINITY)).toEqual([
			5, 2,
		]);
	});
	it("are none where their names begin as the latest one's does", () => {
		expect(
			linesOf([
				{ ...current, name: "Rauchfangkehrergeselle, Betrieb Alder" },
				entryOf("Lehrling, Rauchfangkehrerei Berg", ["Kehrbuch geführt"], {
					endedYearsAgo: 9,
				}),
			]),
		).toEqual([5, 1]);
	});
	it("are told with the reason", () => {
		const { omitted } = fitPages(
			[current, entryOf("waiter", ["Served", "Cleaned"], { endedYearsAgo: 9 })],
			[],
			{ room: 100, enough: 0, listed: new Set(), posting: "" },
		);
		expect(omitted).toEqual([
			expect.objectContaining({
				text: "Cleaned",
				reason: "An older position of another kind is kept short",
			}),
		]);
	});
});
