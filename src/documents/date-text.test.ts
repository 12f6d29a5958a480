import fc from "fast-check";
import { expect, test } from "vitest";
import { dayText, monthText, rangeText } from "./date-text.ts";
import { documentWordsOf } from "./words-of-language.ts";

const en = documentWordsOf("en");

test("a range is two months and years, or a month and the word for today", () => {
	expect(rangeText("2021-03 - 2023-09", en)).toBe("Mar 2021 – Sep 2023");
	expect(rangeText("2023-09 - Present", en)).toBe("Sep 2023 – Present");
	expect(rangeText("2019 - 2021-05", en)).toBe("2019 – May 2021");
});

test("a range within one month, and a single date, is that date", () => {
	expect(rangeText("2021-03 - 2021-03", en)).toBe("Mar 2021");
	expect(rangeText("2021-03", en)).toBe("Mar 2021");
	expect(rangeText("", en)).toBe("");
});

test("a month that is not known is not invented, and foreign forms stay as they are", () => {
	expect(monthText("2019", en)).toBe("2019");
	expect(monthText("Spring 2019", en)).toBe("Spring 2019");
});

test.each([
	["de", "03/2021 – heute"],
	["es", "mar. 2021 – actualidad"],
	["fr", "mars 2021 – aujourd’hui"],
	["it", "mar 2021 – oggi"],
	["nl", "mrt 2021 – heden"],
	["pt", "mar. 2021 – atual"],
	["da", "mar. 2021 – nu"],
	["no", "mars 2021 – nå"],
	["sv", "mars 2021 – nu"],
	["zh", "2021年3月 – 至今"],
])("dates are written in %s", (language, written) => {
	expect(rangeText("2021-03 - Present", documentWordsOf(language))).toBe(
		written,
	);
});

test("LET-07 LET-10 a letter's date is formal or modern", () => {
	expect(dayText("2024-03-05", "formal", en)).toBe("March 5, 2024");
	expect(dayText("2024-03-05", "modern", en)).toBe("5 Mar 2024");
});

test.each([
	["de", "5. März 2024", "05.03.2024"],
	["es", "5 de marzo de 2024", "5 mar. 2024"],
	["fr", "5 mars 2024", "5 mars 2024"],
	["no", "5. mars 2024", "05.03.2024"],
	["zh", "2024年3月5日", "2024-03-05"],
])("LET-10 a letter's date is written in %s", (language, formal, modern) => {
	const words = documentWordsOf(language);
	expect(dayText("2024-03-05", "formal", words)).toBe(formal);
	expect(dayText("2024-03-05", "modern", words)).toBe(modern);
});

test("no text breaks the reading of dates", () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(rangeText(text, en)).not.toMatch(/undefined|NaN/);
		}),
	);
});

test.each([
	["fr", "1er mars 2026", "2 mars 2026"],
	["it", "1º marzo 2026", "2 marzo 2026"],
	["es", "1 de marzo de 2026", "2 de marzo de 2026"],
])(
	"the first of a month is written as the language writes it: %s",
	(language, first, second) => {
		const words = documentWordsOf(language);
		expect(dayText("2026-03-01", "formal", words)).toBe(first);
		expect(dayText("2026-03-02", "formal", words)).toBe(second);
	},
);
