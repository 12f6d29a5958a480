import { describe, expect, it } from "vitest";
import { wordedIn } from "./letter-wording.ts";
import type { Choose } from "./lines.ts";
import type { PlainFact } from "./plain-facts.ts";

const facts = [
	["F1", "work_experience.0.achievements.0", "Wrote the bootloader"],
	["F2", "work_experience.1.company_name", "Contaluz"],
	["F3", "work_experience.1.achievements.0", "Drivers for smart meters"],
	["F4", "work_experience.1.achievements.1", "Migrated the repository to Git"],
	["F5", "awards.0.award_name", "Engineer of the Year"],
].map(([id = "", path = "", text = ""]) => ({ id, path, text }));

const bootloader = said("I wrote the bootloader.", "F1");
const drivers = said("At Contaluz I wrote drivers.", "F2", "F3");
const there = {
	...said("There I migrated the repository to Git.", "F4"),
	plain: "I migrated the repository to Git.",
};

function said(text: string, ...ids: string[]) {
	return { text, facts: ids, plain: "" };
}

function texts(choose: Choose, ...all: (typeof there)[]): string[] {
	return textsWith(() => null, choose, all);
}

function textsWith(
	plainFact: PlainFact,
	choose: Choose,
	all: (typeof there)[],
): string[] {
	const worded = wordedIn(all, {
		...{ facts, sentences: [], choose, plainFact, language: "en" },
		ending: undefined,
	});
	return worded(all).map(({ text }) => text);
}

const all: Choose = ({ text }) => text;
const allBut =
	(words: string): Choose =>
	({ text, plain }) =>
		[text, plain].find((one) => one !== "" && !one.includes(words)) ?? null;

describe("a sentence that points back", () => {
	it("stands behind the employer it points to", () => {
		expect(texts(all, bootloader, drivers, there)).toEqual([
			bootloader.text,
			drivers.text,
			there.text,
		]);
	});

	it("takes its plain wording where what it points to may not stand", () => {
		const [first, , last] = texts(
			allBut("wrote drivers"),
			bootloader,
			drivers,
			there,
		);
		expect([first, last]).toEqual([bootloader.text, there.plain]);
	});

	it("goes where it would point to another employer and has no other wording", () => {
		expect(texts(all, bootloader, { ...there, plain: "" })).toEqual([
			bootloader.text,
		]);
	});

	it("stands behind an award that the employer gave", () => {
		const award = said("Contaluz named me Engineer of the Year.", "F5");
		expect(texts(all, bootloader, award, there)).toContain(there.text);
		const other = said("I was named Engineer of the Year.", "F5");
		expect(texts(all, bootloader, other, there)).not.toContain(there.text);
	});

	it("stands where it names the employer itself", () => {
		const named = {
			...there,
			text: "There was a move to Git at Contaluz.",
			facts: ["F2", "F4"],
		};
		expect(texts(all, bootloader, named)).toContain(named.text);
	});
});

describe("a sentence that may not stand", () => {
	const plainFact: PlainFact = ({ text }) =>
		text === "Drivers for smart meters" ? null : `I have: ${text}.`;
	const words = (...all: (typeof there)[]) =>
		textsWith(plainFact, allBut("goes too far"), all);

	it("leaves its place to the lines it names, each as a sentence", () => {
		const far = said("This goes too far.", "F1", "F4");
		expect(words(far)).toEqual([
			"I have: Wrote the bootloader. I have: Migrated the repository to Git.",
		]);
	});

	it("tells no line that another sentence tells", () => {
		const far = said("This goes too far.", "F1", "F4");
		expect(words(bootloader, far)).toEqual([
			bootloader.text,
			"I have: Migrated the repository to Git.",
		]);
	});

	it("leaves nothing behind it that would point to its employer", () => {
		const far = said("This goes too far.", "F2", "F4");
		const back = { ...there, facts: ["F3"] };
		expect(words(far, back).at(-1)).toBe(back.plain);
	});
});

describe("a sentence that leads to a proof", () => {
	const asked = said("You ask for drivers.");
	const gap = said("Drivers for meters are not on my resume.");
	const far = said("This goes too far.", "F3");

	it("goes where nothing it leads to may stand", () => {
		const kept = allBut("too far");
		expect(texts(kept, bootloader, asked, far)).not.toContain(asked.text);
		expect(texts(kept, asked, far, bootloader)).toContain(asked.text);
	});

	it("stays where it is a gap", () => {
		expect(texts(allBut("too far"), gap, far)).toContain(gap.text);
	});
});
