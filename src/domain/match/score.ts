// The score of a match, 0–100: how much of what is asked for is answered, as far as the trade is the same, and no more than an
// unmet deal-breaker leaves. The same rule scores a profile and a document.
import type { Job } from "../job/job.ts";
import { scoreLimitOf } from "./limit.ts";
import type { Fact, Match, RequirementMatch } from "./match.ts";
import { type Parts, type Scored, scorePartsOf } from "./score-parts.ts";

type Answers = Omit<Parts, "field">;

const SHARE: Readonly<Record<keyof Answers, number>> = {
	requirements: 75,
	terms: 15,
	title: 20,
};
/** Of fewer terms than these, chance decides which the lexicon knows. */
const ENOUGH_TERMS = 8;
const ANSWERS = ["requirements", "terms", "title"] as const;

/** The parts, each 0–100, what limits the whole, and the whole. A part the posting asks nothing of takes no share in the whole. */
export function scoreOf(
	job: Job,
	scored: Scored,
): Pick<Match, "score" | "parts" | "limit"> {
	const parts = scorePartsOf(job, scored, false);
	const limit = scoreLimitOf(job, scored);
	const shares = sharesOf(job, scored.requirements);
	return { score: weigh(parts, shares, limit), parts, limit };
}

/** The score of the same facts when every supported term stands in the form of the posting. */
export function ceilingOf(job: Job, scored: Scored): number {
	const shares = sharesOf(job, scored.requirements);
	return weigh(
		scorePartsOf(job, scored, true),
		shares,
		scoreLimitOf(job, scored),
	);
}

/** What answers are worth in a trade that has nothing in common. */
const BESIDE = 0.12;

// Answers of another trade are answers by words alone: both have to hold, so they are multiplied.
function weigh(parts: Parts, shares: Answers, limit: Match["limit"]): number {
	const whole = ANSWERS.reduce((sum, part) => sum + shares[part], 0);
	if (whole === 0) return 0;
	const answered =
		ANSWERS.reduce((sum, part) => sum + parts[part] * shares[part], 0) / whole;
	const fit = asFit(answered * (BESIDE + ((1 - BESIDE) * parts.field) / 100));
	return Math.round(Math.min(fit, limit?.most ?? 100));
}

/** How much each answer counts in the score of a posting, in percent of all; 0 for what the posting asks nothing of. */
export function sharesOf(
	job: Job,
	requirements: readonly RequirementMatch[],
): Answers {
	const terms = job.terms.filter((term) => term.kind !== "title").length;
	const asked: Record<keyof Answers, number> = {
		requirements: requirements.length > 0 || job.title !== null ? 1 : 0,
		terms: Math.min(1, terms / ENOUGH_TERMS),
		title: job.title !== null ? 1 : 0,
	};
	const share = (part: keyof Answers) => asked[part] * SHARE[part];
	const whole = ANSWERS.reduce((sum, part) => sum + share(part), 0) || 1;
	const percent = (part: keyof Answers) => (100 * share(part)) / whole;
	return {
		requirements: percent("requirements"),
		terms: percent("terms"),
		title: percent("title"),
	};
}

// Calibrated on pairs a recruiter rated from 0 to 4: what they call fair (2) lies about 45, good (3) about 65, excellent (4) from 80.
const FIT: readonly (readonly [raw: number, score: number])[] = [
	[0, 0],
	[20, 18],
	[35, 33],
	[50, 48],
	[60, 63],
	[70, 80],
	[85, 95],
	[100, 100],
];

function asFit(raw: number): number {
	const at = Math.max(
		1,
		FIT.findIndex(([from]) => raw <= from),
	);
	const [fromRaw, from] = FIT[at - 1] ?? [0, 0];
	const [toRaw, to] = FIT[at] ?? [100, 100];
	return from + ((raw - fromRaw) / (toRaw - fromRaw)) * (to - from);
}

/** The texts of facts as one, a line each. */
export function termTextOf(facts: readonly Fact[]): string {
	return facts.map((fact) => fact.text).join("\n");
}
