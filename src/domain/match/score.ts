// The score of a match: what share of what is asked for can be seen, 0–100. The same rule scores a profile and a document.
import type { Job } from "../job/job.ts";
import type {
	Fact,
	Match,
	RequirementMatch,
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
	text: string;
};

const SHARE: Record<keyof Parts, number> = {
	terms: 60,
	requirements: 20,
	title: 10,
	years: 10,
};
const CREDIT: Record<Support, number> = { shown: 1, listed: 0.5, absent: 0 };
// Many systems look for the very form of the posting: another form of the same thing is found less often.
const OTHER_FORM = 0.8;

/** The parts, each 0–100, and the whole. A part the posting asks nothing of takes no share in the whole. */
export function scoreOf(
	job: Job,
	scored: Scored,
): { score: number; parts: Parts } {
	return weigh(
		job,
		{
			terms: termsPart(scored.terms, ({ term }) =>
				isExact(term, scored.text) ? 1 : OTHER_FORM,
			),
			requirements: requirementsPart(scored.requirements),
			title: titlePart(job.title, scored.titles),
			years: yearsPart(job.years, scored.years),
		},
		scored,
	);
}

/** The score of the same facts when every supported term stands in the form of the posting. */
export function ceilingOf(job: Job, scored: Scored): number {
	return weigh(
		job,
		{
			terms: termsPart(scored.terms, () => 1),
			requirements: requirementsPart(scored.requirements),
			title: titlePart(job.title, scored.titles),
			years: yearsPart(job.years, scored.years),
		},
		scored,
	).score;
}

const OF_A_TRADE: ReadonlySet<string> = new Set([
	"tool",
	"knowledge",
	"skill",
	"certificate",
]);
const FEWEST_OF_TRADE = 2;

/** Years, a school, a language and manners open no door where nothing of the trade itself is shown: they count half. */
function isOfAnotherTrade(parts: Parts, { terms }: Scored): boolean {
	const ofTrade = terms.filter(
		({ term }) => OF_A_TRADE.has(term.kind) && term.demand !== "mention",
	);
	return (
		parts.title === 0 &&
		ofTrade.length >= FEWEST_OF_TRADE &&
		terms.every(
			({ term, support }) =>
				support === "absent" ||
				!(OF_A_TRADE.has(term.kind) || term.kind === "title"),
		)
	);
}

function weigh(
	job: Job,
	parts: Parts,
	scored: Scored,
): { score: number; parts: Parts } {
	const asked: Record<keyof Parts, boolean> = {
		terms: job.terms.some((term) => term.kind !== "title"),
		requirements: job.requirements.length > 0,
		title: job.title !== null,
		years: job.years !== null,
	};
	let sum = 0;
	let shares = 0;
	for (const part of ["terms", "requirements", "title", "years"] as const) {
		if (!asked[part]) continue;
		sum += parts[part] * SHARE[part];
		shares += SHARE[part];
	}
	const whole = shares === 0 ? 0 : sum / shares;
	const share = isOfAnotherTrade(parts, scored) ? 0.5 : 1;
	return { score: Math.round(whole * share), parts };
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
				CREDIT[match.support] *
				(match.support === "absent" ? 0 : form(match)),
		0,
	);
	return Math.round((100 * reached) / total);
}

const REQUIREMENT_SHARE = { must: 3, duty: 1, nice: 1 };

function requirementsPart(requirements: readonly RequirementMatch[]): number {
	const total = requirements.reduce(
		(sum, { requirement }) => sum + REQUIREMENT_SHARE[requirement.kind],
		0,
	);
	if (total === 0) return 0;
	const reached = requirements.reduce(
		(sum, { requirement, support }) =>
			sum + REQUIREMENT_SHARE[requirement.kind] * CREDIT[support],
		0,
	);
	return Math.round((100 * reached) / total);
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
