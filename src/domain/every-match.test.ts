import { expect, test } from "vitest";
import { everyMatch } from "./every-match.ts";

test.each([
	["words", /\p{L}+/gu, "two words"],
	["nothing", /\d/g, "two words"],
	["places between signs", /(?=o)|x*/gu, "xxo 😀 o"],
	["places between units", /(?:)/g, "a😀"],
	["groups", /(?<first>\w)(\d)?/g, "a1 b"],
])("finds %s as matchAll does", (_, pattern, text) => {
	const found = everyMatch(pattern, text);
	expect(found).toEqual([...text.matchAll(pattern)]);
	expect(found.map(({ index }) => index)).toEqual(
		[...text.matchAll(pattern)].map(({ index }) => index),
	);
});

test("begins anew for each text", () => {
	const pattern = /b/g;
	pattern.lastIndex = 2;
	expect(everyMatch(pattern, "ab")).toHaveLength(1);
	expect(everyMatch(pattern, "ba")).toHaveLength(1);
});
