// What of the person's own summary a tailored one keeps: a fact that stands nowhere else in the profile, such as studies under way, a
// deputy's office or what they are looking for. Praise, counted years and what the lines prove better go.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { alternatives } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { oneLine, proseLines } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import type { Drafting } from "../lines/resume-draft.ts";
import { ended } from "./proof-sentences.ts";

export type OwnSentences = {
	/** Every sentence as it was written. */
	all: DraftLine[];
	/** Those that a summary can repeat, what answers the posting first. */
	plain: DraftLine[];
	/** Of these the ones that say what nothing else on the page does, the best first. */
	facts: DraftLine[];
};

const LONGEST = 220;
/** A dated fact, and any other: what goes on is a description of oneself. */
const LONGEST_DATED = 120;
const LONGEST_FACT = 70;
const FIGURES = /\p{N}+(?:[.,]\p{N}+)*/gu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** More of a sentence has to be new. */
const NEW = 0.5;

export function ownSentences(
	profile: Profile,
	drafting: Drafting,
): OwnSentences {
	const { personal: _, ...rest } = profile;
	const lines = JSON.stringify(rest);
	const all = proseLines(profile.personal.summary).map((text) =>
		lineOf(text, drafting),
	);
	const plain = all
		.filter(
			({ original }) =>
				original.length <= LONGEST &&
				isPlain(original) &&
				!restates(original, profile) &&
				(original.match(FIGURES) ?? []).every((figure) =>
					lines.includes(figure),
				),
		)
		.toSorted((a, b) => b.value - a.value);
	const known = contentStems(wordsOf(`${lines} ${profile.personal.headline}`));
	const facts = all
		.flatMap((line) => clausesOf(line))
		.filter(
			({ text }) =>
				text.length <= (YEAR.test(text) ? LONGEST_DATED : LONGEST_FACT) &&
				isPlain(text) &&
				shareNew(text, known) > NEW &&
				!restates(text, profile) &&
				isProvable(text, profile),
		)
		.toSorted((a, b) => worthOf(b) - worthOf(a));
	return { all, plain, facts };
}

/** What stands between semicolons says something of its own. */
function clausesOf(line: DraftLine): DraftLine[] {
	const clauses = line.text.split(/\s*;\s+/u);
	if (clauses.length < 2) return [line];
	return clauses.map((clause) => ({
		...line,
		text: ended(`${clause.charAt(0).toUpperCase()}${clause.slice(1)}`),
		change: "reworded",
	}));
}

function lineOf(text: string, { relevance }: Drafting): DraftLine {
	return {
		sources: ["personal.summary"],
		original: text,
		text: ended(oneLine(text)),
		change: "kept",
		...relevance("personal.summary", text),
	};
}

/** A dated fact before what only matches. */
function worthOf({ text, value }: DraftLine): number {
	return value + (YEAR.test(text) ? 1 : 0);
}

function shareNew(text: string, known: ReadonlySet<string>): number {
	const stems = [...contentStems(wordsOf(text))];
	return stems.length === 0
		? 0
		: stems.filter((stem) => !known.has(stem)).length / stems.length;
}

/** "Assistant accountant with five years in …": the dates say it better. */
function restates(text: string, { work_experience }: Profile): boolean {
	const said = contentStems(wordsOf(text));
	return work_experience.some(({ job_title }) => {
		const title = [...contentStems(wordsOf(oneLine(job_title)))];
		return title.length > 0 && title.every((stem) => said.has(stem));
	});
}

function isPlain(text: string): boolean {
	return !PRAISE.test(text) && !FIRST_PERSON.test(text);
}

/** Beside sentences without a subject. */
const FIRST_PERSON = /(?<!\p{L})(?:I|my|me|we|our)(?!\p{L})/u;
const PRAISE = new RegExp(
	`(?<![\\p{L}])(?:${alternatives(
		LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].praise),
	)})`,
	"iu",
);
