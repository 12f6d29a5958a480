// Certificates and awards, which may leave a resume that is too long: what nobody asks for first, a distinction last.
import { proseLines } from "../../match/sentences.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { ResumeContent } from "../content/content.ts";
import type { Extra } from "../fit/page-draft.ts";
import { ENTRY_LINES, textLines } from "../fit/page-lines.ts";
import type { Drafting } from "../lines/drafting.ts";

/** What a paper is missed for besides what it answers. */
const CERTIFICATE_COST = 1.6;
const AWARD_COST = 2;
/** A distinction for what answers so much of what the best line does. */
const ANSWERS = 0.4;
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
	{ relevance }: Drafting,
): Extra[] {
	const certificates = certifications.map(({ source, entry }): Extra => {
		const worth = relevance(pathOf(source, "certification_name"), entry.name);
		return {
			path: source,
			isPaper: true,
			text: entry.name,
			lines: ENTRY_LINES,
			value:
				worth.value + CERTIFICATE_COST + (worth.terms.size > 0 ? ASKED : 0),
			terms: worth.terms,
		};
	});
	const distinctions = awards.map(({ source, entry }): Extra => {
		const title = relevance(pathOf(source, "award_name"), entry.title);
		const told = proseLines(entry.description).map((line) =>
			relevance(pathOf(source, "description"), line),
		);
		const value = [title, ...told].reduce((sum, one) => sum + one.value, 0);
		return {
			path: source,
			isPaper: true,
			text: entry.title,
			lines: ENTRY_LINES + textLines(entry.description),
			value: value + AWARD_COST + (value >= ANSWERS ? ASKED : 0),
			terms: title.terms,
		};
	});
	return [...certificates, ...distinctions];
}
