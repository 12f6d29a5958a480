// The rank of a degree, however its letters are pointed.
import { describe, expect, it } from "vitest";
import { degreeRank, lowestDegree } from "./degree-ranks.ts";

describe("a degree's rank", () => {
	it.each([
		["M.S.", 4],
		["M.S. in Speech-Language Pathology", 4],
		["M.B.A.", 4],
		["M. Sc.", 4],
		["M.S.N.", 4],
		["LL.M.", 4],
		["B.S.", 3],
		["B.A. Economics", 3],
		["LL.B.", 3],
		["Ph.D.", 5],
		["D.P.T.", 5],
		["A.A.S.", 2],
		["Dipl.-Ing.", 4],
	])("of %s is %i", (name, rank) => {
		expect(degreeRank(name)).toBe(rank);
	});

	it.each([
		["Open from 8 a.m. in the U.S. and Washington, D.C.", 0],
		["An M.S. or M.Ed. in counseling", 4],
	])("asked for in “%s” is %i", (text, rank) => {
		expect(lowestDegree(text, "en")).toBe(rank);
	});
});
