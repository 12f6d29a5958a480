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
import { degreeRanks } from "./degrees.ts";
import { type Figure, figuresOf } from "./numbers.ts";

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
	/** Ranks of the degrees the profile names anywhere. */
	degrees: Set<number>;
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

/** The profile prepared for checking. `also` are texts that may be repeated, such as the position applied for. */
export function sourcesOf(
	profile: Profile,
	also: readonly string[] = [],
): Sources {
	const language = profileLanguage(profile);
	const facts = [
		...factsOf(profile),
		...detailFacts(profile),
		...also.map((text) => ({ path: "job", text })),
	];
	const lines = facts.map((fact) => {
		const words = wordsOf(fact.text, language);
		return {
			...fact,
			words,
			stems: contentStems(words),
			figures: figuresOf(fact.text),
		};
	});
	return {
		profile,
		language,
		lines,
		phrases: indexPhrases(lines.map(({ words }) => words)),
		degrees: new Set(
			facts.flatMap(({ text }) => degreeRanks(text).map(({ rank }) => rank)),
		),
		keys: new Set(lines.flatMap(({ words }) => words.map(({ key }) => key))),
		stems: new Set(lines.flatMap(({ words }) => words.map(({ stem }) => stem))),
		terms: new Set(
			findTerms(facts.map(({ text }) => text).join("\n\n"), language).map(
				({ term }) => term,
			),
		),
		initials: lines.map(({ words }) =>
			words.map(({ text }) => text.charAt(0).toUpperCase()).join(""),
		),
		text: `${facts.map(({ text }) => text).join("\n")}\n${JSON.stringify(profile)}`,
	};
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
