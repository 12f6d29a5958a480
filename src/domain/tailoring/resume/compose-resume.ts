// Writes a resume with no model: chooses, orders, trims and rewords the person's own lines for one posting.
// Invariant: every line rests on lines of the profile and says so in `validation.lines`; nothing is added.

import { profileLanguage } from "../../match/profile-language.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Section } from "../../profile/section-names.ts";
import { answeringEntry } from "../choose/answering-entry.ts";
import { chooseSections } from "../choose/choose-sections.ts";
import { askedChores } from "../choose/chores.ts";
import { decidingPapers } from "../choose/deciding-papers.ts";
import { leadingSections } from "../choose/leading-sections.ts";
import { leftOutEntries } from "../choose/left-out.ts";
import { needsOf } from "../choose/needs.ts";
import { coreOf, soughtIn } from "../choose/order-lines.ts";
import { relevanceOf } from "../choose/relevance.ts";
import { standsInFor } from "../choose/standing-in.ts";
import type { ResumeContent } from "../content/content.ts";
import { contradictionsIn } from "../content/contradictions.ts";
import { scoreContent } from "../content/score-content.ts";
import type { Omitted, Tailoring } from "../content/tailoring.ts";
import { warningsFor } from "../content/warnings.ts";
import { type Fitted, fitPages } from "../fit/fit-pages.ts";
import { pageBudget } from "../fit/page-budget.ts";
import {
	ENOUGH_LINES,
	HEAD_LINES,
	PAGE_LINES,
	SECTION_LINES,
	textLines,
} from "../fit/page-lines.ts";
import { plainWordsFor } from "../fit/plain-words.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { Drafting } from "../lines/drafting.ts";
import { composedSummary, type Summary } from "./composed-summary.ts";
import { summaryLines } from "./headline-and-summary.ts";
import { extrasOf, withoutExtras } from "./listed-extras.ts";
import type { ListedParts } from "./listed-parts.ts";
import { namesToolOf } from "./paper-extras.ts";
import { partLines, skillLines } from "./part-lines.ts";
import { draftEntries, entryContents } from "./resume-entries.ts";
import { identity } from "./resume-identity.ts";
import {
	entryOrigins,
	omittedSentences,
	partOrigins,
	skillOrigins,
	summaryOrigins,
} from "./resume-origins.ts";
import { listedParts } from "./resume-parts.ts";
import {
	omittedSkills,
	type SkillGroup,
	skillGroups,
	skillLists,
} from "./skill-groups.ts";
import { strengthNotes } from "./strength-notes.ts";
import { tailoredHeadline } from "./tailored-headline.ts";

/** The resume for one profile and one job. Same input, same content, byte for byte. */
export function composeResume(tailoring: Tailoring): ResumeContent {
	const { profile, job, match, strength, today } = tailoring;
	const language = profileLanguage(profile);
	const sections = chooseSections(tailoring);
	const relevance = relevanceOf(match);
	const drafting: Drafting = {
		profile,
		relevance,
		needs: needsOf(match, job),
		core: coreOf(job),
		sought: soughtIn(tailoring.title, profile),
		standsIn: standsInFor(tailoring.title, profile),
		wording: { strength, language, isCurrent: false },
		askedChores: askedChores(tailoring),
		today,
		namesTool: namesToolOf(job),
		deciding: new Set(decidingPapers(tailoring)),
		answering: answeringEntry(match, profile),
		isScholar: pageBudget(profile, tailoring.title, today) > MOST_PAGES,
	};

	const leftOut = leftOutEntries(tailoring);
	const isLeft = new Set(leftOut.map(({ path }) => path));
	const entries = draftEntries(sections, drafting);
	const drafts = entries.filter(({ path }) => !isLeft.has(path));
	// At low strength the person's own summary stays.
	const composed =
		strength === "low" || !sections.includes("summary")
			? null
			: composedSummary(tailoring, drafting, drafts);
	const plan: Plan = {
		leftOut,
		drafting,
		sections,
		entries,
		drafts,
		composed: leftOut.length === 0 ? composed : undefined,
		headline: tailoredHeadline(tailoring, drafting),
		summary: sections.includes("summary")
			? (composed ?? summaryLines(profile, drafting))
			: { lines: [], omitted: [] },
		groups: skillGroups(tailoring, sections, relevance),
	};
	const content = contentOf(tailoring, plan, fittedTo(tailoring, plan));
	content.metadata.score.after = scoreContent(content, { job, profile, match });
	return content;
}

type Plan = {
	/** Entries that never come into question, with the reasons. */
	leftOut: readonly Omitted[];
	drafting: Drafting;
	sections: Section[];
	/** All of them, and those that may stand in the resume. */
	entries: DraftEntry[];
	drafts: DraftEntry[];
	headline: ReturnType<typeof tailoredHeadline>;
	/** The summary of all entries, where none is left out. */
	composed: Summary | null | undefined;
	summary: Summary;
	groups: SkillGroup[];
};

function summaryText({ summary, drafting }: Plan): string {
	const between = drafting.wording.language === "zh" ? "" : " ";
	return summary.lines.map((line) => line.text).join(between);
}

type Paged = { fitted: Fitted; parts: ListedParts };

/** What there is room for beside the head, the summary and the skills. */
function fittedTo(tailoring: Tailoring, plan: Plan): Paged {
	const { drafting, drafts, groups } = plan;
	const allParts = withoutExtras(
		listedParts(plan.sections, drafting),
		new Set(plan.leftOut.map(({ path }) => path)),
	);
	const extras = extrasOf(allParts, drafting);
	const summary = summaryText(plan);
	const fixedLines =
		HEAD_LINES +
		(summary === "" ? 0 : SECTION_LINES + textLines(summary)) +
		skillLines(groups) +
		partLines(allParts) -
		extras.reduce((sum, { lines }) => sum + lines, 0);
	const fitted = fitPages(drafts, extras, {
		room: roomOf(tailoring) - fixedLines,
		enough: tailoring.room?.keepsWeak
			? Number.POSITIVE_INFINITY
			: ENOUGH_LINES - fixedLines,
		listed: new Set(
			groups.flatMap(({ skills }) => skills.flatMap(({ terms }) => [...terms])),
		),
		posting: postingOf(tailoring),
		plainWords: plainWordsFor(tailoring),
	});
	return { fitted, parts: withoutExtras(allParts, fitted.without) };
}

function contentOf(
	tailoring: Tailoring,
	plan: Plan,
	{ fitted, parts }: Paged,
): ResumeContent {
	const { profile } = tailoring;
	return {
		personalInfo: {
			...identity(profile),
			headline: plan.headline?.text ?? "",
		},
		summary: summaryText(plan),
		...entryContents(fitted.entries, profile),
		skills: skillLists(plan.groups),
		education: parts.education.map(({ entry }) => entry),
		certifications: parts.certifications.map(({ entry }) => entry),
		publications: parts.publications.map(({ entry }) => entry),
		languages: parts.languages.map(({ entry }) => entry),
		awards: parts.awards.map(({ entry }) => entry),
		interests: parts.interests.map(({ entry }) => entry),
		references: parts.references.map(({ entry }) => entry),
		metadata: metadataOf(tailoring, plan, fitted),
		validation: validationOf(tailoring, plan, { fitted, parts }),
	};
}

function metadataOf(
	tailoring: Tailoring,
	{ sections, drafts, summary, drafting, leftOut, groups }: Plan,
	fitted: Fitted,
): ResumeContent["metadata"] {
	const { title, company, match, strength, today } = tailoring;
	const leading = leadingSections(tailoring, drafts);
	return {
		model: "builtin",
		generatedAt: today,
		enhancement: strength,
		sections,
		...(leading.length > 0 ? { leading } : {}),
		arrangement: "grouped",
		language: drafting.wording.language,
		job: { title, company },
		score: { before: match.score, after: 0, ceiling: match.ceiling },
		omitted: [
			...omittedSentences(summary.omitted),
			...leftOut,
			...fitted.omitted,
			...omittedSkills(tailoring, sections, groups),
		],
	};
}

function validationOf(
	tailoring: Tailoring,
	{ sections, drafting, entries, composed, headline, summary, groups }: Plan,
	{ fitted, parts }: Paged,
): ResumeContent["validation"] {
	const { profile } = tailoring;
	const head = headline
		? [
				{
					path: pathOf("personalInfo", "headline"),
					sources: headline.sources,
					change: "kept" as const,
				},
			]
		: [];
	return {
		warnings: [
			...warningsFor(tailoring),
			...contradictionsIn(profile),
			...strengthNotes(tailoring, {
				...{ sections, drafting, entries },
				...{ composed, groups },
			}),
		],
		lines: [
			...head,
			...summaryOrigins(summary.lines),
			...entryOrigins(fitted),
			...skillOrigins(groups),
			...partOrigins(parts),
		],
		removed: [],
		repaired: [],
	};
}

function postingOf({ posting = "", job, title }: Tailoring): string {
	const asked = job.requirements.map(({ text }) => text);
	return [title, ...asked, posting].join("\n").toLowerCase();
}

/** Only a scholar's record may be longer. */
const MOST_PAGES = 2;

/** Lines of all pages together. */
function roomOf(tailoring: Tailoring): number {
	const { room } = tailoring;
	const pages =
		room?.pages ??
		pageBudget(tailoring.profile, tailoring.title, tailoring.today);
	return pages * PAGE_LINES + (room?.spareLines ?? 0);
}
