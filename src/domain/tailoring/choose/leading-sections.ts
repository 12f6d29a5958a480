// Sections that stand right below the summary, before what a template puts there: what this posting decides by.

import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Section } from "../../profile/section-names.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { decidingPapers, isHeldFully, namedPapers } from "./deciding-papers.ts";
import { graduatedFrom } from "./graduate.ts";
import { isLapsed, leftOutEntries } from "./left-out.ts";

/** A list of papers as long as this pushes the work off the first screen. */
const MOST_PAPERS = 3;

/** What counts of an entry of the draft: whether its lines prove something the posting needs. */
type Proving = { proves?: boolean };
type Entry = {
	section: Section;
	/** A position's title, a project's name. */
	name: string;
	description: Proving | null;
	lines: readonly Proving[];
};

/** In order; none where the person gave one, or the usual order serves. */
export function leadingSections(
	tailoring: Tailoring,
	entries: readonly Entry[],
): Section[] {
	const { profile, today, keepsOrder } = tailoring;
	if (keepsOrder) return [];
	const isGraduate = graduatedFrom(profile, today) !== null;
	const leading: Section[] = [];
	if (decidesByCertificate(tailoring)) leading.push("certifications");
	if (isGraduate) leading.push("education");
	const inWork = proofsIn("work_experience", entries);
	const beside = (["projects", "volunteer"] as const).filter(
		(section) =>
			proofsIn(section, entries) > 0 ||
			isNearerThanWork(section, entries, tailoring),
	);
	// A recruiter looks for the work first, unless only what was done beside it answers.
	const above = inWork === 0 ? beside : [];
	const below = beside.filter((section) => !above.includes(section));
	leading.push(...above);
	return leading.length + below.length === 0
		? []
		: [...leading, "work_experience", ...below];
}

/** Papers without which nobody is taken, where those are all that there is to list: valid, and asked for. */
function decidesByCertificate(tailoring: Tailoring): boolean {
	const { certifications } = tailoring.profile;
	const left = new Set(leftOutEntries(tailoring).map(({ path }) => path));
	const listed = certifications
		.map((paper, at) => ({ paper, path: pathOf("certifications", at) }))
		.filter(({ path }) => !left.has(path));
	const deciding = decidingPapers(tailoring);
	const asked = new Set([...deciding, ...namedPapers(tailoring)]);
	return (
		deciding.length > 0 &&
		listed.length <= MOST_PAPERS &&
		listed.every(
			({ paper, path }) =>
				asked.has(path) &&
				!isLapsed(paper, tailoring.today) &&
				isHeldFully(oneLine(paper.certification_name)),
		)
	);
}

/** Of what somebody calls themselves a service bears the name, "Data Volunteer", and an earlier position does not. */
function isNearerThanWork(
	section: Section,
	entries: readonly Entry[],
	{ profile, title }: Tailoring,
): boolean {
	const [called = ""] = oneLine(profile.personal.headline).split(/[|(,]/u);
	const trade = contentStems(wordsOf(`${called} ${title}`));
	const isOfTrade = ({ name }: Entry) =>
		[...contentStems(wordsOf(name))].some((stem) => trade.has(stem));
	const [, ...earlier] = entries.filter(
		(entry) => entry.section === "work_experience",
	);
	return (
		earlier.some((entry) => !isOfTrade(entry)) &&
		entries.some(
			(entry) =>
				entry.section === section && entry.lines.length > 0 && isOfTrade(entry),
		)
	);
}

function proofsIn(section: Section, entries: readonly Entry[]): number {
	return entries
		.filter((entry) => entry.section === section)
		.flatMap(({ lines, description }) => [
			...lines,
			...(description ? [description] : []),
		])
		.filter(({ proves }) => proves).length;
}
