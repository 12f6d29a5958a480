import { describe, expect, it } from "vitest";
import { joinedAwards } from "./joined-awards.ts";

const position = {
	title: "Operator III",
	company: "Kings Slough District (Plant 2)",
	location: "Hanford, CA",
	dates: "2021-05 - Present",
	description: "",
	achievements: [],
};
const award = {
	title: "Operator of the Year",
	awarder: "Water Operators Section",
	date: "2023-04",
	description: "",
};
const joined = (given: Partial<typeof award>) =>
	joinedAwards({
		awards: [{ ...award, ...given }],
		experience: [
			position,
			{
				...position,
				company: "City of Tollhouse",
				location: "Tollhouse, CA",
				dates: "2018-02 - 2021-04",
			},
		],
	}).get(0)?.length;

describe("an award stands with the work it was given for", () => {
	it.each([
		[
			"by the employer, whatever stands in brackets",
			{ awarder: "Kings Slough District" },
		],
		[
			"by others, for what it says of the place of work",
			{ description: "For keeping the Hanford plant in compliance" },
		],
	])("given %s", (_, given) => {
		expect(joined(given)).toBe(1);
	});
	it.each([
		["names neither", {}],
		[
			"names the place in another year",
			{ date: "2016-04", description: "For the Hanford plant" },
		],
		[
			"names the place within another word",
			{ description: "For the Hanfordshire plant" },
		],
	])("and in its own list where it %s", (_, given) => {
		expect(joined(given)).toBeUndefined();
	});
});
