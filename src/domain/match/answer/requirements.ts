// How a profile answers the requirements of a posting, and what each of its lines is worth to all of them.
import { isOver } from "../../language/reading/not-held.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Asking, Decision } from "../decide/asking.ts";
import { decideByFacts } from "../decide/by-facts.ts";
import { decideByLines } from "../decide/by-lines.ts";
import { decideByTerms } from "../decide/by-terms.ts";
import { candidatesOf } from "../decide/candidates.ts";
import { grantedBy } from "../decide/granted.ts";
import { decideLeading } from "../decide/leading.ts";
import { likelihoodOf } from "../decide/likelihood.ts";
import { decideNamed } from "../decide/named.ts";
import { withoutNotEnough } from "../decide/not-enough.ts";
import { withinRank } from "../decide/paper-rank.ts";
import { type Answering, prepareRequirements } from "../decide/prepare.ts";
import { inSameWords } from "../decide/same-words.ts";
import { withoutCodes, withoutSpeciality } from "../decide/unheld-codes.ts";
import { openWhereUnread } from "../decide/unread.ts";
import { withoutOthers } from "../decide/without-others.ts";
import { lineValues } from "../lines/line-values.ts";
import type { Match } from "../match.ts";
import { isUnheldFact } from "../unheld-fact.ts";
import { answerKnockout } from "./knockouts.ts";
import { questionsIn } from "./questions.ts";

const MOST_EVIDENCE = 4;

/** An answer a requirement, in their order, a value a line, and how near the fields of work are. */
export function answerRequirements(
	answering: Answering,
): Pick<Match, "requirements" | "lines" | "field" | "toAsk" | "knockouts"> {
	const { askings, domain } = prepareRequirements(answering);
	const answered = askings.map((asking) => {
		const { requirement, ranking } = asking;
		const likelihood = likelihoodOf(asking, asking);
		const byFacts = decideByFacts(asking);
		const decided = inSameWords(
			byFacts ?? byOwnLines(likelihood, asking),
			asking,
		);
		const decision = openWhereUnread(
			withoutExpired(
				withoutSpeciality(
					withoutCodes(
						withoutNotEnough(withinRank(decided, asking), asking),
						asking,
					),
					asking,
				),
				asking,
			),
			asking,
		);
		const { support, evidence } = decision;
		return {
			asking,
			decision,
			match: {
				requirement,
				support,
				granted: grantedBy(
					decision,
					{ likelihood, isByFacts: byFacts !== null },
					asking,
				),
				evidence: evidence.slice(0, MOST_EVIDENCE),
				candidates: candidatesOf(decision, asking),
			},
			likelihood,
			ranking,
		};
	});
	return {
		requirements: answered.map(({ match }) => match),
		lines: lineValues(answered, answering.index.lines),
		field: domain,
		toAsk: questionsIn(answered),
		knockouts: answering.job.knockouts.map((knockout) =>
			answerKnockout(knockout, answered),
		),
	};
}

/** What has run out and what is still studied for answer in part. */
function withoutExpired(decision: Decision, asking: Asking): Decision {
	const { evidence, support } = decision;
	if (
		support === "shown" &&
		evidence.length > 0 &&
		evidence.every(
			(fact) => isOfSchool(fact.path) && isUnheldFact(fact, asking.profile),
		)
	)
		return withoutExpired(
			{ ...decision, support: "partly", isLess: true },
			asking,
		);
	const valid = evidence.filter(({ text }) => !isOver(text));
	if (valid.length === evidence.length) return decision;
	return valid.length > 0
		? { ...decision, evidence: valid }
		: { ...decision, support: "partly", isLess: true };
}

function isOfSchool(path: string): boolean {
	return isInSection(path, "education", "certifications");
}

/** Of lines that seem to say it those are left out that tell it of somebody else. */
function byOwnLines(likelihood: number, asking: Asking): Decision {
	const decision = linesOrLeading(likelihood, asking);
	if (decision.support === "absent") return decision;
	const ranking = withoutOthers(asking);
	if (ranking === asking.ranking) return decision;
	const own = { ...asking, ranking };
	return linesOrLeading(likelihoodOf(own, own), own);
}

function linesOrLeading(likelihood: number, asking: Asking): Decision {
	const byLines = decideByLines(likelihood, asking);
	return byLines.support === "absent"
		? (decideLeading(asking) ??
				decideNamed(asking) ??
				decideByTerms(asking) ??
				byLines)
		: byLines;
}
