// What a posting decides on by a paper, and whether one of the profile meets it.

import type { KnockoutKind } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { GapSearch } from "./gap-search.ts";

export const OF_PAPER: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
	"degree",
]);

export const REGULATED = listPattern(
	wordOf(DETAIL_WORDS, ({ regulated }) => regulated),
	"iu",
);

/** What a paper of the profile meets in other words is met. */
export function unmetKind(
	at: number,
	{ tailoring, unmetPapers }: GapSearch,
): KnockoutKind | null {
	const found = tailoring.match.knockouts.find(
		({ requirement, verdict, knockout }) =>
			requirement === at &&
			verdict === "not-met" &&
			(!OF_PAPER.has(knockout.kind) || unmetPapers.includes(knockout)),
	);
	return found?.knockout.kind ?? null;
}

/** Whether it is a paper the posting decides on, held or not. */
export function paperKind(
	at: number,
	{ match }: Tailoring,
): KnockoutKind | null {
	const found = match.knockouts.find(
		({ requirement, verdict, knockout: { kind } }) =>
			requirement === at && verdict !== "met" && PAPERS.has(kind),
	);
	return found?.knockout.kind ?? null;
}

const PAPERS: ReadonlySet<KnockoutKind> = new Set(["licence", "certificate"]);

/** All the posting decides on in it is met, and not by something that is over. */
export function isMet(
	{ evidence: [best] }: RequirementMatch,
	at: number,
	{ match }: Tailoring,
): boolean {
	const decided = match.knockouts.filter(
		({ requirement }) => requirement === at,
	);
	return (
		decided.length > 0 &&
		decided.every(({ verdict }) => verdict === "met") &&
		!isNotHeld(best?.text ?? "")
	);
}

/** Whether a finished degree bears a name the requirement asks for: "Licenciatura". */
export function namesHeldDegree(text: string, { profile }: Tailoring): boolean {
	const asked = text.toLowerCase();
	return profile.education.some(({ degree_type, is_current }) => {
		const degree = oneLine(degree_type ?? "").toLowerCase();
		const [name = ""] = degree.split(/[\s,(]/u);
		return (
			!is_current &&
			name.length >= LONG_NAME &&
			degreeRank(name) > 0 &&
			asked.includes(name) &&
			!isNotHeld(degree)
		);
	});
}

/** Whether a finished degree of the rank asked for is held, in whatever field; what the law asks for is of one field. */
export function holdsRank(text: string, { profile }: Tailoring): boolean {
	const asked = degreeRank(text);
	return (
		asked > 0 &&
		!REGULATED.test(text) &&
		profile.education.some(({ degree_type, is_current }) => {
			const degree = oneLine(degree_type ?? "");
			return !is_current && !isNotHeld(degree) && degreeRank(degree) >= asked;
		})
	);
}

const LONG_NAME = 8;
