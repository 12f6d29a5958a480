import { describe, expect, it } from "vitest";
import {
	asksToLead,
	guidesPeople,
	isOfHeads,
	mayHaveLed,
} from "./leading-people.ts";

describe("leading people", () => {
	it.each([
		["en", "Line-managing a team of seven nurses including rotas"],
		["en", "Lead and develop a team of 19"],
		["de", "Führung eines Teams von acht Beschäftigten"],
		["fr", "Encadrer une équipe de 7 réceptionnistes"],
	])("is what a requirement asks for, in %s: %s", (language, text) => {
		expect(asksToLead(text, language)).toBe(true);
	});

	it.each([
		["en", "Chairside support for our principal dentist"],
		["de", "Störungssuche an Elektrik und Regelung"],
	])("is not what it asks for, in %s: %s", (language, text) => {
		expect(asksToLead(text, language)).toBe(false);
	});

	it("may have been done where a line counts people or names a team", () => {
		expect(mayHaveLed("Led a room of four staff", "en")).toBe(true);
		expect(mayHaveLed("Encadrement de 4 réceptionnistes", "fr")).toBe(true);
		expect(
			mayHaveLed("Helped the practice manager get ready in 2023", "en"),
		).toBe(false);
		expect(isOfHeads("Head Nurse", "en")).toBe(true);
		expect(isOfHeads("Dental Nurse", "en")).toBe(false);
	});

	it("is near where somebody was trained", () => {
		expect(guidesPeople("Look after two trainee nurses", "en")).toBe(true);
		expect(guidesPeople("Handleder en lärling", "sv")).toBe(true);
		expect(guidesPeople("Weekly stock count in Excel", "en")).toBe(false);
	});
});
