// What a letter says the posting asks for claims nothing; what the same sentence says of the writer has to be held.
import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { judgeSentences } from "./check-claims.ts";

const isProved = (text: string) =>
	judgeSentences(text, maya, {}).every((one) => one.isProved);

describe("a sentence that names what the posting asks for", () => {
	it.each([
		"You ask for leadership, and I led 40 engineers.",
		"You ask for online payments, which I introduced at 40 schools.",
		"You ask for experience of online payments, and I led admissions.",
		"You ask for PSF Financials, which I have used since 2015.",
	])("proves nothing behind it: %s", (text) => {
		expect(isProved(text)).toBe(false);
	});

	it.each(["You ask for leadership.", "You are looking for online payments."])(
		"claims nothing alone: %s",
		(text) => {
			expect(isProved(text)).toBe(true);
		},
	);
});
