import { describe, expect, it } from "vitest";
import { CASED, LETTERS_BEGIN, WORD_BEGINS, WORD_ENDS } from "./word-edges.ts";

const all = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) =>
		String.fromCodePoint(from + at),
	);
const ofScripts = [
	...all(0x20, 0x2ff), // Latin
	...all(0x370, 0x52f), // Greek and Cyrillic
	...all(0x4e00, 0x9fff), // Han
	...all(0xac00, 0xd7a3), // Hangul
].filter((sign) => !/\p{Cn}/u.test(sign));

describe("the edge of a word", () => {
	const end = new RegExp(`^a${WORD_ENDS}`, "iu");
	const begin = new RegExp(`${WORD_BEGINS}a$`, "iu");
	const letters = new RegExp(`${LETTERS_BEGIN}a$`, "iu");

	it("is where no letter or figure stands, in the writing systems of postings", () => {
		const wrong = ofScripts.filter((sign) => {
			const isInWord = /[\p{L}\p{N}]/u.test(sign);
			const isLetter = /\p{L}/u.test(sign);
			return (
				end.test(`a${sign}`) === isInWord ||
				begin.test(`${sign}a`) === isInWord ||
				letters.test(`${sign}a`) === isLetter
			);
		});
		expect(wrong).toEqual([]);
	});
	it("is where a mark, a dash or a sign of another system stands", () => {
		for (const sign of [
			" ",
			"–",
			"、",
			"。",
			"،",
			"™",
			"№",
			"€",
			"•",
			"\u0301",
		])
			expect(end.test(`a${sign}`)).toBe(true);
	});
});

it("takes for letters with two cases what a class of either finds where case is ignored", () => {
	const cased = new RegExp(`^[${CASED}]$`, "i");
	for (const either of [/^\p{Lu}$/iu, /^[\p{Lu}\p{Ll}]$/iu]) {
		const missed = ofScripts.filter(
			(sign) => either.test(sign) && !cased.test(sign),
		);
		expect(missed).toEqual([]);
	}
	const uncased = ofScripts.filter(
		(sign) => cased.test(sign) && !/[\p{Lu}\p{Ll}]/iu.test(sign),
	);
	expect(uncased).toEqual([]);
});
