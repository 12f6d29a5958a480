// The sentences of a letter that state facts: what is applied for, the present position, what of the posting the work has
// involved, certificates, studies and languages. Nothing is said that the profile does not hold word for word.
import type { TermMatch } from "../../match/match.ts";
import { oneLine } from "../../match/sentences.ts";
import { relevanceOf } from "../choose/relevance.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { newestFirst } from "../lines/resume-draft.ts";
import { wordingOf } from "../wording/wording.ts";
import { ownForms } from "./own-form.ts";

/** A sentence with the paths of the profile it rests on, and the person's own words where it retells them. */
export type Said = { text: string; sources: string[]; original?: string };

const MOST_TERMS = 4;
const SAYABLE: ReadonlySet<string> = new Set(["tool", "knowledge", "skill"]);

/** The first paragraph: position and company, where the person works, what they have worked with. */
export function openingSentences(
	{ profile, match, title, company }: Tailoring,
	language: string,
): Said[] {
	const wording = wordingOf(language).letter;
	const said: Said[] = [{ text: wording.apply(title, company), sources: [] }];
	const newest = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	)[0];
	if (newest && oneLine(newest.entry.job_title) !== "") {
		const path = `work_experience.${newest.at}`;
		const tell = newest.entry.is_current ? wording.current : wording.latest;
		said.push({
			text: tell(
				oneLine(newest.entry.job_title),
				oneLine(newest.entry.company_name),
			),
			sources: [`${path}.job_title`, `${path}.company_name`],
		});
	}
	const shown = heaviest(
		match.terms.filter(
			(one) =>
				one.support === "shown" &&
				isSayable(one) &&
				one.evidence.some(({ path }) => isDone(path)),
		),
	);
	const forms = ownForms(shown.map(onlyDone), { language, most: MOST_TERMS });
	if (forms.length > 1)
		said.push({
			text: wording.shown(forms.map(({ form }) => form)),
			sources: forms.flatMap(({ match: { evidence } }) =>
				evidence.slice(0, 1).map(({ path }) => path),
			),
		});
	return said;
}

function isSayable({ term }: TermMatch): boolean {
	return SAYABLE.has(term.kind) && term.demand !== "mention";
}

/** A skill is one in a list of skills or in the person's own summary; the name of a certificate is not yet one. */
function isSkill({ evidence }: TermMatch): boolean {
	return evidence.some(({ path }) =>
		/^(?:skills|software|personal)\./.test(path),
	);
}

function isDone(path: string): boolean {
	return /^(?:work_experience|projects|volunteer)\.\d+\.(?:achievements|description|technologies_used)/.test(
		path,
	);
}

function onlyDone(match: TermMatch): TermMatch {
	return {
		...match,
		evidence: match.evidence.filter(({ path }) => isDone(path)),
	};
}

function heaviest(matches: readonly TermMatch[]): TermMatch[] {
	return matches.toSorted((a, b) => b.term.weight - a.term.weight);
}

/** The last paragraph before the closing: what is listed, certified, studied, spoken, as far as the posting asks. */
export function paperSentences(tailoring: Tailoring, language: string): Said[] {
	const { profile, match } = tailoring;
	const wording = wordingOf(language);
	const said: Said[] = [];
	const listed = heaviest(
		match.terms.filter(
			(one) => one.support === "listed" && isSayable(one) && isSkill(one),
		),
	);
	const forms = ownForms(listed, { language, most: MOST_TERMS });
	if (forms.length > 0)
		said.push({
			text: wording.letter.listed(forms.map(({ form }) => form)),
			sources: forms.flatMap(({ match: { evidence } }) =>
				evidence.slice(0, 1).map(({ path }) => path),
			),
		});
	said.push(...certificateSentences(tailoring, language));
	const school = newestFirst(
		profile.education,
		(education) => education.is_current,
	)[0];
	if (
		school &&
		oneLine(school.entry.institution_name) !== "" &&
		said.length < 2
	) {
		const degree = wording.degree(
			oneLine(school.entry.degree_type),
			oneLine(school.entry.field_of_study),
		);
		said.push({
			text: wording.letter.studied(
				degree,
				oneLine(school.entry.institution_name),
			),
			sources: [`education.${school.at}`],
		});
	}
	const asked = new Set(
		match.terms
			.filter(
				({ term, support }) => term.kind === "language" && support !== "absent",
			)
			.flatMap(({ evidence }) =>
				evidence.map(({ path }) => path.split(".").slice(0, 2).join(".")),
			),
	);
	// The profile names languages in English; in other letters the name would be a foreign word.
	const spoken = profile.languages
		.map((one, at) => ({
			name: oneLine(one.language_name),
			path: `languages.${at}`,
		}))
		.filter(({ path }) => asked.has(path));
	if (language === "en" && spoken.some(({ name }) => name !== "English"))
		said.push({
			text: wording.letter.languages(spoken.map(({ name }) => name)),
			sources: spoken.map(({ path }) => path),
		});
	return said;
}

const MOST_PAPERS = 2;

/** Certificates the posting has a use for; all first ones where there is no school to name instead. */
function certificateSentences(
	{ profile, match }: Tailoring,
	language: string,
): Said[] {
	const relevance = relevanceOf(match);
	const papers = profile.certifications
		.map((paper, at) => ({
			name: oneLine(paper.certification_name),
			path: `certifications.${at}.certification_name`,
		}))
		.map((paper) => ({
			...paper,
			isAsked: relevance(paper.path, paper.name).terms.size > 0,
		}));
	const asked = papers.filter(({ isAsked }) => isAsked);
	const named = (
		asked.length > 0 || profile.education.length > 0 ? asked : papers
	).slice(0, MOST_PAPERS);
	if (named.length === 0) return [];
	return [
		{
			text: wordingOf(language).letter.certifications(
				named.map(({ name }) => name),
			),
			sources: named.map(({ path }) => path),
		},
	];
}

/** The closing paragraph. */
export function closingSentences(
	hasEvidence: boolean,
	language: string,
): string {
	const wording = wordingOf(language).letter;
	return hasEvidence ? wording.closing : wording.plainClosing;
}
