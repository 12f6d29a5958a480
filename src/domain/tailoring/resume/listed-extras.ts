// What of the listed sections may leave a resume that is too long: courses, publications and what describes them, papers, the
// writer's own language.
import { proseLines } from "../../clauses/prose-lines.ts";
import { partOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { entryIndexOf, pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isRequirement } from "../choose/relevance.ts";
import type { Extra } from "../fit/page-draft.ts";
import { ENTRY_LINES, SECTION_LINES, textLines } from "../fit/page-lines.ts";
import type { Drafting } from "../lines/drafting.ts";
import type { ListedParts } from "./listed-parts.ts";
import { paperExtras } from "./paper-extras.ts";

const NO_COURSES = "Courses this posting does not name";
/** What it is about its title says. */
const BLURB = "Describes what its title names";

/** What a course and a publication are missed for besides what they show; a description of one is the first to go. */
const COURSE_COST = 0.05;
const PUBLICATION_COST = 0.1;
/** Courses that alone show what is asked for. */
const ONLY_PROOF = 1;

/** What of the listed sections may go, each with its worth. An honour or a grade stays, a scholar's record too. */
export function extrasOf(parts: ListedParts, drafting: Drafting): Extra[] {
	const courses = courseExtras(parts, drafting);
	// A scholar's record is what is read.
	if (drafting.isScholar) return courses;
	return [
		...courses,
		...parts.publications.flatMap((one) => publicationExtras(one, drafting)),
		...paperExtras(parts, drafting),
		...ownLanguage(parts, drafting),
	];
}

function courseExtras(
	{ education }: ListedParts,
	{ profile, relevance }: Drafting,
): Extra[] {
	const hasWorked = profile.work_experience.length > 1;
	const shown = shownByWork(profile, relevance);
	const isOnlyProof = (terms: ReadonlySet<string>) =>
		[...terms].some((term) => !isRequirement(term) && !shown.has(term));
	return education.flatMap(({ source, lines }) =>
		lines.flatMap((line, at) =>
			COURSES.test(line.text)
				? [
						{
							path: courseKey(source, at),
							text: line.original,
							lines: textLines(line.text),
							value:
								line.value +
								COURSE_COST +
								(isOnlyProof(line.terms) ? ONLY_PROOF : 0),
							terms: line.terms,
							// Who has worked is not asked for the courses of their studies, but for what nothing else shows.
							...((hasWorked && !isOnlyProof(line.terms)) ||
							line.terms.size === 0
								? { idle: NO_COURSES }
								: {}),
						},
					]
				: [],
		),
	);
}

/** What of the posting lines of work and projects show. */
function shownByWork(
	{ work_experience, projects, volunteer }: Drafting["profile"],
	relevance: Drafting["relevance"],
): ReadonlySet<string> {
	const sections = { work_experience, projects, volunteer };
	return new Set(
		Object.entries(sections).flatMap(([section, entries]) =>
			entries.flatMap(({ achievements }, at) =>
				achievements.flatMap((text, line) => [
					...relevance(pathOf(section, at, "achievements", line), oneLine(text))
						.terms,
				]),
			),
		),
	);
}

/** A publication, and its description apart: that goes before the publication does. */
function publicationExtras(
	{ source, entry }: ListedParts["publications"][number],
	{ profile, relevance }: Drafting,
): Extra[] {
	const title = relevance(pathOf(source, "publication_title"), entry.title);
	const whole: Extra = {
		path: source,
		text: entry.title,
		lines: ENTRY_LINES + (entry.authors.length > 0 ? 1 : 0),
		value: title.value + PUBLICATION_COST,
		terms: title.terms,
	};
	if (entry.description === "") return [whole];
	const described = proseLines(
		profile.publications[entryIndexOf(source) ?? -1]?.description ?? null,
	).map((line) => relevance(pathOf(source, "description"), line));
	return [
		whole,
		{
			path: pathOf(source, "description"),
			text: entry.description,
			lines: textLines(entry.description),
			value: described.reduce((sum, { value }) => sum + value, 0),
			terms: new Set(described.flatMap(({ terms }) => [...terms])),
			within: source,
			...(described.every(({ terms }) => terms.size === 0) && {
				idle: BLURB,
				fills: true as const,
			}),
		},
	];
}

const OWN_LANGUAGE_COST = 0.05;

/** Whoever reads the resume sees that its writer speaks its language: alone it is the first to go. */
function ownLanguage(
	{ languages: [only, ...others] }: ListedParts,
	{ wording: { language }, relevance }: Drafting,
): Extra[] {
	if (!only || others.length > 0) return [];
	const own = [language, "en"].map((inLanguage) =>
		new Intl.DisplayNames([inLanguage], { type: "language" })
			.of(language)
			?.toLowerCase(),
	);
	const { source, entry } = only;
	if (!own.includes(oneLine(entry.language).toLowerCase())) return [];
	const { value, terms } = relevance(
		pathOf(source, "language_name"),
		entry.language,
	);
	return [
		{
			path: source,
			text: entry.language,
			lines: SECTION_LINES + 1,
			value: value + OWN_LANGUAGE_COST,
			terms,
		},
	];
}

// A list of names and nothing else; who writes "First-class honours" wants it read.
const COURSES = new RegExp(
	String.raw`^[^.;:]{3,60}(?:, [^.;:,]{3,60}){2,}$|^\p{Lu}{2,4} \d+\p{Lu}?: |^${partOf(SUMMARY_WORDS, ({ courses }) => courses ?? "")}\b`,
	"u",
);

function courseKey(source: string, at: number): string {
	return `${source}.course ${at}`;
}

/** The parts without the extras that had no room. */
export function withoutExtras(
	parts: ListedParts,
	without: ReadonlySet<string>,
): ListedParts {
	return {
		...parts,
		education: parts.education
			.filter(({ source }) => !without.has(source))
			.map((part) => {
				const lines = part.lines.filter(
					(_, at) => !without.has(courseKey(part.source, at)),
				);
				return {
					...part,
					lines,
					entry: { ...part.entry, details: lines.map(({ text }) => text) },
				};
			}),
		certifications: parts.certifications.filter(
			({ source }) => !without.has(source),
		),
		languages: parts.languages.filter(({ source }) => !without.has(source)),
		awards: parts.awards
			.filter(({ source }) => !without.has(source))
			.map(({ source, entry }) =>
				without.has(pathOf(source, "description"))
					? { source, entry: { ...entry, description: "" } }
					: { source, entry },
			),
		publications: parts.publications
			.filter(({ source }) => !without.has(source))
			.map(({ source, entry }) =>
				without.has(pathOf(source, "description"))
					? { source, entry: { ...entry, description: "" } }
					: { source, entry },
			),
	};
}
