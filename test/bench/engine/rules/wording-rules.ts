// The rules about the words: forms of the posting, verbs first, figures, order, length, truth.

import { renderText } from "#src/documents/text.ts";
import { canonicalTerm, termForms } from "#src/domain/job/lexicon/lexicon.ts";
import { areInitials, hasExactForm, wordsOf } from "#src/domain/match/words.ts";
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import {
	baseForm,
	isPastVerb,
} from "#src/domain/tailoring/lines/english-verbs.ts";
import { coverageOf, textOf } from "../coverage.ts";
import { bulletsOf, type Judged, plain, type Rule } from "./rule.ts";

const MOST_WORDS = 30;
const LEAST_WITH_FIGURES = 0.5;
const OLD_YEARS = 8;

export const wordingRules: readonly Rule[] = [
	{
		number: 13,
		says: "acronym and long form together at first use",
		breaks: acronyms,
	},
	{
		number: 14,
		says: "words in the very form of the posting, where the profile has them",
		breaks: exactForms,
	},
	{
		number: 15,
		says: "the posting's title in the headline, where it is held",
		breaks: headline,
	},
	{
		number: 16,
		says: "the score is guidance: nothing is stuffed to raise it",
		breaks: ({ tailored: { resume } }) => {
			const { after, ceiling } = resume.metadata.score;
			return after > ceiling ? [`${after} above ${ceiling}`] : [];
		},
	},
	{
		number: 18,
		says: "every bullet begins with a verb, none with filler or I",
		breaks: verbsFirst,
	},
	{
		number: 19,
		says: "half of the latest two positions' bullets hold a figure",
		breaks: figures,
	},
	{
		number: 20,
		says: "the most relevant bullet first, 3 to 8 of late positions, 1 or 2 of old ones",
		breaks: order,
	},
	{
		number: 22,
		says: "bullets of 30 words at most",
		breaks: (judged) =>
			bulletsOf(judged).filter(
				(text) =>
					text.split(/\s+/).length > MOST_WORDS ||
					(text.match(/\p{Script=Han}/gu)?.length ?? 0) > 2 * MOST_WORDS,
			),
	},
	{
		number: 24,
		says: "nothing the profile does not hold",
		breaks: ({ person, tailored: { resume, letter, job } }) => [
			...[resume, letter].flatMap((content) =>
				checkClaims(content, person.profile).map(({ text }) => text),
			),
			...coverageOf(askedOf(job), {
				profile: person.source,
				document: resume,
			}).stuffed,
		],
	},
];

function askedOf(job: Judged["tailored"]["job"]): string[] {
	return job.terms
		.filter(({ kind }) => kind !== "title")
		.map(({ term }) => term);
}

// Applies where posting and profile together name a thing by its acronym and by its long form.
function acronyms({ person, doc, tailored }: Judged): string[] | null {
	const own = textOf(person.profile);
	const written = renderText(doc);
	const pairs = tailored.match.terms.flatMap(({ term, support }) => {
		if (support === "absent") return [];
		const forms = [
			...new Set([
				...term.forms,
				...termForms(canonicalTerm(term.term) ?? term.term).filter((form) =>
					hasExactForm(own, form),
				),
			]),
		];
		const acronym = forms.find((form) =>
			forms.some((long) => areInitials(form, long)),
		);
		const long = acronym && forms.find((form) => areInitials(acronym, form));
		return acronym && long ? [{ acronym, long }] : [];
	});
	const used = pairs.filter(
		({ acronym, long }) =>
			hasExactForm(written, acronym) || hasExactForm(written, long),
	);
	if (used.length === 0) return null;
	return used
		.filter(({ acronym, long }) => {
			const [first = ""] = written
				.split("\n")
				.filter(
					(line) => hasExactForm(line, acronym) || hasExactForm(line, long),
				);
			return !(hasExactForm(first, acronym) && hasExactForm(first, long));
		})
		.map(({ acronym, long }) => `${long} (${acronym})`);
}

// The same word in another ending or hyphen; a synonym is another word and stays the person's own.
function exactForms({ person, tailored }: Judged): string[] | null {
	const own = textOf(person.source);
	const written = textOf(tailored.resume);
	const asked = tailored.match.terms.filter(
		({ term, support }) =>
			support !== "absent" &&
			term.kind !== "title" &&
			term.kind !== "soft" &&
			term.forms.some((form) => sharesStems(own, form)),
	);
	if (asked.length === 0) return null;
	return asked
		.filter(
			({ term }) => !term.forms.some((form) => hasExactForm(written, form)),
		)
		.map(({ term }) => term.forms.join(" / "));
}

function sharesStems(text: string, form: string): boolean {
	const stems = (some: string) =>
		` ${wordsOf(some)
			.map(({ stem }) => stem)
			.join(" ")} `;
	return stems(text).includes(stems(form));
}

function headline({ person, tailored: { job, resume } }: Judged) {
	const title = plain(job.title ?? "");
	if (title === "") return null;
	const held = [
		person.profile.personal.headline ?? "",
		...person.profile.work_experience.map(({ job_title }) => job_title),
	].some((own) => ` ${plain(own)} `.includes(` ${title} `));
	if (!held) return null;
	return ` ${plain(resume.personalInfo.headline)} `.includes(` ${title} `)
		? []
		: [`${job.title} / ${resume.personalInfo.headline}`];
}

const FILLER =
	/^(?:responsible for|duties|in charge of|tasked with|zuständig für|responsable de (?:la )?gestión|i |my |we |ich |mein|yo |je |jeg |我)/i;
const ADVERB = /^\p{L}+ly\s+(\p{L}+)/u;

function verbsFirst(judged: Judged): string[] | null {
	const { language } = judged.tailored.resume.metadata;
	const bullets = judged.tailored.resume.experience.flatMap(
		({ achievements }) => achievements,
	);
	if (bullets.length === 0) return null;
	return bullets.filter((text) => {
		if (FILLER.test(text) || /\b(?:I|my|me)\b/.test(text)) return true;
		// Elsewhere résumés are written in nouns as well.
		if (language !== "en") return false;
		const first = ADVERB.exec(text)?.[1] ?? /^[\p{L}-]+/u.exec(text)?.[0] ?? "";
		return (
			!isPastVerb(first) &&
			!isPastVerb(first.replace(/^(?:re|co|pre)-/i, "")) &&
			baseForm(first) === null
		);
	});
}

function figures({ person, tailored: { resume } }: Judged): string[] | null {
	const latest = resume.experience.slice(0, 2);
	const bullets = latest.flatMap(({ achievements }) => achievements);
	if (bullets.length === 0) return null;
	const own = latest.flatMap(({ title, company }) =>
		person.profile.work_experience
			.filter(
				(work) => work.job_title === title && work.company_name === company,
			)
			.flatMap(({ achievements, description }) => [
				...achievements,
				...(description ?? "").split(/(?<=[.!?])\s|\n/),
			]),
	);
	const counted = own.filter(holdsFigure).length;
	// Who has fewer figures than would be half of three bullets a position cannot keep it.
	if (counted < Math.min(own.length, latest.length * 3) * LEAST_WITH_FIGURES)
		return null;
	const share = bullets.filter(holdsFigure).length / bullets.length;
	return share >= LEAST_WITH_FIGURES
		? []
		: [`${bullets.filter(holdsFigure).length} of ${bullets.length}`];
}

function holdsFigure(text: string): boolean {
	return /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|seks|zwei|drei|dos|tres)\b|[二三四五六七八九十]/i.test(
		text,
	);
}

function order({ person, tailored: { resume, job }, today }: Judged) {
	if (resume.experience.length === 0) return null;
	const worth = (text: string) =>
		job.terms
			.filter(
				(term) =>
					term.kind !== "title" &&
					[term.term, ...term.forms].some((form) => sharesStems(text, form)),
			)
			.reduce((sum, { weight }) => sum + weight, 0);
	return resume.experience.flatMap(
		({ title, company, dates, achievements }, at) => {
			const own = person.profile.work_experience.find(
				(work) => work.job_title === title && work.company_name === company,
			);
			const known =
				(own?.achievements.length ?? 0) + (own?.description ? 1 : 0);
			const [first = "", ...rest] = achievements;
			const best = Math.max(0, ...rest.map(worth));
			const ended = /(\d{4})[^\d]*\d*$/.exec(dates)?.[1];
			const isOld =
				!dates.endsWith("Present") &&
				ended !== undefined &&
				Number(today.slice(0, 4)) - Number(ended) >= OLD_YEARS;
			return [
				...(at < 2 && worth(first) + 0.01 < best
					? [`${title}: “${first}” comes before more relevant lines`]
					: []),
				...(at < 2 && achievements.length < Math.min(3, known)
					? [`${title}: ${achievements.length} of ${known} lines`]
					: []),
				...(achievements.length > 8
					? [`${title}: ${achievements.length} lines`]
					: []),
				...(at >= 2 && isOld && achievements.length > 2
					? [`${title}: ${achievements.length} lines of an old position`]
					: []),
			];
		},
	);
}
