// A firm of which nobody is named is greeted by its short name, an authority is not.
import { describe, expect, it } from "vitest";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { firmAsRecipient } from "./greeted-firm.ts";

describe("how a firm is greeted", () => {
	const [british] = WRITING_WORDS.en.forms;
	it.each([
		["Alder", "Dear Alder team,"],
		["Polar Ridge Services LLC", "Dear Polar Ridge Services team,"],
		["Alder Pastoral Co", "Dear Alder Pastoral team,"],
		["City of Porcupine Bay", null],
		["Central California Alliance for Health", null],
		["Wexborough Borough Council", null],
		["", null],
	])("%s", (company, salutation) => {
		expect(
			(british && firmAsRecipient(company, british))?.salutation ?? null,
		).toBe(salutation);
	});

	it("is as the country greets in other languages", () => {
		const [german] = WRITING_WORDS.de.forms;
		expect(german && firmAsRecipient("Alder", german)).toBeNull();
	});
});
