// Writes a resume with no model: chooses, orders, trims and rewords the person's own lines for one posting.
// Invariant: every line rests on lines of the profile and says so in `validation.lines`; nothing is added.

import { personOf } from "../../mapping/profile-to-resume.ts";
import { gapsBetween } from "../../match/months.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import type { Profile } from "../../profile/profile.ts";
import { chooseSections } from "../choose/choose-sections.ts";
import { leadingSections } from "../choose/leading-sections.ts";
import { needsOf } from "../choose/needs.ts";
import { coreOf, soughtIn } from "../choose/order-lines.ts";
import { relevanceOf } from "../choose/relevance.ts";
import type { LineOrigin, ResumeContent } from "../content/content.ts";
import { scoreContent } from "../content/score-content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { warningsFor } from "../content/warnings.ts";
import { type Fitted, fitPages } from "../fit/fit-pages.ts";
import { pageBudget } from "../fit/page-budget.ts";
import {
	ENOUGH_LINES,
	ENTRY_LINES,
	HEAD_LINES,
	PAGE_LINES,
	SECTION_LINES,
	textLines,
} from "../fit/page-lines.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { composedSummary } from "./composed-summary.ts";
import { summaryLines } from "./headline-and-summary.ts";
import { draftEntries, entryContents } from "./resume-entries.ts";
import {
	extrasOf,
	type ListedParts,
	listedParts,
	withoutExtras,
} from "./resume-parts.ts";
import { type SkillGroup, skillGroups, skillLists } from "./skill-groups.ts";
import { strengthNotes } from "./strength-notes.ts";
import { tailoredHeadline } from "./tailored-headline.ts";

/** The resume for one profile and one job. Same input, same content, byte for byte. */
export function composeResume(tailoring: Tailoring): ResumeContent {
	const { profile, job, match, strength, today } = tailoring;
	const language = profileLanguage(profile);
	const sections = chooseSections(profile, tailoring.sections, today);
	const relevance = relevanceOf(match);
	const drafting: Drafting = {
		profile,
		relevance,
		needs: needsOf(match, job),
		core: coreOf(job),
		sought: soughtIn(tailoring.title, profile),
		wording: { strength, language, isCurrent: false },
		today,
		isScholar: pageBudget(profile, tailoring.title, today) > MOST_PAGES,
	};

	const headline = tailoredHeadline(tailoring, drafting);
	const drafts = draftEntries(sections, drafting);
	const summary = sections.includes("summary")
		? summaryOf(tailoring, drafting, drafts)
		: { lines: [], omitted: [] };
	const leading = leadingSections(tailoring, drafts);
	const groups = skillGroups(tailoring, sections, relevance);
	const allParts = listedParts(sections, drafting);
	const extras = extrasOf(allParts, drafting);
	const summaryText = summary.lines
		.map((line) => line.text)
		.join(language === "zh" ? "" : " ");
	const listed = new Set(
		groups.flatMap(({ skills }) => skills.flatMap(({ terms }) => [...terms])),
	);
	const fixedLines =
		HEAD_LINES +
		(summaryText === "" ? 0 : SECTION_LINES + textLines(summaryText)) +
		skillLines(groups) +
		partLines(allParts) -
		extras.reduce((sum, { lines }) => sum + lines, 0);
	const fitted = fitPages(drafts, extras, {
		room: roomOf(tailoring) - fixedLines,
		enough: tailoring.room?.keepsWeak
			? Number.POSITIVE_INFINITY
			: ENOUGH_LINES - fixedLines,
		listed,
		isChosen: tailoring.sections !== "auto",
	});
	const parts = withoutExtras(allParts, fitted.without);

	const content: ResumeContent = {
		personalInfo: { ...identity(profile), headline: headline?.text ?? "" },
		summary: summaryText,
		...entryContents(fitted.entries, profile),
		skills: skillLists(groups),
		education: parts.education.map(({ entry }) => entry),
		certifications: parts.certifications.map(({ entry }) => entry),
		publications: parts.publications.map(({ entry }) => entry),
		languages: parts.languages.map(({ entry }) => entry),
		awards: parts.awards.map(({ entry }) => entry),
		interests: parts.interests.map(({ entry }) => entry),
		references: parts.references.map(({ entry }) => entry),
		metadata: {
			model: "builtin",
			generatedAt: today,
			enhancement: strength,
			sections,
			...(leading.length > 0 ? { leading } : {}),
			language,
			job: { title: tailoring.title, company: tailoring.company },
			score: { before: match.score, after: 0, ceiling: match.ceiling },
			omitted: [...omittedSentences(summary.omitted), ...fitted.omitted],
		},
		validation: {
			warnings: [
				...warningsFor(tailoring, gapsBetween(profile.work_experience, today)),
				...strengthNotes(tailoring, { sections, drafting }),
			],
			lines: [
				...(headline
					? [
							{
								path: "personalInfo.headline",
								sources: headline.sources,
								change: "kept" as const,
							},
						]
					: []),
				...summaryOrigins(summary.lines),
				...entryOrigins(fitted),
				...skillOrigins(groups),
				...partOrigins(parts),
			],
			removed: [],
			repaired: [],
		},
	};
	content.metadata.score.after = scoreContent(content, {
		job,
		profile,
		match,
		today,
	});
	return content;
}

/** Only a scholar's record may be longer. */
const MOST_PAGES = 2;

/** Lines of all pages together. */
function roomOf({ room, profile, title, today }: Tailoring): number {
	const pages = room?.pages ?? pageBudget(profile, title, today);
	return pages * PAGE_LINES + (room?.spareLines ?? 0);
}

/** At low strength the person's own summary stays. */
function summaryOf(
	tailoring: Tailoring,
	drafting: Drafting,
	entries: readonly DraftEntry[],
) {
	const composed =
		tailoring.strength === "low"
			? null
			: composedSummary(tailoring, drafting, entries);
	return composed ?? summaryLines(tailoring.profile, drafting);
}

/** Who it is. The state says where the country is. */
function identity(profile: Profile): ResumeContent["personalInfo"] {
	const { personal } = profile;
	const place = [
		oneLine(personal.city),
		oneLine(personal.state) || countryOf(personal),
	].filter(Boolean);
	const person = personOf(personal);
	return {
		...person,
		name: inUsualCase(person.name),
		location: [...new Set(place)].join(", "),
	};
}

/** A name typed in capitals as names are written, its titles behind a comma as they are. "MCDONALD" could be two names. */
function inUsualCase(name: string): string {
	const [own = "", ...titles] = name.split(",");
	const isCapital = own === own.toUpperCase() && own !== own.toLowerCase();
	if (
		!isCapital ||
		!own.includes(" ") ||
		/(?<!\p{L})(?:MC|MAC|DE|VAN|VON|DI)/u.test(own)
	)
		return name;
	const usual = own.replace(
		/\p{L}{2,}/gu,
		(word) => word.charAt(0) + word.slice(1).toLowerCase(),
	);
	return [usual, ...titles].join(",");
}

/** A country's code is for programs. */
function countryOf({ country }: Profile["personal"]): string {
	const name = oneLine(country);
	return /^[A-Z]{2}$/.test(name) ? "" : name;
}

function skillLines(groups: readonly SkillGroup[]): number {
	if (groups.length === 0) return 0;
	return groups.reduce(
		(sum, { name, skills }) =>
			sum + textLines(`${name}: ${skills.map(({ text }) => text).join(", ")}`),
		SECTION_LINES,
	);
}

/** The lines the listed sections take, their headings included. */
function partLines(parts: ListedParts): number {
	const { education, certifications, languages, publications } = parts;
	const sections = [education, certifications, languages, publications].filter(
		(part) => part.length > 0,
	).length;
	const schools = education.reduce(
		(sum, { lines }) =>
			sum +
			ENTRY_LINES +
			lines.reduce((taken, { text }) => taken + textLines(text), 0),
		0,
	);
	const papers = publications.reduce(
		(sum, { entry }) =>
			sum +
			ENTRY_LINES +
			(entry.authors.length > 0 ? 1 : 0) +
			textLines(entry.description),
		0,
	);
	return (
		sections * SECTION_LINES +
		schools +
		certifications.length * ENTRY_LINES +
		Math.ceil(languages.length / 4) +
		papers +
		rareLines(parts)
	);
}

function rareLines({ awards, interests, references }: ListedParts): number {
	const sections = [awards, interests, references].filter(
		(part) => part.length > 0,
	).length;
	const reported = [
		...awards.map(({ entry }) => entry.description),
		...references.map(({ entry }) => entry.reference),
	];
	return (
		sections * SECTION_LINES +
		(awards.length + references.length) * ENTRY_LINES +
		reported.reduce((sum, text) => sum + textLines(text), 0) +
		textLines(interests.map(({ entry }) => entry.name).join(", "))
	);
}

function omittedSentences(
	lines: readonly DraftLine[],
): ResumeContent["metadata"]["omitted"] {
	return lines.map((line) => ({
		path: "personal.summary",
		text: line.original,
		reason: "Your lines prove more of what this posting needs",
	}));
}

function originOf(path: string, line: DraftLine): LineOrigin {
	return {
		path,
		sources: line.sources,
		change: line.change,
		...(line.change === "kept" ? {} : { original: line.original }),
	};
}

function summaryOrigins(lines: readonly DraftLine[]): LineOrigin[] {
	if (lines.length === 0) return [];
	const sources = [...new Set(lines.flatMap((line) => line.sources))];
	return [
		{
			path: "summary",
			sources,
			change: lines.every((line) => line.change === "kept") ? "kept" : "merged",
		},
	];
}

const CONTENT_NAMES: Partial<Record<DraftEntry["section"], string>> = {
	work_experience: "experience",
};

function entryOrigins({ entries }: Fitted): LineOrigin[] {
	const counts = new Map<string, number>();
	return entries.flatMap((entry) => {
		const name = CONTENT_NAMES[entry.section] ?? entry.section;
		const at = counts.get(name) ?? 0;
		counts.set(name, at + 1);
		const lines = entry.lines.map((line, lineAt) =>
			originOf(`${name}.${at}.achievements.${lineAt}`, line),
		);
		return [
			{ path: `${name}.${at}`, sources: [entry.path], change: "kept" as const },
			...lines,
		];
	});
}

function skillOrigins(groups: readonly SkillGroup[]): LineOrigin[] {
	return groups.flatMap(({ skills }, group) =>
		skills.map((line, at) =>
			originOf(`skills.groups.${group}.skills.${at}`, line),
		),
	);
}

function partOrigins(parts: ListedParts): LineOrigin[] {
	const heads = (
		[
			"education",
			"certifications",
			"publications",
			"languages",
			"awards",
			"interests",
			"references",
		] as const
	).flatMap((name) =>
		parts[name].map(({ source }, at) => ({
			path: `${name}.${at}`,
			sources: [source],
			change: "kept" as const,
		})),
	);
	const details = parts.education.flatMap(({ lines }, at) =>
		lines.map((line, detail) =>
			originOf(`education.${at}.details.${detail}`, line),
		),
	);
	return [...heads, ...details];
}
