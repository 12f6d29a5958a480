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

export function paperExtras(
	{ certifications, awards }: Papers,
	{ profile, relevance, core, namesTool, deciding }: Drafting,
): Extra[] {
	let named = 0;
	const certificates = certifications.map(({ source, entry }): Extra => {
		const worth = relevance(pathOf(source, "certification_name"), entry.name);
		const isNamed = namesTool?.(entry.name) === true && named < MOST_NAMED;
		if (isNamed) named += 1;
		const isDeciding = deciding?.has(source) === true;
		return {
			path: source,
			text: entry.name,
			lines: ENTRY_LINES,
			value:
				worth.value +
				CERTIFICATE_COST +
				(isDeciding
					? DECIDING
					: isNamed
						? NAMED
						: worth.terms.size > 0
							? ASKED
							: 0),
			terms: worth.terms,
			...((isNamed || isDeciding) && { isNeeded: true as const }),
		};
	});
	const employers = new Set(
		profile.work_experience.map(({ company_name }) => plainName(company_name)),
	);
	const distinctions = awards.flatMap(({ source, entry }): Extra[] => {
		const title = relevance(pathOf(source, "award_name"), entry.title);
		const said = contentStems(wordsOf(`${entry.title} ${entry.description}`));
		const isNeeded =
			[...said].filter((stem) => core.has(stem)).length >= CORE_WORDS;
		const isBlurb =
			entry.description !== "" &&
			!isNeeded &&
			!FIGURE.test(entry.description) &&
			// One an employer gave may stand with the work it was given for.
			!employers.has(plainName(entry.awarder));
		const whole: Extra = {
			path: source,
			text: entry.title,
			lines: ENTRY_LINES + (isBlurb ? 0 : textLines(entry.description)),
			value: title.value + AWARD_COST + (isNeeded ? ASKED : 0),
			terms: title.terms,
			...(isNeeded && { isNeeded: true as const }),
		};
		return isBlurb
			? [
					whole,
					{
						path: pathOf(source, "description"),
						text: entry.description,
						lines: 0,
						value: 0,
						terms: new Set<string>(),
						within: source,
						idle: PRAISE,
						fills: true as const,
					},
				]
			: [whole];
	});
	return [...certificates, ...distinctions];
}
