// How a profile answers the requirements of a posting, and what each of its lines is worth to all of them.
import { decideByFacts } from "./decide/by-facts.ts";
import { decideByLines } from "./decide/by-lines.ts";
import { likelihoodOf } from "./decide/likelihood.ts";
import { type Answering, prepareRequirements } from "./decide/prepare.ts";
import { type Answered, lineValues } from "./lines/line-values.ts";
import type { Match } from "./match.ts";

const MOST_EVIDENCE = 4;

/** An answer a requirement, in their order, a value a line, and how near the fields of work are. */
export function answerRequirements(
	answering: Answering,
): Pick<Match, "requirements" | "lines" | "field"> {
	const { askings, domain } = prepareRequirements(answering);
	const answered = askings.map((asking): Answered => {
		const { requirement, ranking } = asking;
		const likelihood = likelihoodOf(asking, asking);
		const { support, evidence } =
			decideByFacts(asking) ?? decideByLines(likelihood, asking);
		return {
			match: {
				requirement,
				support,
				evidence: evidence.slice(0, MOST_EVIDENCE),
			},
			likelihood,
			ranking,
		};
	});
	return {
		requirements: answered.map(({ match }) => match),
		lines: lineValues(answered, answering.index.lines),
		field: domain,
	};
}
