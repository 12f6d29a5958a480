// Certificates and awards, which may leave a resume that is too long: what nobody asks for first, a distinction last.
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
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
	{ relevance, core }: Drafting,
): Extra[] {
	const certificates = certifications.map(({ source, entry }): Extra => {
		const worth = relevance(pathOf(source, "certification_name"), entry.name);
		return {
			path: source,
			text: entry.name,
			lines: ENTRY_LINES,
			value:
				worth.value + CERTIFICATE_COST + (worth.terms.size > 0 ? ASKED : 0),
			terms: worth.terms,
		};
	});
	const distinctions = awards.map(({ source, entry }): Extra => {
		const title = relevance(pathOf(source, "award_name"), entry.title);
		const said = contentStems(wordsOf(`${entry.title} ${entry.description}`));
		const isNeeded =
			[...said].filter((stem) => core.has(stem)).length >= CORE_WORDS;
		return {
			path: source,
			text: entry.title,
			lines: ENTRY_LINES + textLines(entry.description),
			value: title.value + AWARD_COST + (isNeeded ? ASKED : 0),
			terms: title.terms,
			...(isNeeded && { isNeeded: true as const }),
		};
	});
	return [...certificates, ...distinctions];
}
