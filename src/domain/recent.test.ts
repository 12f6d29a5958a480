import { describe, expect, it } from "vitest";
import { recent } from "./recent.ts";

function counting(limits: { most: number; longest: number }) {
	const asked: string[] = [];
	const answer = recent((text: string, beside: string) => {
		asked.push(text);
		return `${beside}: ${text}`;
	}, limits);
	return { asked, answer };
}

describe("recent answers", () => {
	it("are given again without asking", () => {
		const { asked, answer } = counting({ most: 2, longest: 9 });
		expect([answer("a", "en"), answer("a", "en")]).toEqual(["en: a", "en: a"]);
		expect(asked).toEqual(["a"]);
	});

	it("are of one language alone", () => {
		const { answer } = counting({ most: 2, longest: 9 });
		expect([answer("a", "en"), answer("a", "de")]).toEqual(["en: a", "de: a"]);
	});

	it("stay while they are asked for, and go when others were asked since", () => {
		const { asked, answer } = counting({ most: 2, longest: 9 });
		for (const text of ["a", "b", "a", "c", "a", "d", "e", "a", "b"])
			answer(text, "en");
		expect(asked).toEqual(["a", "b", "c", "d", "e", "b"]);
	});

	it("are not kept for long texts", () => {
		const { asked, answer } = counting({ most: 2, longest: 2 });
		answer("abc", "en");
		answer("abc", "en");
		expect(asked).toEqual(["abc", "abc"]);
	});
});
