// What the person should know before sending: conditions the profile does not meet, gaps, what the posting asks and is missing.
import { canonicalTerm } from "../../job/lexicon/lexicon.ts";
import { isTermOf } from "../../job/named-terms.ts";
import type { TermMatch } from "../../match/match.ts";
import { gapsBetween, monthNumber, monthOfYear } from "../../profile/months.ts";
import type { Tailoring } from "./tailoring.ts";

const MOST_MISSING = 5;
/** Characters of a condition; the posting itself is beside it. */
const LONGEST_QUOTE = 120;

/** Short sentences, the gravest first. */
export function warningsFor(tailoring: Tailoring): string[] {
	const unmet = tailoring.match.knockouts
		.filter(({ verdict }) => verdict === "not-met")
		.map(
			({ knockout }) =>
				`The posting asks for something your profile doesn't show: "${shortened(knockout.quote)}".`,
		);
	return [
		...new Set(unmet),
		...gapWarnings(tailoring),
		...missingWarnings(tailoring),
	];
}

/** School and volunteering fill a gap as work does. */
function gapWarnings({ profile, today }: Tailoring): string[] {
	const { work_experience, education, volunteer } = profile;
	const month = (date: string) => monthOfYear(monthNumber(date) ?? 0);
	return gapsBetween(work_experience, today, [...education, ...volunteer]).map(
		({ after, before, months }) =>
			`Your work history has a gap of ${months} months between ${month(after)} and ${month(before)}.`,
	);
}

/** In the posting's own words, as far as they are a name. How somebody is cannot be missing: a resume shows it or doesn't. */
function missingWarnings({ match }: Tailoring): string[] {
	const isMissing = ({ support, term }: TermMatch) =>
		support === "absent" &&
		term.demand === "must" &&
		term.kind !== "title" &&
		term.kind !== "soft" &&
		canonicalTerm(term.term) !== null &&
		!isAnswered(term);
	// What the match shows, in whole or in part, under another name is not missing.
	const isAnswered = (term: TermMatch["term"]) =>
		match.requirements.some(
			({ support, requirement }) =>
				support !== "absent" && isTermOf(term, requirement),
		);
	const names = match.terms
		.filter(isMissing)
		.map(({ term }) => term.forms[0] ?? term.term)
		.slice(0, MOST_MISSING);
	return names.length === 0
		? []
		: [`Asked for and not in your profile: ${names.join(", ")}.`];
}

function shortened(quote: string): string {
	const line = quote.replace(/\s+/g, " ").trim();
	if (line.length <= LONGEST_QUOTE) return line;
	// Within a word only where the line has no blank, as in Chinese.
	const whole = line.slice(0, LONGEST_QUOTE).replace(/[\s,;:]+\S*$/u, "");
	return `${whole.slice(0, LONGEST_QUOTE - 1)}…`;
}
