import { describe, expect, it } from "vitest";
import { isOtherLevel, namesLetters, namesWord } from "./names-word.ts";

describe("whether a posting asks for something by its name", () => {
	it("finds a name whole and by whatever capitals", () => {
		expect(namesWord("KG-Gerät and more", "kg-gerät")).toBe(true);
		expect(namesWord("Excellent English", "Excel")).toBe(false);
	});
	it("finds what is called by its letters, all of them", () => {
		expect(namesLetters("VVG, StVG and BGB", "VVG und StVG")).toBe(true);
		expect(namesLetters("VVG and BGB", "VVG und StVG")).toBe(false);
		expect(namesLetters("DC-5 certificate", "Work at height (DC-3)")).toBe(
			false,
		);
	});
	it("takes another level for another thing", () => {
		expect(isOtherLevel("WSET level 3", "WSET level 2")).toBe(true);
		expect(isOtherLevel("WSET level 3", "WSET level 3")).toBe(false);
	});
});
