// Small numbers as people write them, in figures and in the words of every language.

import { POSTING_WORDS } from "../language/tables/posting-of-languages.ts";

const WORDS = new Map<string, number>();
for (const { years } of Object.values(POSTING_WORDS))
	for (const [at, forms] of years.numbers.split(" ").entries())
		for (const form of forms.split("/"))
			if (!WORDS.has(form)) WORDS.set(form, at + 1);

const WRITTEN = [...WORDS.keys()];

export const NUMBER = `\\d{1,2}(?:[.,]5)?|${WRITTEN.sort((a, b) => b.length - a.length).join("|")}`;

export const readNumber = (written: string): number | null => {
	const figure = Number.parseFloat(written.replace(",", "."));
	return Number.isNaN(figure)
		? (WORDS.get(written.toLowerCase()) ?? null)
		: figure;
};
