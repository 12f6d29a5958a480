// Statements of a person as sentences of a letter: their own words, set into the frame their form allows.

import type { LanguageCode } from "../../language/language-code.ts";
import { termsOfAllLanguages } from "../../language/reading/resume-patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { dayInWords, firstDayAfter, isToAnEnd } from "./notice-date.ts";
import type { OwnStatement } from "./own-statements.ts";
import { fill } from "./voice.ts";

/** The statement as a sentence; null where its form is none of those a frame takes. */
export function phrasedStatement(
	{ kind, text, isNamed }: OwnStatement,
	language: LanguageCode,
): string | null {
	if (!isNamed) return null;
	for (const [pattern, frame] of DETAIL_WORDS[language].stated[kind] ?? []) {
		const found = wholeOf(pattern).exec(text);
		if (!found) continue;
		const [line = "", ...groups] = found;
		const values = Object.fromEntries(
			groups.map((group, at) => [String(at + 1), small(group ?? "", text)]),
		);
		const stated = fill(frame, {
			...values,
			line,
			small: small(line, text),
			line1: groups[0] ?? "",
		});
		return stated.charAt(0).toUpperCase() + stated.slice(1);
	}
	return null;
}

/** What a mere yes says, in the letter's language; null for an answer in words and for what has no such sentence. */
export function agreedSentence(
	{ kind, isAgreed }: OwnStatement,
	language: LanguageCode,
): string | null {
	const { agreed } = DETAIL_WORDS[language];
	return isAgreed === true && kind in agreed
		? agreed[kind as keyof typeof agreed]
		: null;
}

// Patterns of the tables, which are the same for everybody.
const compiled = new Map<string, RegExp>();

function wholeOf(pattern: string): RegExp {
	const found = compiled.get(pattern) ?? new RegExp(`^(?:${pattern})$`, "iu");
	compiled.set(pattern, found);
	return found;
}

/** What stood first in a statement begins small inside a sentence, unless it is a name: an acronym, a place, or large throughout. */
function small(part: string, whole: string): string {
	const [first = ""] = part.split(" ", 1);
	const isName =
		!/^\p{Lu}\p{Ll}/u.test(part) ||
		REGIONS.has(first.toLowerCase()) ||
		OF_A_PLACE.test(first) ||
		/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2}/u.test(part);
	return whole.startsWith(part) && !isName
		? part.charAt(0).toLowerCase() + part.slice(1)
		: part;
}

/** "Texas driver license". */
const REGIONS: ReadonlySet<string> = new Set(
	termsOfAllLanguages(({ places }) => places.regions),
);
/** "Victorian driver licence". */
const OF_A_PLACE = /^\p{Lu}\p{Ll}+(?:ian|ish|lander)$/u;

type When = {
	language: LanguageCode;
	today: string;
	order: string | undefined;
};

/** A notice with the first day it allows, where both are certain. */
export function noticeWithDay(
	own: OwnStatement,
	{ language, today, order }: When,
): string | null {
	const notice = own.kind === "notice" ? phrasedStatement(own, language) : null;
	// Only a notice to the end of a month or quarter allows a day whoever gives it when.
	const day =
		notice && isToAnEnd(own.text, language)
			? firstDayAfter(own.text, language, today)
			: null;
	return notice && day
		? fill(DETAIL_WORDS[language].fromNotice, {
				notice: notice.replace(/[.。]$/u, ""),
				date: dayInWords(day, language, order),
			})
		: null;
}
