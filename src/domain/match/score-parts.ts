// What a score is made of, each part 0–100: what is asked and answered, the field of work, the terms and the title. Years count in what
// they are asked for, as any requirement does, and where they decide.
import { rankOfTitle } from "../job/facts/find-seniority.ts";
import type { Job } from "../job/job.ts";
import type { Match, RequirementMatch, Support, TermMatch } from "./match.ts";
import { hasPhrase } from "./phrase-index.ts";
import { hasExactForm, wordsOf } from "./words.ts";

export type Parts = Match["parts"];

/** What a score rests on. `text` is all that is said, for finding the exact forms of the posting. */
export type Scored = Pick<Match, "terms" | "requirements" | "knockouts"> & {
	titles: readonly string[];
	/** How near the profile's fields of work are to the posting's, 0–1. */
	field: number;
	text: string;
};

const TERM_CREDIT: Record<Support, number> = {
	shown: 1,
	listed: 0.5,
	absent: 0,
};
// Many systems look for the very form of the posting: another form of the same thing is found less often.
const OTHER_FORM = 0.8;

/** `isReworded`: as if every supported term stood in the form of the posting. */
export function scorePartsOf(
	job: Job,
	scored: Scored,
	isReworded: boolean,
): Parts {
	const field = clamp((scored.field - NO_FIELD) / (SAME_FIELD - NO_FIELD));
	return {
		requirements: requirementsPart(scored.requirements, field),
		field: Math.round(100 * field),
		terms: termsPart(scored.terms, ({ term }) =>
			isReworded || isExact(term, scored.text) ? 1 : OTHER_FORM,
		),
		title: titleAndRank(job.title, scored.titles),
	};
}

/** Nearness of fields that says nothing, and that says the same. */
const NO_FIELD = 0.05;
const SAME_FIELD = 0.5;

function clamp(share: number): number {
	return Math.min(1, Math.max(0, share));
}

/** A posting names first what the work is: how much less its last requirement counts than its first. */
const PLACE = 0.5;
/** What a posting takes nobody without decides: readers let no number of duties stand for it. */
const REQUIREMENT_SHARE = { must: 2, duty: 1, nice: 0.5 };
// A posting that asks little tells little of what it needs: the less it asks, the more the trade answers in its place, by half.
const ENOUGH_ASKED = 4;
const BY_TRADE = 0.55;

function requirementsPart(
	requirements: readonly RequirementMatch[],
	field: number,
): number {
	const counted = requirements.filter(({ granted }) => granted !== null);
	let [total, reached] = [0, 0];
	for (const [at, { requirement, granted }] of counted.entries()) {
		const share =
			REQUIREMENT_SHARE[requirement.kind] * (1 - (PLACE * at) / counted.length);
		total += share;
		reached += share * (granted ?? 0);
	}
	const unasked = clamp(1 - total / ENOUGH_ASKED);
	return Math.round(
		(100 * (reached + unasked * BY_TRADE * field)) / (total + unasked),
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

function isExact(term: TermMatch["term"], text: string): boolean {
	return (
		term.forms.length === 0 ||
		term.forms.some((form) => hasExactForm(text, form))
	);
}

const RANK =
	/^(senior|junior|lead|principal|head|chief|assistant|associate|deputy|intern|trainee|staff|sr|jr|i|ii|iii|the|a|of|and|for)$/;

/** Words of titles differ from employer to employer; whether somebody has led, or been senior, before does not. */
const BY_RANK = 0.7;
const MOST_RANKS_BELOW = 2;

/** How near one of the titles comes to the one asked for, 0–100: by how high it stands, and by its words. */
function titleAndRank(asked: string | null, titles: readonly string[]): number {
	if (asked === null) return 0;
	const held = titles.filter((title) => title.trim() !== "");
	if (held.length === 0) return 0;
	const below = Math.max(
		0,
		rankOfTitle(asked) - Math.max(...held.map(rankOfTitle)),
	);
	const byRank = 100 * Math.max(0, 1 - below / MOST_RANKS_BELOW);
	return Math.round(
		BY_RANK * byRank + (1 - BY_RANK) * titlePart(asked, titles),
	);
}

/** How near the words of one of the titles come to the one asked for: 100 for the same, else by the words of it they hold. */
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
