// From when and until when: "until June" is not "since June", and what ended in June does not go on since March.

import type { Figure } from "../clauses/figure.ts";
import type { Reading } from "../clauses/reading.ts";
import type { LanguageCode } from "../language/language-code.ts";
import { anyOf } from "../language/patterns.ts";
import { DATE_WORDS } from "../language/tables/dates-of-languages.ts";
import type { Flaw, Open } from "./alignment.ts";
import { isDay } from "./bound-words.ts";

export function openSpanFlaws({ line, clause, covers }: Open): Flaw[] {
	return covers.flatMap(({ figure: known, first }): Flaw[] => {
		const said = line.reading.figures.find((one) => one.first === first);
		if (!known || !said || !isDay(known) || !isDay(said)) return [];
		const [own, its] = [
			endOf(said, line.reading),
			endOf(known, clause.reading),
		];
		const isOther =
			(own === "since" && (its === "until" || its === "start")) ||
			(own === "until" && (its === "since" || its === "start"));
		return isOther
			? [
					{
						kind: "figure",
						text: said.text,
						says: clause.reading.text,
						figure: said,
						isContradiction: false,
					},
				]
			: [];
	});
}

type End =
	/** What goes on from there. */
	| "since"
	/** The beginning of what has an end. */
	| "start"
	| "until";

const LONGEST = 24;

function endOf(figure: Figure, reading: Reading): End | null {
	const { text, words, figures } = reading;
	const { begins, ends } = patternsOf(reading.language);
	const before = text
		.slice(0, words[figure.first]?.start)
		.slice(-LONGEST)
		.toLowerCase();
	const next = figures.find(({ first }) => first > figure.last);
	const between =
		next && isDay(next)
			? text.slice(words[figure.last]?.end, words[next.first]?.start)
			: "";
	const isEnded = /^\s?[-–—]\s?$/.test(between) || ends.test(between);
	if (begins.test(before)) return isEnded ? "start" : "since";
	if (ends.test(before)) return "until";
	return isEnded ? "start" : null;
}

type Patterns = { begins: RegExp; ends: RegExp };

const known = new Map<string, Patterns>();

function patternsOf(language: string): Patterns {
	const found = known.get(language) ?? madeOf(language);
	known.set(language, found);
	return found;
}

function madeOf(language: string): Patterns {
	const words = isKnown(language) ? DATE_WORDS[language] : undefined;
	const article = `(?:${anyOf(words?.articles ?? [])}\\s+)?`;
	return {
		begins: new RegExp(
			`(?<!\\p{L})${anyOf(words?.since ?? [])}\\s+${article}$`,
			"iu",
		),
		ends: new RegExp(
			`(?<!\\p{L})${anyOf([...(words?.until ?? []), ...(words?.to ?? [])])}\\s+${article}$`,
			"iu",
		),
	};
}

function isKnown(language: string): language is LanguageCode {
	return language in DATE_WORDS;
}
