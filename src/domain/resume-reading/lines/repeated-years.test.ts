import { expect, test } from "vitest";
import { withoutRepeatedYears } from "./repeated-years.ts";
import { plainTextLines } from "./text-lines.ts";

const withYears = (text: string, years: Record<number, string>) =>
	withoutRepeatedYears(
		plainTextLines(text).map((line, at) => ({
			...line,
			asides: years[at] ? [years[at]] : [],
		})),
	).map(({ asides }) => asides.join());

const TEXT =
	"Aire Mill\nWeaver, May 2019 - today\nNell & Sons\nDyer, 2012 - 2019";

test("a year beside an entry that says its span says nothing more", () => {
	expect(withYears(TEXT, { 0: "2019", 2: "2012" })).toEqual(["", "", "", ""]);
});

test("a year that no span repeats stays", () => {
	expect(withYears(TEXT, { 0: "2019", 2: "1999" })).toEqual([
		...["2019", "", "1999", ""],
	]);
});
