import { describe, expect, it } from "vitest";
import { countedParts } from "./counted-part.ts";

describe("what a line counts", () => {
	it.each([
		[
			"Booking with carriers, follow-up and bills of lading: some 70 files a month, mostly to Morocco and the Gulf",
			"some 70 files a month, mostly to Morocco and the Gulf",
		],
		[
			"X-rays of all kinds, full mouth and panoramic (Planmeca); retakes under 4% in the last audit",
			"retakes under 4% in the last audit",
		],
	])("is told by itself: %s", (line, part) => {
		expect(countedParts(line)[0]).toBe(part);
	});
	it.each([
		// It says with whom.
		"Assigned loads to a fleet of 18 trucks, together with the head of traffic",
		// Half of a list.
		"Daily rounds: dissolved oxygen, 30 min settleability, sludge, pH",
		// It goes on with what stands before.
		"Redesigned how customers sign up on the phone, raising completion by 34%",
		// When it was, not what was done.
		"Ran the plant alone. After the flood of May raw water went to 380 units",
		"Interpret at meetings of families, about 15 a year",
	])("stays with its line: %s", (line) => {
		expect(countedParts(line)).toEqual([]);
	});
});
