// Whether words look like the name of an employer: an everyday word that says what it does beside a word of its own, "Hartley Plumbing".
// All everyday is a department ("Community Development"), none everyday may be a town ("Milton Keynes").

import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";
import { findTerms } from "../lexicon/lexicon.ts";
import { employerWords, isCity, SMALL } from "../text/naming.ts";
import { PUBLIC_BODY } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { isEmptyWord, isPlainWord } from "./plain-words.ts";
import { namesRole } from "./title-lines.ts";

const SELF = wordPattern(
	({ pronouns }) => `${pronouns.we}|${pronouns.you}`,
	(words) => `^${words}`,
);
const LONGEST = 60;
const FEWEST_LETTERS = 3;
const NO_NAME = /[!?:;€$£%@_<>=[\]{}]|\d{3}|\p{Ll}{3}\.$/u;
const SMALL_WORD = listPattern(
	`^(?:${SMALL}|${employerWords("inName")}|&|\\+)$`,
	"iu",
);
/** Parts of an employer and of a country, which name nobody. */
const NO_EMPLOYER = listPattern(
	`${LETTERS_BEGIN}(?:${employerWords("partsOfEmployers")})$`,
	"iu",
);
const OF_PLACE = listPattern(`^(?:${employerWords("partsOfPlaces")})$`, "iu");
/** "Therapiezentrum Am Fuldaufer" */
const OF_KIND = new RegExp(
	`^(?:${employerWords("institutionBegins")}) .*\\p{Lu}`,
	"u",
);
const OF_TRADE = new RegExp(
	`${LETTERS_BEGIN}(?:${employerWords("trades")})$|^(?:${employerWords("trades")}) `,
	"u",
);
/** Words are made so that are in no list: "Onboarding", "Automatisierung". */
const MADE = new RegExp(`(?:${employerWords("nounEndings")})$`, "u");

type Kind = "small" | "known" | "own" | "place";
const IS_LARGE = /^[\p{Lu}\d]/u;

/** Whether it is made as names of employers are: by their kind or trade. */
export function isEmployerName(
	name: string,
	text: string,
	spoken: Spoken,
): boolean {
	return (
		mayBeName(name, spoken) &&
		(OF_KIND.test(name) || OF_TRADE.test(name)) &&
		kindsOf(name, text, spoken).includes("own")
	);
}

/** Whether it may be one: an everyday word beside one of their own, or two with "&" between them. */
export function mayBeEmployerName(
	name: string,
	text: string,
	spoken: Spoken,
): boolean {
	if (!mayBeName(name, spoken)) return false;
	const kinds = kindsOf(name, text, spoken);
	return (
		kinds.includes("own") &&
		!kinds.includes("place") &&
		(kinds.includes("known") || / & | \+ /.test(name))
	);
}

/** Whether it is at least two words with capitals, of which one is no everyday word: a name, if only of a town. */
export function isProperName(
	name: string,
	text: string,
	spoken: Spoken,
): boolean {
	if (!mayBeName(name, spoken)) return false;
	const kinds = kindsOf(name, text, spoken).filter((kind) => kind !== "small");
	return kinds.length > 1 && kinds.includes("own") && kinds[0] !== "place";
}

/** "Property Tax Division": a part of an employer. */
export const isPartOfEmployer = (name: string): boolean =>
	NO_EMPLOYER.test(name);

/** "Fort Wayne", "Tunbridge Wells": made as names of towns are. */
export const isMadeAsPlace = (name: string): boolean => {
	const words = PUBLIC_BODY.test(name) ? [] : name.split(" ");
	return [words[0], words.at(-1)].some((word) => OF_PLACE.test(word ?? ""));
};

/** Whether a word with a capital is no everyday one, no tool and no town. */
export function isOwnWord(word: string, text: string, spoken: Spoken): boolean {
	return mayBeName(word, spoken) && kindsOf(word, text, spoken)[0] === "own";
}

function mayBeName(name: string, spoken: Spoken): boolean {
	const [first = ""] = name.split(" ");
	return (
		name.length <= LONGEST &&
		/^\p{Lu}/u.test(name) &&
		!NO_NAME.test(name) &&
		!NO_EMPLOYER.test(name) &&
		!namesRole(name, spoken) &&
		!isEmptyWord(first, spoken) &&
		!SELF(spoken).test(name) &&
		name
			.split(" ")
			.every((word) => IS_LARGE.test(word) || SMALL_WORD.test(word)) &&
		!name.split(/[ ,]+/).some(isCity)
	);
}

function kindsOf(name: string, text: string, spoken: Spoken): Kind[] {
	const terms = findTerms(name, "en").map(({ form }) => form);
	return name.split(" ").map((word): Kind => {
		if (SMALL_WORD.test(word)) return "small";
		if (OF_PLACE.test(word)) return "place";
		const isKnown =
			isPlainWord(word, text, spoken) ||
			MADE.test(word) ||
			word.length < FEWEST_LETTERS ||
			terms.some((term) => term.includes(word));
		return isKnown ? "known" : "own";
	});
}
