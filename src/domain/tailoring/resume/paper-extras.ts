// Certificates and awards, which may leave a resume that is too long: what nobody asks for first, a distinction last.
import type { Job } from "../../job/job.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { ResumeContent } from "../content/content.ts";
import type { Extra } from "../fit/page-draft.ts";
import { ENTRY_LINES, textLines } from "../fit/page-lines.ts";
import type { Drafting } from "../lines/drafting.ts";

/** What a paper is missed for besides what it answers. */
const CERTIFICATE_COST = 1.6;
const AWARD_COST = 2;
/** Words that an award shares with the first duties: it was given for what is asked for. */
const CORE_WORDS = 2;
/** A paper that the posting asks for outweighs a line of work that only counts something. */
const ASKED = 1;
/** One that holds a tool the posting names, a line that proves a need not as well as others. */
const NAMED = 2;
/** One that is required: nothing goes after it. */
const DECIDING = 5;
/** "Tableau Desktop Specialist" where Tableau is asked for. */
export function namesToolOf({ terms }: Job): (text: string) => boolean {
	const tools = terms
		.filter(({ kind, demand }) => kind === "tool" && demand !== "mention")
		.map(({ term }) => wordsIn(term));
	return (text) => tools.some((tool) => wordsIn(text).includes(tool));
}

/** In small letters, parted and enclosed by blanks. */
function wordsIn(text: string): string {
	return ` ${
		text
			.toLowerCase()
			.match(/[\p{L}\p{N}+#.]+/gu)
			?.join(" ") ?? "-"
	} `;
}

const PRAISE = "Praises in general what the award's name says";
const FIGURE = /\p{N}/u;

function plainName(name: string | null): string {
	return oneLine(name).toLowerCase();
}

/** So many of those. */
const MOST_NAMED = 2;

type Part<Name extends "certifications" | "awards"> = {
	source: string;
	entry: ResumeContent[Name][number];
};
type Papers = {
	certifications: readonly Part<"certifications">[];
	awards: readonly Part<"awards">[];
};

export function paperExtras(papers: Papers, drafting: Drafting): Extra[] {
	return [
		...certificateExtras(papers, drafting),
		...papers.awards.flatMap((award) => awardExtras(award, drafting)),
	];
}

function certificateExtras(
	{ certifications }: Papers,
	{ relevance, namesTool, deciding }: Drafting,
): Extra[] {
	let named = 0;
	return certifications.map(({ source, entry }): Extra => {
		const worth = relevance(pathOf(source, "certification_name"), entry.name);
		const isNamed = namesTool?.(entry.name) === true && named < MOST_NAMED;
		if (isNamed) named += 1;
		const isDeciding = deciding?.has(source) === true;
		const answers = isDeciding
			? DECIDING
			: isNamed
				? NAMED
				: worth.terms.size > 0
					? ASKED
					: 0;
		return {
			path: source,
			text: entry.name,
			lines: ENTRY_LINES,
			value: worth.value + CERTIFICATE_COST + answers,
			terms: worth.terms,
			...((isNamed || isDeciding) && { isNeeded: true as const }),
		};
	});
}

/** An award, and what only praises it apart: that goes before the award does. */
function awardExtras(
	{ source, entry }: Part<"awards">,
	{ profile, relevance, core }: Drafting,
): Extra[] {
	const { title, description, awarder } = entry;
	const worth = relevance(pathOf(source, "award_name"), title);
	const said = contentStems(wordsOf(`${title} ${description}`));
	const isNeeded =
		[...said].filter((stem) => core.has(stem)).length >= CORE_WORDS;
	const isBlurb =
		description !== "" &&
		!isNeeded &&
		!FIGURE.test(description) &&
		// One an employer gave may stand with the work it was given for.
		!profile.work_experience.some(
			({ company_name }) => plainName(company_name) === plainName(awarder),
		);
	const whole: Extra = {
		path: source,
		text: title,
		lines: ENTRY_LINES + (isBlurb ? 0 : textLines(description)),
		value: worth.value + AWARD_COST + (isNeeded ? ASKED : 0),
		terms: worth.terms,
		...(isNeeded && { isNeeded: true as const }),
	};
	if (!isBlurb) return [whole];
	return [
		whole,
		{
			path: pathOf(source, "description"),
			text: description,
			lines: 0,
			value: 0,
			terms: new Set<string>(),
			within: source,
			idle: PRAISE,
			fills: true as const,
		},
	];
}
