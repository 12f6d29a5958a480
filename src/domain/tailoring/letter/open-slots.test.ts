// Several things only the person can say, as one slot.
import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { isMergedSlots, mergedSlots } from "./open-slots.ts";

describe("what is left open", () => {
	it("stands in one slot with its names before it", () => {
		const { salary, lodging } = DETAIL_WORDS.en.open;
		expect(mergedSlots([salary, lodging], "en")).toBe(
			"pay expectation and accommodation: [amount; needed or not needed]",
		);
	});

	it.each(LANGUAGE_CODES)("is known as such in %s", (language) => {
		const { salary, lodging, referees, vehicle } = DETAIL_WORDS[language].open;
		const merged = mergedSlots([salary, lodging, referees, vehicle], language);
		expect(isMergedSlots(merged ?? "", language)).toBe(true);
	});

	it("holds nothing else", () => {
		expect(
			isMergedSlots("pay expectation and ten awards: [amount]", "en"),
		).toBe(false);
		expect(isMergedSlots("I led 40 people: [amount]", "en")).toBe(false);
		expect(mergedSlots(["two weeks' notice"], "en")).toBeNull();
	});
});
