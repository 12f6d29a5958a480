// Facts that stand inside a sentence of the person's own summary, between praise and what positions say better: the languages
// somebody speaks, the grade of the place they work in, an office with its year. Each is proved by the sentence it stands in.

import { proseLines } from "../../clauses/prose-lines.ts";
import type { Job } from "../../job/job.ts";
import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_END } from "../../language/word-edges.ts";
import { factsOf } from "../../match/facts.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";

export type SummaryFact = {
	kind: "spoken" | "place" | "dated";
	/** Without a subject, as a resume says it. */
	text: string;
	/** As a letter says it; null where no sentence is certain. */
	sentence: string | null;
	/** The sentence of the summary it stands in. */
	original: string;
};

/** The facts inside the sentences of the summary; spoken languages and places in English alone. */
export function summaryFacts(
	{ personal, languages, work_experience }: Profile,
	language: string,
): SummaryFact[] {
	const titles = [
		personal.headline,
		...work_experience.map(({ job_title }) => job_title),
	].map(oneLine);
	return proseLines(personal.summary)
		.filter(({ length }) => length <= LONGEST)
		.flatMap((original) => [
			...(language === "en" && languages.length === 0
				? spokenIn(original, titles)
				: []),
			...(language === "en" ? placeIn(original) : []),
			...datedIn(original),
		]);
}

/** Whether a posting wants a language spoken. */
export function asksForLanguage({ terms, requirements }: Job): boolean {
	return (
		terms.some(
			({ kind, demand }) => kind === "language" && demand !== "mention",
		) ||
		requirements.some(({ text }) =>
			/\b(?:(?:bi|multi)lingual|languages? other than|(?:second|additional|foreign|another) language)\b/i.test(
				text,
			),
		)
	);
}

/** What was measured, and stands in no line. */
export const LONGEST_MEASURED = 170;

/** Whether a sentence holds a share, an amount or a large count that no line of the other sections holds or rounds. */
export function hasOwnMeasure(text: string, profile: Profile): boolean {
	const figures =
		text.length <= LONGEST_MEASURED ? (text.match(MEASURES) ?? []) : [];
	if (figures.length === 0) return false;
	const lines = factsOf(profile).filter(
		({ path }) => !isInSection(path, "personal"),
	);
	const head = [...contentStems(wordsOf(text))].slice(0, HEAD);
	return (
		figures.some((figure) =>
			lines.every((line) => !line.text.includes(figure)),
		) &&
		lines.every((line) => {
			const said = contentStems(wordsOf(line.text));
			return head.some((stem) => !said.has(stem));
		})
	);
}

/** A line with the first words of a sentence tells the same deed, and more exactly. */
const HEAD = 3;

const LONGEST = 400;

const NAMES = String.raw`\p{Lu}\p{Ll}{2,14}(?:(?:, and |, | and )\p{Lu}\p{Ll}{2,14}${LETTERS_END}){0,4}`;
const SPOKEN = new RegExp(
	String.raw`(?:^|[,;–—] |\band )((?:[Bb]i|[Tt]ri)lingual in|[Ff]luent in) (${NAMES})(?=[.,;]|$| with | and (?!\p{Lu}))`,
	"u",
);
/** About the person, not about a school or an office: at the very beginning, before more of the kind or their own title. */
const ALONE =
	/^(?:An? )?(?:\p{L}+(?:-\p{L}+)?, ){0,2}((?:bi|tri)lingual)(?:, | and | )(?=(.*))/iu;

function spokenIn(original: string, titles: readonly string[]): SummaryFact[] {
	const [, kind, names] = SPOKEN.exec(original) ?? [];
	if (kind && names) return [spoken(`${kind} ${names}`, original)];
	const [said = "", alone, rest = ""] = ALONE.exec(original) ?? [];
	const isOfPerson = /[, ]{2}$| and $/.test(said)
		? ROLE.test(rest)
		: titles.some((title) => title !== "" && rest.startsWith(title));
	return alone && isOfPerson ? [spoken(alone, original)] : [];
}

/** A role that the adjectives before it are said of. */
const ROLE = new RegExp(
	String.raw`^(?:\p{L}+(?:-\p{L}+)?,? ){0,4}(?:${POSTING_WORDS.en.titles.roles})${LETTERS_END}`,
	"iu",
);

function spoken(said: string, original: string): SummaryFact {
	const small = said.charAt(0).toLowerCase() + said.slice(1);
	return {
		kind: "spoken",
		text: `${small.charAt(0).toUpperCase()}${small.slice(1)}.`,
		sentence: `I am ${small}.`,
		original,
	};
}

/** A grade makes a place known by its name another one. */
export const GRADE = /(?:Level|Tier|Class|Grade|Category) (?:\p{N}|I{1,3}V?)/u;

/** "at Harbor Hospital's Level 2 Trauma Center" behind work or years of it. */
const PLACE =
	/\b(?:experience|years?|nurse|work(?:ed|ing)?|\p{L}+(?:er|or|ist|ian|ant)) ((?:in|at) (?:an? |the )?(?:\p{Lu}[\p{L}’'-]* ){0,5}(?:Level|Tier|Class|Grade|Category) (?:\d|I{1,3}V?)(?: \p{L}+){1,3}?)(?=[.,;]|$| and | with | where )/u;

function placeIn(original: string): SummaryFact[] {
	const [, place] = PLACE.exec(original) ?? [];
	return place
		? [
				{
					kind: "place",
					text: `Experience ${place}.`,
					sentence: `I have worked ${place}.`,
					original,
				},
			]
		: [];
}

const COMMA = new RegExp(
	`, (?:${partOf(WRITING_WORDS, ({ and }) => and)} )?`,
	"u",
);
const YEAR = /(?<![\p{N}.])(?:19|20)\p{N}{2}(?!\p{N})/u;
const FEWEST_WORDS = 3;
const MOST_WORDS = 10;

/** "…, deputy safety officer since 2022": a part between commas that holds a year and begins with a word of its own. */
function datedIn(original: string): SummaryFact[] {
	const parts = original.replace(/[.!]+$/, "").split(COMMA);
	if (parts.length < 2) return [];
	return parts.flatMap((part) => {
		const words = part.split(" ");
		const isOwn = contentStems(wordsOf(words[0] ?? "")).size > 0;
		return YEAR.test(part) &&
			isOwn &&
			words.length >= FEWEST_WORDS &&
			words.length <= MOST_WORDS
			? [
					{
						kind: "dated" as const,
						text: `${part.charAt(0).toUpperCase()}${part.slice(1)}.`,
						sentence: null,
						original,
					},
				]
			: [];
	});
}

/** Shares, money and large counts; not years of work. */
const MEASURES =
	/[$€£]\s?\p{N}+(?:[.,]\p{N}+)*|\p{N}+(?:[.,]\p{N}+)*\s?[%€]|(?<![\p{N}.,])(?!(?:19|20)\p{N}{2}(?!\p{N}))(?:\p{N}{3,}|\p{N}{1,3}(?:[.,]\p{N}{3}){1,3})(?![\p{N}.,])/gu;
