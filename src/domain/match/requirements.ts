// How the lines of a profile answer one requirement of a posting: by the terms it names, or by its words where it names none.
import type { Requirement } from "../job/job.ts";
import { isShownInWork } from "./facts.ts";
import type { IndexedFact } from "./indexed-fact.ts";
import type { Fact, RequirementMatch, TermMatch } from "./match.ts";
import { contentStems, wordsOf } from "./words.ts";

const MOST_EVIDENCE = 4;

/** A requirement is shown when half of the terms it names are shown, or when one line says most of its words. */
export function answerRequirement(
	requirement: Requirement,
	terms: readonly TermMatch[],
	facts: readonly IndexedFact[],
): RequirementMatch {
	const named = terms.filter(({ term }) =>
		term.spans.some(
			([start]) => start >= requirement.span[0] && start < requirement.span[1],
		),
	);
	const inWords = answeringLines(requirement, facts);
	const inTerms = named.filter(({ support }) => support !== "absent");
	const evidence = unique([
		...inWords,
		...inTerms.flatMap((match) => match.evidence),
	]).slice(0, MOST_EVIDENCE);
	const shown = named.filter(({ support }) => support === "shown").length;
	if (
		inWords.some(({ path }) => isShownInWork(path)) ||
		(named.length > 0 && shown * 2 >= named.length)
	) {
		return { requirement, support: "shown", evidence };
	}
	const isListed =
		inWords.length > 0 ||
		(named.length > 0 && inTerms.length * 2 >= named.length);
	return {
		requirement,
		support: isListed ? "listed" : "absent",
		evidence: isListed ? evidence : [],
	};
}

function answeringLines(
	requirement: Requirement,
	facts: readonly IndexedFact[],
): Fact[] {
	const asked = contentStems(wordsOf(requirement.text));
	if (asked.size < 2) return [];
	return facts
		.filter(({ content }) => {
			const shared = [...asked].filter((stem) => content.has(stem)).length;
			return shared >= 2 && shared / asked.size >= 0.6;
		})
		.map(({ fact }) => fact);
}

function unique(facts: readonly Fact[]): Fact[] {
	const seen = new Set<string>();
	return facts.filter((fact) => {
		const key = `${fact.path}\n${fact.text}`;
		return !seen.has(key) && seen.add(key);
	});
}
