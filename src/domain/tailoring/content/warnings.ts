// What the person should know before sending: conditions the profile does not meet, gaps, what the posting asks and is missing.
import type { Gap } from "../../match/months.ts";
import type { Tailoring } from "./tailoring.ts";

const MOST_MISSING = 5;

/** Short sentences, the gravest first. */
export function warningsFor(
	{ match }: Tailoring,
	gaps: readonly Gap[],
): string[] {
	const unmet = match.knockouts
		.filter(({ verdict }) => verdict === "not-met")
		.map(
			({ knockout }) =>
				`The posting asks for something your profile does not show: "${shortened(knockout.quote)}".`,
		);
	const between = gaps.map(
		({ after, before, months }) =>
			`Your work history has a gap of ${months} months between ${after.slice(0, 7)} and ${before.slice(0, 7)}.`,
	);
	const missing = match.terms
		.filter(
			({ support, term }) =>
				support === "absent" && term.demand === "must" && term.kind !== "title",
		)
		.map(({ term }) => term.term)
		.slice(0, MOST_MISSING);
	return [
		...new Set(unmet),
		...between,
		...(missing.length > 0
			? [`Asked for and not in your profile: ${missing.join(", ")}.`]
			: []),
	];
}

function shortened(quote: string): string {
	const line = quote.replace(/\s+/g, " ").trim();
	return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
