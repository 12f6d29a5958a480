// How a sentence names a paper: with the article its name takes, small where the language writes it so, and the year it bears.
// The check of claims takes the same forms for the paper's name.

import type { LanguageCode } from "../../language/language-code.ts";
import { withMonthsInWords } from "../../language/reading/month-in-words.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { PAPER_WORDS } from "../../language/tables/papers-of-languages.ts";
import { entryIndexOf, sectionOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { indefiniteFor } from "./articles.ts";

/** A name as a sentence says it; `kind` tells which sentence it fits. */
export type NamedPaper = {
	text: string;
	/** With its article, by what its holder is, or without an article that would be certain. */
	kind: "held" | "holder" | "listed";
};

/** The paper with the year it was got, where its name says none. */
export function paperInSentence(
	name: string,
	year: string | null,
	language: LanguageCode,
): NamedPaper {
	const { articles, small, holder } = PAPER_WORDS[language];
	// "22 credits in …" are several.
	const article = /^\d+ (?!\p{Lu})/u.test(name)
		? undefined
		: articles.find(([, names]) => names.test(name))?.[0];
	const isHolder =
		holder?.test(headOf(name)) === true && (article ?? "") === "";
	const said = small?.test(name)
		? name.charAt(0).toLowerCase() + name.slice(1)
		: name;
	if (isHolder)
		return {
			text: indefiniteFor(language === "en" ? "a" : "", name, language) + name,
			kind: "holder",
		};
	if (article === undefined)
		return { text: datedName(name, year), kind: "listed" };
	return {
		text: indefiniteFor(article, said, language) + datedName(said, year),
		kind: hasParts(name) ? "listed" : "held",
	};
}

/** All the ways in which a letter may name the paper. */
export function paperForms(
	name: string,
	year: string | null,
	language: LanguageCode,
): string[] {
	const names = [name, withoutStage(name)]
		.flatMap((own) => [own, withDetailInBrackets(own)])
		.flatMap((own) => [own, withMonthsInWords(own, language)]);
	const forms = names.flatMap((own) => [
		own,
		datedName(own, year),
		paperInSentence(own, null, language).text,
		paperInSentence(own, year, language).text,
	]);
	return [...new Set(forms)];
}

/** "E-Discovery Certificate" of "E-Discovery Certificate (in progress)": a sentence that says how far it is needs no bracket for it. */
export function withoutStage(name: string): string {
	return name
		.replace(STAGE, "")
		.replace(STAGE_BEHIND_DASH, (whole, stage: string, more?: string) =>
			isNotHeld(stage) ? (more ? ` (${more})` : "") : whole,
		)
		.replace(STAGE_BESIDE, (whole, stage: string) =>
			isNotHeld(stage) ? "" : whole,
		)
		.replace(STAGE_FIRST, (whole, open: string, first: string) =>
			isNotHeld(`${open}${first})`) ? open : whole,
		);
}

/**
 * "First Aid at Work (runs out May 2027)" of "First Aid at Work, runs out May 2027": what only tells more of a name stands in brackets
 * behind it where a sentence goes on, for a comma or a colon inside a list would part it.
 */
export function withDetailInBrackets(name: string): string {
	const [, whole = "", inside = "", state = ""] =
		BESIDE_BRACKETS.exec(name) ?? [];
	if (isNotHeld(state))
		return `${whole} (${inside}; ${state.replace(/\.{3}\s*|…\s*/u, ", ")})`;
	const [, head = "", mark = "", detail = ""] = DETAIL.exec(name) ?? [];
	const addsDetail =
		mark.trim() === ":"
			? head.length <= LONGEST_HEAD || isNotHeld(detail)
			: /^[\p{Ll}\p{N}]/u.test(detail) && !LISTS.test(detail);
	return detail !== "" && (addsDetail || isNotHeld(detail))
		? `${head} (${detail})`
		: name;
}

/** A name, the first mark that parts it, and the rest; none of them with brackets. */
const DETAIL = /^([^,:;()–—]{2,80}?)(\s?[,:]| [-–—]) ([^();]{2,80})$/u;
/** "BST (heights, fire) - expired 02/2024": what is said behind brackets. */
const BESIDE_BRACKETS =
	/^([^()]{2,60}) \(([^()]{2,80})\)(?:\s?[,:]| [-–—]) ([^();]{2,80})$/u;
const LONGEST_HEAD = 30;
/** "Listening, reading": more of the same, unless it tells of a year. */
const LISTS = /^(?!.*(?:19|20)\d\d)[^,]*,/u;

/** One or two words in brackets at the end. */
const STAGE = /\s*[(（](?:\p{L}+\s?){1,2}[)）]$/u;
/** " - in progress, exam not yet taken": what is said behind the stage stays, in brackets. */
const STAGE_BEHIND_DASH = / [-–—] ((?:\p{L}+ ?){1,3})(?:, ([^()]+))?$/u;

/** ", in progress, due in June", "enrolled in June, in progress": what else is said stays. */
const STAGE_BESIDE = /, ((?:\p{L}+ ?){1,3})(?=, |$)/u;

/** "(in progress, expected in June)": what stands behind it stays. */
const STAGE_FIRST = /(\s*[(（])([^(),\d]{3,24}), (?=[^()]*[)）])/u;

/** The year a paper is from, where the profile says it: `path` is its entry. */
export function yearOfPaper(path: string, profile: Profile): string | null {
	const at = entryIndexOf(path) ?? -1;
	const date =
		sectionOf(path) === "education"
			? profile.education[at]?.end_date
			: profile.certifications[at]?.issue_date;
	return date?.slice(0, 4) ?? null;
}

/** "Oklahoma Notary Public" of "Oklahoma Notary Public, since 2018", "registration" of "registration as an optician". */
function headOf(name: string): string {
	return name.split(/[,(（]| [–—-] | (?:for|in|of|as) /u)[0]?.trim() ?? "";
}

/** What holds commas of its own is more than a name that takes an article. */
function hasParts(name: string): boolean {
	return /[,;、，；]/u.test(name.replace(/\([^()]*\)/gu, ""));
}

/** "Paralegal Certificate (2020)". */
export function datedName(name: string, year: string | null): string {
	if (year === null || /\d{4}/.test(name)) return name;
	return name.endsWith(")")
		? `${name.slice(0, -1)}, ${year})`
		: `${name} (${year})`;
}
