// Lines of notes in sentences about the work.
import { describe, expect, test } from "vitest";
import { joinedNotes, noteOf, notesIn } from "./line-notes.ts";

const partOf = (line: string, language: "da" | "de" | "es" | "fr" | "nl") =>
	noteOf({ line, isCurrent: true }, language)?.part ?? null;

describe("a line of notes", () => {
	test("stands in a sentence about the work as it was written", () => {
		expect(partOf("Stützmauern aus Granit", "de")).toBe(
			"Stützmauern aus Granit",
		);
		expect(partOf("Støttemure i granit og beton", "da")).toBe(
			"støttemure i granit og beton",
		);
		expect(partOf("Nóminas de 320 trabajadores", "es")).toBe(
			"nóminas de 320 trabajadores",
		);
	});

	test("is none where it says what somebody is", () => {
		expect(partOf("Formand for et sjak på fire", "da")).toBeNull();
		expect(partOf("Aide-soignante en service de gériatrie", "fr")).toBeNull();
		expect(partOf("Aandachtsvelder incontinentie op de afdeling", "nl")).toBe(
			null,
		);
	});

	test("is none where it names somebody", () => {
		expect(partOf("Mitarbeiterin des Monats", "de")).toBeNull();
		expect(partOf("Månedens medarbejder to gange", "da")).toBeNull();
	});

	test("is none where it limits what was done", () => {
		expect(partOf("Kontaktlinsen nur Nachbestellung", "de")).toBeNull();
		expect(partOf("Chocolat, un peu à Pâques", "fr")).toBeNull();
	});

	test("is told as a figure where it says what came of the work", () => {
		const result = noteOf(
			{ line: "Ausschuss von 3,1 % auf 1,8 %", isCurrent: true },
			"de",
		);
		expect(result?.frames.same).toEqual(["In Zahlen: {part}"]);
		expect(result?.part).toBe("Ausschuss sank von 3,1 % auf 1,8 %");
		// A figure that says nothing of what came of it is a heading.
		expect(partOf("1st-Level-Support für 600 Anwender", "de")).toBeNull();
	});

	test("shares its sentence with others, and each can be found in it again", () => {
		const two = ["Röntgen", "Assistenz am Stuhl"];
		expect(joinedNotes(two, "de")).toBe("Röntgen sowie Assistenz am Stuhl");
		expect(notesIn(joinedNotes(two, "de"), "de")).toEqual(two);
		const three = ["fliser, sten", "støttemure", "minigraver"];
		expect(joinedNotes(three, "da")).toBe(
			"fliser, sten; støttemure; minigraver",
		);
		expect(notesIn(joinedNotes(three, "da"), "da")).toEqual(three);
	});
});
