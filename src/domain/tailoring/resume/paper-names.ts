// The names of papers, degrees and languages as a sentence of the summary lists them.
import type { LanguageCode } from "../../language/language-code.ts";
import { entryIndexOf, sectionOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { withDetailInBrackets } from "../letter/paper-names.ts";
import { isProvable } from "../lines/provable.ts";
import { isSpokenFully, levelName, nameInText } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import { isTrace, plainLevel, withoutGrade } from "./plain-study.ts";
import { mayState } from "./stated.ts";

const LONGEST_FIELD = 60;

/** What a paper, a degree, a skill or a language is called in a sentence; empty where it has no name. */
export function nameAt(
	path: string,
	profile: Profile,
	language: LanguageCode,
): string {
	const at = entryIndexOf(path) ?? 0;
	switch (sectionOf(path)) {
		case "education":
			return degreeAt(profile.education[at], language);
		case "languages":
			return languageAt(profile.languages[at], language, profile);
		case "skills":
			return oneLine(profile.skills[at]?.skill_name ?? null);
		default:
			return withDetailInBrackets(
				oneLine(profile.certifications[at]?.certification_name ?? null),
			);
	}
}

/** Whether it is a language of which somebody knows a few words. */
export function isTraceAt(path: string, { languages }: Profile): boolean {
	const spoken =
		sectionOf(path) === "languages"
			? languages[entryIndexOf(path) ?? -1]
			: undefined;
	return spoken !== undefined && isTrace(spokenLevel(spoken));
}

type Held<Section extends "education" | "languages"> =
	| Tailoring["profile"][Section][number]
	| undefined;

const BRACKETED = /\s*\([^()]*\)/gu;

function degreeAt(school: Held<"education">, language: LanguageCode): string {
	if (!school) return "";
	const whole = oneLine(school.field_of_study);
	// A thesis has its place under the school; what stands before its comma is the field.
	const [first = ""] = whole.split(/, (?![^(]*\))/u);
	const field =
		[whole, first, first.replace(BRACKETED, "")].find(
			(one) => one.length <= LONGEST_FIELD,
		) ?? "";
	const degree = oneLine(school.degree_type);
	// "Diploma" alone says nothing.
	if (field === "" && !/\s|\p{Lu}\p{Lu}|\./u.test(degree)) return "";
	const name = wordingOf(language).degree(degree, field);
	return withoutGrade(name);
}

function languageAt(
	spoken: Held<"languages">,
	language: LanguageCode,
	profile: Profile,
): string {
	if (!spoken || isSpokenFully(spoken, language)) return "";
	return levelledAt(spoken, language, profile);
}

/** A language with how well it is spoken, also where that is fully. */
export function levelledAt(
	spoken: Profile["languages"][number],
	language: LanguageCode,
	profile: Profile,
): string {
	const level = levelName(spoken, language);
	const name = nameInText(spoken.language_name, language);
	if (level === "") return name;
	// A level that the person limits in words is no level of the scale alone.
	const said = [plainLevel(level), level].map(
		(one) => `${name} (${inText(one, language)})`,
	);
	return (
		said.find(
			(one) => isProvable(one, profile) || mayState(`${one}.`, profile),
		) ?? name
	);
}

/** A level inside a sentence: "Frans (redelijk)"; German writes its nouns with a capital. */
function inText(level: string, language: LanguageCode): string {
	return language !== "de" && /^\p{Lu}\p{Ll}/u.test(level)
		? `${level.charAt(0).toLowerCase()}${level.slice(1)}`
		: level;
}
