// The lines of work as a reader meets them: how many carry a result in figures, which open weakly, which are too long.

import { proseLines } from "../clauses/prose-lines.ts";
import { partOf, wordOf } from "../language/patterns.ts";
import { ANALYSIS_WORDS } from "../language/tables/analysis-of-languages.ts";
import type { Profile } from "../profile/profile.ts";
import { linesOf } from "../profile/text-lines.ts";

export type WorkLine = { text: string; entry: number };

/** Lines and sentences of all jobs, with the job each belongs to. */
export function workLines(profile: Profile): WorkLine[] {
	return profile.work_experience.flatMap((work, entry) =>
		[
			...proseLines(work.description),
			...work.achievements.flatMap(linesOf),
		].map((text) => ({ text, entry })),
	);
}

// A figure that belongs to a name (ISO 9001, Windows 11) or a year says nothing about size.
const FIGURE =
	/(?<![\p{L}\d.,/-])(?<!\p{Lu}{2,}[ -])(?:[$€£¥]\s?)?\d[\d.,]*(?:\s?(?:%|％|[kKmM]\b|\+))?/gu;
const IN_WORDS = new RegExp(
	wordOf(ANALYSIS_WORDS, ({ counts }) => counts),
	"iu",
);

/** Whether a line says how much, how many or how far. */
export function isMeasured(text: string): boolean {
	const figures = text.match(FIGURE) ?? [];
	return (
		figures.some((figure) => !/^(19|20)\d\d[.,]?$/.test(figure)) ||
		IN_WORDS.test(text)
	);
}

const WEAK = new RegExp(
	`^(?:i (?:was |am )?|was |am )?${partOf(ANALYSIS_WORDS, ({ weakOpening }) => weakOpening)}(?!\\p{Script=Latin})`,
	"iu",
);

export function opensWeakly(text: string): boolean {
	return WEAK.test(text);
}

const LONGEST = 240;
const LONGEST_HAN = 110;

/** Three printed lines and more: a reader who skims loses the end of it. */
export function isLong(text: string): boolean {
	const letters = [...text].length;
	return /\p{Script=Han}/u.test(text)
		? letters > LONGEST_HAN
		: letters > LONGEST;
}
