// What a posting needs most and a profile can answer, with the lines that answer it: three to five needs, the weightiest first.
// Documents are planned from them. Papers, languages and conditions only the person can tell are no needs: they are listed.

import type { Job, Requirement, Term } from "../../job/job.ts";
import { termsNamed } from "../../job/named-terms.ts";
import { isDeed } from "../../match/fact-kinds.ts";
import type {
	DeedCandidate,
	Fact,
	Match,
	RequirementMatch,
} from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { fieldOf, isInSection } from "../../profile/content-path.ts";
import { isAssisting } from "./assisting.ts";
import { isBorrowedResult } from "./borrowed-result.ts";
import { isOutcome } from "./outcome.ts";
import { isOfficeTool, isWeakSkill } from "./weak-skills.ts";

export type Need = {
	requirement: Requirement;
	/** Deeds of the profile that answer it, the best first; none where only lists name it. */
	proofs: Fact[];
	/** Skills and software of the profile that answer it. */
	listed: Fact[];
	/** The more, the more the posting depends on it. */
	weight: number;
};

const MOST_NEEDS = 5;
/** What weighs less than this share of the weightiest is no need beside it. */
const LEAST_SHARE = 0.5;

const KIND_WEIGHT = { must: 1, duty: 1, nice: 0.4 };
/** How much less the last line of a posting weighs than its first. */
const PLACE = 0.5;
const TERMS = 0.3;
const MOST_TERMS = 1;
const CONDITIONAL = 0.4;
/** A line that says it is worth more to the page than one that says a part of it. */
const SUPPORT = { shown: 0.4, listed: 0.2, partly: 0 };

/** The needs, the weightiest first; of requirements answered by the same lines only the first is one. */
export function needsOf({ requirements, knockouts }: Match, job: Job): Need[] {
	const papers = new Set(
		knockouts
			.filter(({ knockout }) => knockout.kind !== "years")
			.map(({ requirement }) => requirement),
	);
	const needs = requirements
		.flatMap((answer, at) => {
			if (papers.has(at)) return [];
			const need = needOf(answer, {
				terms: termsNamed(job.terms, answer.requirement),
				place: at / requirements.length,
			});
			return need ? [need] : [];
		})
		.toSorted((a, b) => b.weight - a.weight);
	const taken = new Set<string>();
	const chosen: Need[] = [];
	const least = LEAST_SHARE * (needs[0]?.weight ?? 0);
	for (const need of needs.filter(({ weight }) => weight >= least)) {
		const [first] = [...need.proofs, ...need.listed];
		if (!first || taken.has(needKeyOf(first))) continue;
		taken.add(needKeyOf(first));
		chosen.push(need);
		if (chosen.length === MOST_NEEDS) break;
	}
	return chosen;
}

/** A description's sentences share its path. */
export function needKeyOf({ path, text }: Fact): string {
	return `${path}\n${text}`;
}

export function isProof(fact: Fact, needs: readonly Need[]): boolean {
	const key = needKeyOf(fact);
	return needs.some(({ proofs }) =>
		proofs.some((proof) => needKeyOf(proof) === key),
	);
}

/** Whether nothing proves one of the needs better. */
export function isBestProof(fact: Fact, needs: readonly Need[]): boolean {
	const key = needKeyOf(fact);
	return needs.some(({ proofs: [best] }) => best && needKeyOf(best) === key);
}

const LISTED = new Set(["skill_name", "software_name"]);

type Asked = {
	terms: readonly Term[];
	/** 0 for the first requirement, towards 1 for the last. */
	place: number;
};

/** What came of the work proves more than a routine that says nearly as much: so much of the strongest line's strength. */
const RESULT = 0.1;

/** The deeds that the match decided by, the strongest first. What is no candidate was decided by a fact, and keeps its place. */
function strongestFirst(
	deeds: readonly Fact[],
	candidates: readonly DeedCandidate[],
): Fact[] {
	const strengths = new Map(
		candidates.map((one) => [needKeyOf(one), one.strength]),
	);
	return deeds
		.map((fact) => ({
			fact,
			worth:
				(strengths.get(needKeyOf(fact)) ?? 1) +
				(isOutcome(fact.text) ? RESULT : 0),
		}))
		.toSorted((a, b) => b.worth - a.worth)
		.map(({ fact }) => fact);
}

/** A heading, a call, a question or an address among the requirements. */
const NO_NEED = /[:!?]\s*$|https?:|www\.|\S+@\S+/u;

/** With fewer words and no term a line names a quality. */
const LEAST_STEMS = 3;
/** In words, which Chinese does not part. */
const LONGEST_ROLE = 2;
const HAN = /\p{Script=Han}/u;
const LONGEST_SKILL = 45;

function needOf(
	{ requirement, support, evidence, candidates }: RequirementMatch,
	{ terms, place }: Asked,
): Need | null {
	if (support === "absent" || support === "unknown") return null;
	const isSoft =
		terms.length > 0 &&
		terms.every(({ kind, term }) => kind === "soft" || isOfficeTool(term));
	const isPaper = terms.some(
		({ kind }) =>
			kind === "degree" || kind === "language" || kind === "certificate",
	);
	if (
		requirement.ask !== null ||
		requirement.isNegated ||
		isSoft ||
		isPaper ||
		NO_NEED.test(requirement.text) ||
		(terms.length === 0 &&
			contentStems(wordsOf(requirement.text)).size < LEAST_STEMS)
	)
		return null;
	// A role's name and helping with it are no proof, a row of words is no skill.
	const proofs = strongestFirst(evidence.filter(isDeed), candidates).filter(
		({ text }) =>
			(HAN.test(text) || text.split(/\s+/).length > LONGEST_ROLE) &&
			!isAssisting(text) &&
			!isBorrowedResult(text),
	);
	// A skill that answers a part of it would stand for the whole.
	const listed = evidence.filter(
		({ path, text }) =>
			LISTED.has(fieldOf(path)) &&
			text.length <= LONGEST_SKILL &&
			!isWeakSkill(text) &&
			(support !== "partly" || proofs.length > 0),
	);
	const isProved = proofs.length > 0;
	// What a project or a service shows in part is found by chance.
	if (
		support === "partly" &&
		listed.length === 0 &&
		proofs.every(({ path }) => isInSection(path, "projects", "volunteer"))
	)
		return null;
	const isNamed = listed.length > 0 && terms.length > 0;
	if (!isProved && (!isNamed || requirement.kind === "nice")) return null;
	const named = terms.reduce((sum, { weight }) => sum + weight, 0);
	return {
		requirement,
		proofs,
		listed,
		weight:
			KIND_WEIGHT[requirement.kind] +
			SUPPORT[support] -
			place * PLACE -
			(requirement.isConditional ? CONDITIONAL : 0) +
			Math.min(MOST_TERMS, named * TERMS),
	};
}
