// Years of experience a sentence asks for. "3–5 years" asks for three; "over 40 years" in a company's portrait asks for none.

import type { PostingWords } from "../../language/posting-words.ts";
import type { Span } from "../job.ts";
import { NUMBER, readNumber } from "../numbers.ts";
import {
	keptForLines,
	partsOfWordsIn,
	type Spoken,
	wordPattern,
} from "../text/spoken.ts";

export type Years = { years: number; span: Span };

const ASKED = wordPattern(
	({ years: { unit } }) => unit,
	(_, spoken) => {
		const unit = inside(spoken, "unit");
		const to = inside(spoken, "to");
		const more = inside(spoken, "orMore");
		return `(?<![\\p{Script=Latin}\\d.,$€])(${NUMBER})(?:\\s*\\(\\d{1,2}\\))?\\s*\\+?\\s*(?:(?:-|–|—|${to})\\s*(${NUMBER})\\s*\\+?)?\\s*-?(?:\\s*(?:${more}))?[\\s-]*(?:${unit})\\+?(?!\\p{Script=Latin})(?![ -]?${inside(spoken, "otherBehind")})`;
	},
	"giu",
);
const EXPERIENCE = wordPattern(
	({ years: { experience } }) => experience,
	(_, spoken) => `(?:${inside(spoken, "experience")})`,
);
// "five years managing gardeners": what is done stands for the word.
const DOING = wordPattern(
	({ years }) => years.doing,
	(words) => `^\\s+(?:\\p{L}+ly\\s+)?${words}`,
);
// A long past is a company's; an upper bound of age or of a contract is no demand.
const OTHER = wordPattern(({ years: { other } }) => other);
const MAX_YEARS = 25;
const BEFORE = 70;
const BEHIND = 110;
const NEAR_BEFORE = 30;
const NEAR_BEHIND = 16;

// A part of a word counts too: "Berufserfahrung", "mehrjährige".
function inside(spoken: Spoken, list: keyof PostingWords["years"]): string {
	return partsOfWordsIn(spoken, ({ years }) => years[list]);
}

// "Python (4+ years)", "4+ years Python": nobody writes it of anything else.
const isFigureOf = (text: string, start: number, end: number): boolean =>
	(/[(（:]\s*$/.test(text.slice(Math.max(0, start - 2), start)) &&
		/^\s*(?:[)）]|$)/.test(text.slice(end, end + 2))) ||
	(text.slice(start, end).includes("+") &&
		/^ \p{Lu}/u.test(text.slice(end, end + 2)));

const findYears = (text: string, spoken: Spoken): readonly Years[] => {
	const found: Years[] = [];
	for (const match of text.matchAll(ASKED(spoken))) {
		const end = match.index + match[0].length;
		const around = text.slice(Math.max(match.index - BEFORE, 0), end + BEHIND);
		const near = text.slice(
			Math.max(match.index - NEAR_BEFORE, 0),
			end + NEAR_BEHIND,
		);
		const years = Math.min(
			...[match[1], match[2]].map(
				(number) => readNumber(number ?? "") ?? MAX_YEARS + 1,
			),
		);
		if (
			years > MAX_YEARS ||
			!(
				isFigureOf(text, match.index, end) ||
				EXPERIENCE(spoken).test(around) ||
				DOING(spoken).test(text.slice(end, end + BEHIND))
			) ||
			OTHER(spoken).test(near)
		)
			continue;
		found.push({ years, span: [match.index, end] });
	}
	return found;
};

export const yearsAsked = keptForLines(findYears);
