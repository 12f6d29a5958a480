import { expect, test } from "vitest";
import { monthInWords, withMonthsInWords } from "./month-in-words.ts";

test.each([
	["en", "2027-11", "November 2027"],
	["fr", "2027-11", "novembre 2027"],
	["en", "2027", "2027"],
	["en", "2027-13", "2027"],
] as const)("in %s, %s is %s", (language, date, said) => {
	expect(monthInWords(date, language)).toBe(said);
});

test.each([
	[
		"Notary Public (commission expires 2027-11)",
		"Notary Public (commission expires November 2027)",
	],
	["ISO 2019-04-01, seen on 2020-12-31", "ISO 2019-04-01, seen on 2020-12-31"],
	["VDE 0105-100:2015-10/A1", "VDE 0105-100:2015-10/A1"],
	["Coach of the season 2010-11", "Coach of the season 2010-11"],
])("“%s” is said as “%s”", (text, said) => {
	expect(withMonthsInWords(text, "en")).toBe(said);
});
