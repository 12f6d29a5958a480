// The profile as the check sees it: every line with its words, figures and terms folded once, and the finding of the lines
// that a sentence of a document rests on.
import { findTerms } from "../../job/lexicon.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import {
	indexPhrases,
	linesWithPhrase,
	type PhraseIndex,
} from "../../match/phrase-index.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, type Word, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { degreesIn } from "./degrees.ts";
import type { Figure } from "./figure.ts";
import { figuresOf } from "./numbers.ts";

export type Source = Fact & {
	words: Word[];
	stems: Set<string>;
	figures: Figure[];
};

export type Sources = {
	profile: Profile;
	language: string;
	lines: Source[];
	phrases: PhraseIndex;
	/** What the profile names as degrees: the schools' own, and lines that name one. */
	degrees: string[];
	/** Every word of the profile by key and by stem. */
	keys: Set<string>;
	stems: Set<string>;
	/** Canonical names of all terms the lexicon finds in the profile. */
	terms: Set<string>;
	/** First letters of the words of each line, so that an acronym is known by its long form. */
	initials: string[];
	/** All text of the profile, for what is compared letter by letter. */
	text: string;
};

// A profile is never changed once it was parsed, so that its lines have to be folded only once, however often it is asked.
const prepared = new WeakMap<Profile, Sources>();

/** The profile prepared for checking. `also` are texts that may be repeated, such as the position applied for. */
export function sourcesOf(
	profile: Profile,
	also: readonly string[] = [],
): Sources {
	const own = prepared.get(profile) ?? prepare(profile);
	prepared.set(profile, own);
	const added = also.filter((text) => text.trim() !== "");
	return added.length === 0 ? own : withTexts(own, added);
}

function prepare(profile: Profile): Sources {
	const language = profileLanguage(profile);
	const facts = [...factsOf(profile), ...detailFacts(profile)];
	const said = facts.map(({ text }) => text);
	const lines = facts.map((fact) => sourceOf(fact, language));
	return {
		profile,
		language,
		lines,
		...indexed(lines),
		degrees: [
			// "MS" alone is also a state; beside a field it is a degree.
			...profile.education.map(({ degree_type, field_of_study }) =>
				field_of_study
					? `${degree_type ?? ""} in ${field_of_study}`
					: `${degree_type ?? ""} degree`,
			),
			...said.filter((text) => degreesIn(text).length > 0),
		],
		terms: termsIn(said.join("\n\n"), language),
		text: `${said.join("\n")}\n${JSON.stringify(profile)}`,
	};
}

function withTexts(own: Sources, added: readonly string[]): Sources {
	const lines = [
		...own.lines,
		...added.map((text) => sourceOf({ path: "job", text }, own.language)),
	];
	return {
		...own,
		lines,
		...indexed(lines),
		terms: new Set([
			...own.terms,
			...termsIn(added.join("\n\n"), own.language),
		]),
		text: `${own.text}\n${added.join("\n")}`,
	};
}

function sourceOf(fact: Fact, language: string): Source {
	const words = wordsOf(fact.text, language);
	return {
		...fact,
		words,
		stems: contentStems(words),
		figures: figuresOf(fact.text, language),
	};
}

function indexed(
	lines: readonly Source[],
): Pick<Sources, "phrases" | "keys" | "stems" | "initials"> {
	return {
		phrases: indexPhrases(lines.map(({ words }) => words)),
		keys: new Set(lines.flatMap(({ words }) => words.map(({ key }) => key))),
		stems: new Set(lines.flatMap(({ words }) => words.map(({ stem }) => stem))),
		initials: lines.flatMap(({ words }) => [
			firstLetters(words),
			firstLetters(words.filter(({ key }) => !SMALL_WORD.test(key))),
		]),
	};
}

function termsIn(text: string, language: string): Set<string> {
	return new Set(findTerms(text, language).map(({ term }) => term));
}

const SMALL_WORD = /^(?:of|the|and|in|for|to|de|und|für)$/;

function firstLetters(words: readonly Word[]): string {
	return words.map(({ text }) => text.charAt(0).toUpperCase()).join("");
}

/** What is no line but may be said: addresses, levels, dates, grades. */
function detailFacts(profile: Profile): Fact[] {
	const { personal } = profile;
	const named: [string, string | null][] = [
		["personal.name", `${personal.first_name} ${personal.last_name}`],
		...(
			[
				"email",
				"phone",
				"address",
				"city",
				"state",
				"zip_code",
				"country",
				"linkedin_url",
				"website_url",
			] as const
		).map((field): [string, string | null] => [
			`personal.${field}`,
			personal[field],
		]),
		...profile.education.map((education, at): [string, string | null] => [
			`education.${at}.gpa`,
			education.gpa === null ? null : `GPA ${education.gpa}`,
		]),
		...profile.skills.map((skill, at): [string, string | null] => [
			`skills.${at}.skill_level`,
			skill.skill_level,
		]),
		...profile.software.map((software, at): [string, string | null] => [
			`software.${at}.proficiency_level`,
			software.proficiency_level,
		]),
		...profile.languages.map((language, at): [string, string | null] => [
			`languages.${at}.proficiency_level`,
			[language.level_as_written, language.proficiency_level]
				.filter(Boolean)
				.join(", ") || null,
		]),
		...profile.certifications.map((paper, at): [string, string | null] => [
			`certifications.${at}.credential_id`,
			paper.credential_id,
		]),
	];
	return named.flatMap(([path, value]) =>
		value === null || `${value}`.trim() === ""
			? []
			: [{ path, text: `${value}` }],
	);
}

/** A sentence of a document with its words folded. */
export type Claim = {
	path: string;
	text: string;
	words: Word[];
	stems: Set<string>;
};

export function claimOf(path: string, text: string, language: string): Claim {
	const words = wordsOf(text, language);
	return { path, text, words, stems: contentStems(words) };
}

const MOST_SOURCES = 3;

/** The lines a sentence rests on: the one that shares most words with it, then those that explain what is left. */
export function sourcesFor(claim: Claim, lines: readonly Source[]): Source[] {
	const chosen: Source[] = [];
	let left = new Set(claim.stems);
	while (chosen.length < MOST_SOURCES && left.size > 0) {
		let best: Source | null = null;
		let bestShare = 0;
		for (const line of lines) {
			const shared = [...line.stems].filter((stem) => left.has(stem)).length;
			// Of two lines that explain as much, the shorter one says less beside it.
			const share = shared === 0 ? 0 : shared - line.stems.size * 0.01;
			if (share > bestShare) [best, bestShare] = [line, share];
		}
		if (!best || (chosen.length > 0 && bestShare < 1.5)) break;
		chosen.push(best);
		const explained = best.stems;
		left = new Set([...left].filter((stem) => !explained.has(stem)));
	}
	return chosen;
}

/** Whether the profile holds a phrase, endings folded. */
export function holdsPhrase(sources: Sources, phrase: string): boolean {
	return (
		linesWithPhrase(sources.phrases, wordsOf(phrase, sources.language)).size > 0
	);
}
