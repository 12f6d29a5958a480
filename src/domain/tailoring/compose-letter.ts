// Writes a cover letter with no model: who applies for what, two or three things done that answer the posting, a closing.
// Invariant: every sentence about the person is one of their own lines, or a plain statement of a fact in the profile.
import { gapsBetween } from "../match/months.ts";
import { profileLanguage } from "../match/profile-language.ts";
import { oneLine } from "../match/sentences.ts";
import { fullName, type Profile } from "../profile/profile.ts";
import type { LetterContent, LineOrigin } from "./content.ts";
import { type Evidence, evidenceLines } from "./evidence-lines.ts";
import { relevanceOf } from "./relevance.ts";
import { newestFirst } from "./resume-draft.ts";
import type { Tailoring } from "./tailoring.ts";
import { warningsFor } from "./warnings.ts";
import type { Wordings } from "./wording/wordings.ts";
import { wordingOf } from "./wording.ts";

type Said = { text: string; sources: string[]; original?: string };

/** The letter for one profile and one job, in the profile's language. Same input, same content, byte for byte. */
export function composeLetter(tailoring: Tailoring): LetterContent {
	const { profile, match, strength, today } = tailoring;
	const language = profileLanguage(profile);
	const wording = wordingOf(language);
	const title = oneLine(tailoring.title);
	const company = oneLine(tailoring.company);
	const opening = openingOf(tailoring, wording);
	const paragraphs = [
		evidenceParagraphs(profile, tailoring, wording),
		[papersOf(tailoring, wording)],
	]
		.flat()
		.filter((said) => said.length > 0);
	const name = oneLine(fullName(profile.personal));
	const hasEvidence = paragraphs.length > 0;
	const join = (said: readonly Said[]) =>
		said.map(({ text }) => text).join(language === "zh" ? "" : " ");
	return {
		sender: {
			name,
			email: profile.personal.email ?? "",
			phone: profile.personal.phone ?? "",
			city: oneLine(profile.personal.city),
			state: oneLine(profile.personal.state),
		},
		recipient: { name: "", title: "", company, address: "" },
		date: today,
		subject: wording.letter.subject(title),
		body: {
			opening: join(opening),
			body_paragraphs: paragraphs.map(join),
			closing: hasEvidence
				? wording.letter.closing
				: wording.letter.plainClosing,
		},
		signature: name,
		metadata: {
			model: "builtin",
			generatedAt: today,
			enhancement: strength,
			sections: tailoring.sections === "auto" ? [] : [...tailoring.sections],
			language,
			job: { title: tailoring.title, company: tailoring.company },
			score: {
				before: match.score,
				after: match.score,
				ceiling: match.ceiling,
			},
			omitted: [],
		},
		validation: {
			warnings: warningsFor(
				tailoring,
				gapsBetween(profile.work_experience, today),
			),
			lines: [
				originOf("body.opening", opening),
				...paragraphs.map((said, at) =>
					originOf(`body.body_paragraphs.${at}`, said),
				),
			],
			dropped: [],
			repaired: [],
		},
	};
}

function originOf(path: string, said: readonly Said[]): LineOrigin {
	const originals = said.flatMap(({ original }) =>
		original === undefined ? [] : [original],
	);
	return {
		path,
		sources: [...new Set(said.flatMap(({ sources }) => sources))],
		change: "reworded",
		...(originals.length > 0 ? { original: originals.join(" | ") } : {}),
	};
}

const MOST_NAMED = 4;

function openingOf(
	{ profile, match, title, company }: Tailoring,
	wording: Wordings,
): Said[] {
	const said: Said[] = [
		{
			text: wording.letter.apply(oneLine(title), oneLine(company)),
			sources: [],
		},
	];
	const newest = newestFirst(
		profile.work_experience,
		(work) => work.is_current,
	)[0];
	if (newest && oneLine(newest.entry.job_title) !== "") {
		const path = `work_experience.${newest.at}`;
		const tell = newest.entry.is_current
			? wording.letter.current
			: wording.letter.latest;
		said.push({
			text: tell(
				oneLine(newest.entry.job_title),
				oneLine(newest.entry.company_name),
			),
			sources: [`${path}.job_title`, `${path}.company_name`],
		});
	}
	const shown = match.terms
		.filter(
			({ term, support, evidence }) =>
				support === "shown" &&
				["tool", "knowledge", "skill"].includes(term.kind) &&
				evidence.some(({ path }) => /^(work_experience|projects)/.test(path)),
		)
		.filter(({ term }) => term.demand !== "mention")
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.slice(0, MOST_NAMED);
	if (shown.length >= 2) {
		said.push({
			text: wording.letter.shown(
				shown.map(({ term }) => term.forms[0] ?? term.term),
			),
			sources: shown.flatMap(({ evidence }) =>
				evidence.slice(0, 1).map(({ path }) => path),
			),
		});
	}
	return said;
}

const PIECES_A_PARAGRAPH = 2;

/** Two paragraphs at most: the best lines of one employer, then the best of another entry. */
function evidenceParagraphs(
	profile: Profile,
	{ match }: Tailoring,
	wording: Wordings,
): Said[][] {
	const lines = evidenceLines(
		profile,
		relevanceOf(match),
		profileLanguage(profile),
	);
	const paragraphs: Said[][] = [];
	const told = new Set<string>();
	for (const best of lines) {
		if (paragraphs.length === 2) break;
		if (told.has(best.company)) continue;
		const said = tellEntry(
			lines.filter(({ entry }) => entry === best.entry),
			wording,
			paragraphs.length > 0,
		);
		if (said.length === 0) continue;
		told.add(best.company);
		paragraphs.push(said);
	}
	return paragraphs;
}

function tellEntry(
	lines: readonly Evidence[],
	wording: Wordings,
	isSecond: boolean,
): Said[] {
	const said: Said[] = [];
	for (const evidence of lines) {
		if (said.length === (isSecond ? 1 : PIECES_A_PARAGRAPH)) break;
		const place = said.length > 0 ? "same" : isSecond ? "other" : "first";
		const text = wording.letter.evidence({ ...evidence, place });
		if (text !== null)
			said.push({
				text,
				sources: [evidence.path],
				original: evidence.original,
			});
	}
	return said;
}

/** Certificates, studies and languages, where the posting asks for them or nothing else can be said. */
function papersOf({ profile, match }: Tailoring, wording: Wordings): Said[] {
	const said: Said[] = [];
	const listed = match.terms
		.filter(
			({ term, support }) =>
				support === "listed" &&
				["tool", "knowledge", "skill"].includes(term.kind),
		)
		.slice(0, MOST_NAMED);
	if (listed.length > 0)
		said.push({
			text: wording.letter.listed(
				listed.map(({ term }) => term.forms[0] ?? term.term),
			),
			sources: listed.flatMap(({ evidence }) =>
				evidence.slice(0, 1).map(({ path }) => path),
			),
		});
	const papers = profile.certifications.slice(0, 2);
	if (papers.length > 0) {
		said.push({
			text: wording.letter.certifications(
				papers.map((paper) => oneLine(paper.certification_name)),
			),
			sources: papers.map((_, at) => `certifications.${at}.certification_name`),
		});
	} else {
		const school = newestFirst(
			profile.education,
			(education) => education.is_current,
		)[0];
		if (school && oneLine(school.entry.institution_name) !== "") {
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
	}
	return said;
}
