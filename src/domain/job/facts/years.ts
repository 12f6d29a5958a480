// Years of experience a sentence asks for. "3–5 years" asks for three; "over 40 years" in a company's portrait asks for none.

import type { Span } from "../job.ts";
import { NUMBER, readNumber } from "../numbers.ts";

export type Years = { years: number; span: Span };

const YEAR =
	"years?|yrs?|jahren?|jährige[nrs]?|años?|ans|année?s?|anni|anno|jaar|anos?|års?";
const EXPERIENCE =
	/experienc|background|practice|work(?:ed|ing)? (?:as|in|with)|erfahrung|praxis|tätigkeit|expérience|experienci|esperienza|ervaring|experiência|erfaring|in (?:an?|the) .{0,30}(?:role|position|field|trade|industry|business|sector)|years?\+? (?:in|of) (?!age|service)\p{L}|\d\+? (?:years|yrs) (?:building|developing|designing|managing|leading|selling|teaching|running|writing|operating)|seniority|expertise/iu;
const ASKED = new RegExp(
	`(?<![\\p{L}\\d.,$€])(${NUMBER})(?:\\s*\\(\\d{1,2}\\))?\\s*\\+?\\s*(?:(?:-|–|—|to|bis|a|à|or|oder|o|ou|til|tot)\\s*(${NUMBER})\\s*\\+?)?\\s*-?(?:\\s+(?:or more|o más|ou plus|of meer|ou mais|full|volle))?[\\s-]*(?:${YEAR})\\+?(?![\\p{L}])(?![ -](?:degree|college|university|institution|bachelor|program|period|contract|probation|old|alt|warranty))`,
	"giu",
);
// A long past is a company's; an upper bound of age or of a contract is no demand.
const NO_DEMAND =
	/(?:for (?:over|more than)|since|seit|depuis|desde hace|de antigüedad|da oltre|al meer dan|há mais de|contract|vertrag|warranty|age[ds]? |años de antigüedad|calendar)/iu;
const MAX_YEARS = 25;

export const yearsAsked = (text: string): Years[] => {
	const found: Years[] = [];
	for (const match of text.matchAll(ASKED)) {
		const end = match.index + match[0].length;
		const around = text.slice(Math.max(match.index - 70, 0), end + 110);
		const before = text.slice(Math.max(match.index - 30, 0), end + 16);
		const years = Math.min(
			...[match[1], match[2]].map(
				(number) => readNumber(number ?? "") ?? MAX_YEARS + 1,
			),
		);
		if (years > MAX_YEARS || !EXPERIENCE.test(around) || NO_DEMAND.test(before))
			continue;
		found.push({ years, span: [match.index, end] });
	}
	return found;
};
