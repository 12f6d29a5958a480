// The score of a match: what share of what is asked for can be seen, 0–100. The same rule scores a profile and a document.
import type { Job } from "../job/job.ts";
import type {
	Fact,
	Match,
	RequirementMatch,
	RequirementSupport,
	Support,
	TermMatch,
} from "./match.ts";
import { hasPhrase } from "./phrase-index.ts";
import { hasExactForm, wordsOf } from "./words.ts";

export type Parts = Match["parts"];

/** What a score rests on. `text` is all that is said, for finding the exact forms of the posting. */
export type Scored = {
	terms: readonly TermMatch[];
	requirements: readonly RequirementMatch[];
	titles: readonly string[];
	years: number | null;
	/** How near the profile's fields of work are to the posting's, 0–1. */
	field: number;
	text: string;
};

const SHARE: Record<keyof Parts, number> = {
	requirements: 35,
	field: 45,
	terms: 10,
	title: 5,
	years: 5,
};
/** How far each kind of answer counts; what only the person can tell counts neither way. */
const CREDIT: Record<Exclude<RequirementSupport, "unknown">, number> = {
	shown: 1,
	listed: 0.8,
	partly: 0.6,
	absent: 0,
};
const TERM_CREDIT: Record<Support, number> = {
	shown: 1,
	listed: 0.5,
	absent: 0,
};
// Many systems look for the very form of the posting: another form of the same thing is found less often.
const OTHER_FORM = 0.8;

/** The parts, each 0–100, and the whole. A part the posting asks nothing of takes no share in the whole. */
export function scoreOf(
	job: Job,
	scored: Scored,
): { score: number; parts: Parts } {
	return weigh(
		job,
		scored,
		partsOf(job, scored, ({ term }) =>
			isExact(term, scored.text) ? 1 : OTHER_FORM,
		),
	);
}

/** The score of the same facts when every supported term stands in the form of the posting. */
export function ceilingOf(job: Job, scored: Scored): number {
	return weigh(
		job,
		scored,
		partsOf(job, scored, () => 1),
	).score;
}

function partsOf(
	job: Job,
	scored: Scored,
	form: (match: TermMatch) => number,
): Parts {
	return {
		requirements: requirementsPart(scored.requirements),
		field: Math.round(
			100 * clamp((scored.field - NO_FIELD) / (SAME_FIELD - NO_FIELD)),
		),
		terms: termsPart(scored.terms, form),
		title: titlePart(job.title, scored.titles),
		years: scored.field < ITS_TRADE ? 0 : yearsPart(job.years, scored.years),
	};
}

/** Nearness of fields that says nothing, that says the same, and from which on years count as years in the trade. */
const NO_FIELD = 0.05;
const SAME_FIELD = 0.85;
const ITS_TRADE = 0.3;

function weigh(
	job: Job,
	{ requirements }: Scored,
	parts: Parts,
): { score: number; parts: Parts } {
	const asked = sharesOf(job, requirements);
	const whole = sum(PARTS.map((part) => asked[part]));
	const raw = sum(PARTS.map((part) => parts[part] * asked[part]));
	const fit = asFit(whole === 0 ? 0 : Math.min(100, raw / whole));
	return {
		score: Math.round(Math.min(fit, mostFor(parts, requirements))),
		parts,
	};
}

const ENOUGH_ANSWERS = 3;
const MOST_BY_TRADE = 40;

/** Who answers little of what is asked is no excellent fit, however near the trade: at most 40, and 60 by the requirements. */
function mostFor(
	{ requirements: share }: Parts,
	requirements: readonly RequirementMatch[],
): number {
	const decided = requirements.filter(({ support }) => support !== "unknown");
	return decided.length < ENOUGH_ANSWERS
		? 100
		: MOST_BY_TRADE + ((100 - MOST_BY_TRADE) * share) / 100;
}

/** How much each part counts in the score of a posting, in percent of all; 0 for what the posting asks nothing of. */
export function sharesOf(
	job: Job,
	requirements: readonly RequirementMatch[],
): Parts {
	const asked: Record<keyof Parts, boolean> = {
		requirements: requirements.some(({ support }) => support !== "unknown"),
		field: requirements.length > 0 || job.title !== null,
		terms: job.terms.some((term) => term.kind !== "title"),
		title: job.title !== null,
		years: job.years !== null,
	};
	const share = (part: keyof Parts) => (asked[part] ? SHARE[part] : 0);
	const whole = sum(PARTS.map(share)) || 1;
	const percent = (part: keyof Parts) => (100 * share(part)) / whole;
	return {
		requirements: percent("requirements"),
		field: percent("field"),
		terms: percent("terms"),
		title: percent("title"),
		years: percent("years"),
	};
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, number) => all + number, 0);
}

const PARTS = ["requirements", "field", "terms", "title", "years"] as const;

// Calibrated on pairs a recruiter rated from 0 to 4: what they call fair (2) lies about 35, good (3) about 70, excellent (4) from 80.
const FIT: readonly (readonly [raw: number, score: number])[] = [
	[0, 0],
	[25, 22],
	[65, 72],
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

function clamp(share: number): number {
	return Math.min(1, Math.max(0, share));
}

function isExact(term: TermMatch["term"], text: string): boolean {
	return (
		term.forms.length === 0 ||
		term.forms.some((form) => hasExactForm(text, form))
	);
}

function termsPart(
	terms: readonly TermMatch[],
	form: (match: TermMatch) => number,
): number {
	const asked = terms.filter(({ term }) => term.kind !== "title");
	const total = asked.reduce((sum, { term }) => sum + term.weight, 0);
	if (total === 0) return 0;
	const reached = asked.reduce(
		(sum, match) =>
			sum +
			match.term.weight *
				TERM_CREDIT[match.support] *
				(match.support === "absent" ? 0 : form(match)),
		0,
	);
	return Math.round((100 * reached) / total);
}

const REQUIREMENT_SHARE = { must: 1, duty: 1, nice: 0.5 };

function requirementsPart(requirements: readonly RequirementMatch[]): number {
	let [reached, total] = [0, 0];
	for (const { requirement, support } of requirements) {
		if (support === "unknown") continue;
		total += REQUIREMENT_SHARE[requirement.kind];
		reached += REQUIREMENT_SHARE[requirement.kind] * CREDIT[support];
	}
	return total === 0 ? 0 : Math.round((100 * reached) / total);
}

const RANK =
	/^(senior|junior|lead|principal|head|chief|assistant|associate|deputy|intern|trainee|staff|sr|jr|i|ii|iii|the|a|of|and|for)$/;

/** How near one of the titles comes to the one asked for: 100 for the same, else by the words of it they hold. */
export function titlePart(
	asked: string | null,
	titles: readonly string[],
): number {
	if (asked === null) return 0;
	const phrase = wordsOf(asked);
	const core = phrase.filter((word) => !RANK.test(word.key));
	let best = 0;
	for (const title of titles) {
		const words = wordsOf(title);
		if (hasPhrase(words, phrase)) return 100;
		const held = new Set(words.map((word) => word.stem));
		const share =
			core.length === 0
				? 0
				: core.filter((word) => held.has(word.stem)).length / core.length;
		best = Math.max(best, Math.round(80 * share));
	}
	return best;
}

function yearsPart(asked: number | null, held: number | null): number {
	if (asked === null || asked === 0) return 100;
	return Math.round(100 * Math.min(1, (held ?? 0) / asked));
}

/** The texts of facts as one, a line each. */
export function textOf(facts: readonly Fact[]): string {
	return facts.map((fact) => fact.text).join("\n");
}
