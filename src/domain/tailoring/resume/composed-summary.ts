// The summary of a resume, composed from facts: who this is and since when, what of the person's own summary can be proved, the
// strongest proofs of what the posting needs, and the papers and languages it asks for. Two to four sentences, no praise.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { alternatives } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { oneLine, proseLines } from "../../match/sentences.ts";
import type { Profile } from "../../profile/profile.ts";
import { graduatedFrom } from "../choose/graduate.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { fill, monthInWords, voiceOf } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import {
	type DraftEntry,
	type Drafting,
	newestFirst,
} from "../lines/resume-draft.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { askedPapers } from "./asked-papers.ts";
import { composed } from "./composed-line.ts";
import { ended, proofSentences } from "./proof-sentences.ts";

export type Summary = { lines: DraftLine[]; omitted: DraftLine[] };

/** Longer than five lines of a page nobody reads it. */
const LONGEST = 560;
const LONGEST_OWN = 220;
/** With so many proofs the person's own sentences say nothing more. */
const ENOUGH_PROOFS = 2;
/** A number of years out of date is put right by the dates of the work. */
const FIGURES = /\p{N}+(?:[.,]\p{N}+)*/gu;

/** Null where the profile holds too little: then the person's own summary says more. */
export function composedSummary(
	tailoring: Tailoring,
	drafting: Drafting,
	entries: readonly DraftEntry[],
): Summary | null {
	const { profile, strength } = tailoring;
	const language = languageOf(drafting.wording.language);
	const lead =
		studiesSentence(tailoring, language) ?? leadSentence(profile, language);
	const own = ownSentences(profile, drafting);
	const proofs = proofSentences(entries, drafting);
	const plain = own.proved.length > 0 ? own.proved : own.plain;
	if (proofs.length === 0 && plain.length === 0) return null;
	const kept =
		proofs.length >= ENOUGH_PROOFS || (strength === "high" && proofs.length > 0)
			? []
			: plain.slice(0, 1);
	const papers = askedPapers(tailoring, language).filter(
		({ sources }) => !sources.every((path) => lead?.sources.includes(path)),
	);
	const earlier =
		strength === "high" && lead ? beforeSentence(profile, language) : null;
	const lines = [
		...(lead ? [lead] : []),
		...(earlier ? [earlier] : []),
		...kept,
	];
	let length = lengthOf([...lines, ...papers]);
	for (const proof of proofs) {
		length += proof.text.length + 1;
		if (length > LONGEST && lines.length > 1) break;
		lines.push(proof);
	}
	const said = new Set(kept);
	return {
		lines: [...lines, ...papers],
		omitted: own.all.filter((line) => !said.has(line)),
	};
}

function languageOf(language: string): LanguageCode {
	return LANGUAGE_CODES.find((code) => code === language) ?? "en";
}

function lengthOf(lines: readonly DraftLine[]): number {
	return lines.reduce((sum, { text }) => sum + text.length + 1, 0);
}

/** The degree and its school, of somebody who comes from there. */
function studiesSentence(
	{ profile, today }: Tailoring,
	language: LanguageCode,
): DraftLine | null {
	const at = graduatedFrom(profile, today);
	const school = at === null ? undefined : profile.education[at];
	if (!school) return null;
	const degree = wordingOf(language).degree(
		oneLine(school.degree_type),
		oneLine(school.field_of_study),
	);
	const names = [degree, oneLine(school.institution_name)].filter(Boolean);
	return names.length < 2
		? null
		: composed(ended(names.join(", ")), [`education.${at}`]);
}

/** The latest position, its employer and since when; null without a title. */
function leadSentence(
	profile: Profile,
	language: LanguageCode,
): DraftLine | null {
	const words = SUMMARY_WORDS[language];
	const [newest] = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	);
	const title = oneLine(newest?.entry.job_title ?? null);
	if (!newest || title === "") return null;
	const { entry, at } = newest;
	const path = `work_experience.${at}`;
	const name = oneLine(entry.company_name);
	const company = isSelfEmployed(name) ? "" : name;
	const date =
		entry.start_date === null
			? ""
			: monthInWords(
					entry.start_date,
					voiceOf(language, { posting: "", key: "" }),
				);
	const isDated = entry.is_current && date !== "";
	if (company === "" && !isDated) return null;
	const frame = !entry.is_current
		? words.latest
		: !isDated
			? words.current
			: company === ""
				? words.titleSince
				: words.currentSince;
	return composed(fill(frame, { title, company, date }), [
		`${path}.job_title`,
		...(company === "" ? [] : [`${path}.company_name`]),
		...(isDated ? [`${path}.start_date`] : []),
	]);
}

/** The position before the latest one, where it was another or elsewhere. */
function beforeSentence(
	profile: Profile,
	language: LanguageCode,
): DraftLine | null {
	const [, before] = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	);
	const title = oneLine(before?.entry.job_title ?? null);
	const company = oneLine(before?.entry.company_name ?? null);
	if (!before || title === "" || company === "" || isSelfEmployed(company))
		return null;
	const path = `work_experience.${before.at}`;
	const text = fill(SUMMARY_WORDS[language].before, { title, company });
	return composed(text, [`${path}.job_title`, `${path}.company_name`]);
}

/** The sentences of the person's own summary, and those that name what is asked for, praise nobody and hold no figure of their own. */
function ownSentences(
	profile: Profile,
	drafting: Drafting,
): { all: DraftLine[]; proved: DraftLine[]; plain: DraftLine[] } {
	const lines = JSON.stringify([
		profile.work_experience,
		profile.projects,
		profile.volunteer,
		profile.education,
	]);
	const all = proseLines(profile.personal.summary).map(
		(text): DraftLine => ({
			sources: ["personal.summary"],
			original: text,
			text: ended(text),
			change: "kept",
			...drafting.relevance("personal.summary", text),
		}),
	);
	const plain = all.filter(
		({ original }) =>
			original.length <= LONGEST_OWN &&
			!PRAISE.test(original) &&
			!FIRST_PERSON.test(original) &&
			(original.match(FIGURES) ?? []).every((figure) => lines.includes(figure)),
	);
	const proved = plain
		.filter(({ terms }) => terms.size > 0)
		.toSorted((a, b) => b.value - a.value);
	return { all, proved, plain };
}

/** Beside sentences without a subject. */
const FIRST_PERSON = /(?<!\p{L})(?:I|my|me|we|our)(?!\p{L})/u;
const PRAISE = new RegExp(
	`(?<![\\p{L}])(?:${alternatives(
		LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].praise),
	)})`,
	"iu",
);
