// The entries of the profile that are papers, studies or languages the posting asks for, the deciding ones first.
import { isNotHeld } from "../../language/reading/not-held.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryIndexOf,
	entryPathOf,
	pathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import {
	highestDegree,
	studiesByName,
	studiesUnderWay,
	tradeSchool,
} from "../choose/asked-studies.ts";
import { decidingPapers, namedPapers } from "../choose/deciding-papers.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { saysStopped } from "../wording/stopped-studies.ts";

const PAPERS = ["education", "certifications", "languages", "skills"];
const PAPER_KINDS = new Set(["degree", "certificate", "language"]);
const DECIDING = new Set(["degree", "certificate", "licence"]);

/** Entries that answer a paper or a language by its name: what decides first, then as the posting weighs them, each once. */
export function askedPaths(tailoring: Tailoring): string[] {
	const { match } = tailoring;
	const deciding = match.knockouts
		.filter(
			({ knockout, verdict }) =>
				DECIDING.has(knockout.kind) && verdict !== "not-met",
		)
		.map(({ evidence }) => evidence);
	const terms = match.terms
		.filter(
			({ term, support }) =>
				PAPER_KINDS.has(term.kind) &&
				term.demand !== "mention" &&
				support !== "absent",
		)
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.map(({ evidence }) => evidence);
	const paths = [...deciding, ...terms].flatMap((evidence) =>
		evidence
			.map(({ path }) => path)
			.filter((path) => PAPERS.includes(sectionOf(path)))
			.slice(0, 1),
	);
	const required = match.requirements
		.filter(
			({ requirement: { kind, level }, support }) =>
				kind === "must" && level !== null && support === "shown",
		)
		.map(({ evidence }) => evidence);
	const spoken = [...terms, ...required].flatMap((evidence) =>
		evidence
			.map(({ path }) => path)
			.filter((path) => sectionOf(path) === "languages"),
	);
	return withFinished(
		[
			...decidingPapers(tailoring),
			...ownCredentials(tailoring),
			...namedStudies(tailoring),
			...studiesByName(tailoring),
			...studiesUnderWay(tailoring),
			...[...paths, ...spoken].map(entryPathOf),
			...namedPapers(tailoring),
		],
		tailoring,
	);
}

/** What is named, each once, with finished studies before it: higher ones than those named, or some where none are. */
function withFinished(
	paths: readonly string[],
	tailoring: Tailoring,
): string[] {
	const { profile, title } = tailoring;
	const named = [...new Set(paths)];
	const isFinished = (path: string) =>
		sectionOf(path) === "education" && !isUnderWay(path, profile);
	const rankAt = (path: string) =>
		degreeRank(
			oneLine(profile.education[entryIndexOf(path) ?? -1]?.degree_type ?? null),
		);
	const higher = highestFinished(profile);
	if (named.some(isFinished))
		return higher !== null &&
			named.every((path) => !isFinished(path) || rankAt(path) < rankAt(higher))
			? [higher, ...named]
			: named;
	const schools = tradeSchool(profile, title);
	const finished = [...schools, ...highestDegree(tailoring)].filter(isFinished);
	return [...new Set([...finished.slice(0, 1), ...named])];
}

/**
 * Whether studies are those the posting wants: of the trade in its title or the person's, of a field that a requirement names, or of
 * the person's trade where a degree is asked for.
 */
export function isAskedStudy(path: string, tailoring: Tailoring): boolean {
	const { match, profile, title } = tailoring;
	if (sectionOf(path) !== "education") return false;
	if (
		[
			...namedStudies(tailoring),
			...studiesByName(tailoring),
			...studiesUnderWay(tailoring),
			...tradeSchool(profile, title),
		].includes(path)
	)
		return true;
	const asksForOne =
		match.knockouts.some(
			({ knockout, verdict }) =>
				knockout.kind === "degree" && verdict !== "not-met",
		) ||
		match.terms.some(
			({ term, support }) =>
				term.kind === "degree" &&
				term.demand !== "mention" &&
				support !== "absent",
		);
	const school = profile.education[entryIndexOf(path) ?? -1];
	const field = stemsOf(school ? fieldIn(school) : "");
	const wanted = new Set(
		stemsOf(
			[
				title,
				...match.requirements
					.filter(({ requirement: { isNegated } }) => !isNegated)
					.map(({ requirement: { text } }) => text),
				...(asksForOne
					? [
							profile.personal.headline,
							...profile.work_experience.map(({ job_title }) => job_title),
						].map(oneLine)
					: []),
			].join(" "),
		),
	);
	return field.some((stem) => wanted.has(stem));
}

/** Finished studies by two words of a requirement: "Certified purchasing specialist" for "commercial training, e.g. purchasing specialist". */
function namedStudies({ match, profile }: Tailoring): string[] {
	const asked = match.requirements
		.filter(({ requirement: { isNegated } }) => !isNegated)
		.map(({ requirement: { text } }) => new Set(stemsOf(text)));
	return profile.education
		.map((school, at) => {
			const own = stemsOf(fieldIn(school));
			return {
				path: pathOf("education", at),
				shared: Math.max(
					0,
					...asked.map((stems) => own.filter((stem) => stems.has(stem)).length),
				),
			};
		})
		.filter(
			({ path, shared }) => shared >= NAMED_STEMS && !isUnderWay(path, profile),
		)
		.toSorted((a, b) => b.shared - a.shared)
		.map(({ path }) => path);
}

const NAMED_STEMS = 2;

/** What the studies are of; by the kind alone where no field is given. */
function fieldIn({
	field_of_study,
	degree_type,
}: Profile["education"][number]): string {
	return oneLine(field_of_study) || oneLine(degree_type);
}

function stemsOf(text: string): string[] {
	return [...contentStems(wordsOf(text))].filter(
		(stem) => stem.length >= SHORTEST_STEM,
	);
}

const SHORTEST_STEM = 4;

/** Of what was finished the highest degree; null where none is. */
export function highestFinished(profile: Profile): string | null {
	const [best] = profile.education
		.map(({ degree_type }, at) => ({
			path: pathOf("education", at),
			rank: degreeRank(oneLine(degree_type)),
		}))
		.filter(
			({ path, rank }) =>
				rank > 1 &&
				!isUnderWay(path, profile) &&
				!saysStopped(
					oneLine(
						profile.education[entryIndexOf(path) ?? -1]?.degree_type ?? null,
					),
				),
		)
		.toSorted((a, b) => b.rank - a.rank);
	return best?.path ?? null;
}

/** Where a license is asked for: the one the person calls themselves by, "LMSW", with its whole name and where it holds. */
function ownCredentials({ match, profile }: Tailoring): string[] {
	const asksForOne = match.knockouts.some(
		({ knockout }) =>
			knockout.kind === "licence" || knockout.kind === "certificate",
	);
	if (!asksForOne) return [];
	const called = new Set(wordsIn(profile.personal.headline));
	return profile.certifications.flatMap(({ certification_name }, at) =>
		wordsIn(certification_name).some(
			(word) => ACRONYM.test(word) && called.has(word),
		)
			? [pathOf("certifications", at)]
			: [],
	);
}

/** Studies that go on, by their dates or their own words. */
export function isUnderWay(path: string, { education }: Profile): boolean {
	const school =
		sectionOf(path) === "education"
			? education[entryIndexOf(path) ?? -1]
			: undefined;
	return (
		school !== undefined &&
		(school.is_current || isNotHeld(oneLine(school.degree_type)))
	);
}

const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}-]{1,7}$/u;

export function shortNamesIn(text: string): string[] {
	return wordsIn(text).filter((word) => ACRONYM.test(word));
}

function wordsIn(text: string | null): string[] {
	return oneLine(text).split(/[^\p{L}\p{N}-]+/u);
}
