// Checks one sentence against the lines it rests on: figures, names, rank of the deed, degrees, leftovers.
import { sentencesOf } from "../../match/sentences.ts";
import { checkBreadth } from "./breadth.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { checkDeeds } from "./deeds.ts";
import { checkFigures } from "./figures.ts";
import { leftoversIn } from "./leftovers.ts";
import { unknownProperNames, unknownSigns, unknownTerms } from "./names.ts";
import { checkDegrees, checkSeniority } from "./ranks.ts";
import type { Told } from "./sentence.ts";
import {
	type Claim,
	claimOf,
	type Source,
	type Sources,
	sourcesFor,
} from "./sources.ts";

/** The problems of a line, sentence by sentence, each named once. */
export function checkTold(told: Told, sources: Sources): ClaimProblem[] {
	const problems = sentencesOf(told.text).flatMap((sentence) =>
		checkSentence({ ...told, text: sentence }, sources),
	);
	const leftovers = leftoversIn(told.text, sources.text).map(
		({ text, what }) => ({
			where: told.path,
			message: `"${text}" is ${what} and must not be sent.`,
			hint: "Take it out or write what belongs there.",
			text,
		}),
	);
	return unique([...leftovers, ...problems]);
}

function checkSentence(told: Told, sources: Sources): ClaimProblem[] {
	const claim = claimOf(told.path, told.text, sources.language);
	const scope = sources.lines.filter(
		({ path }) =>
			told.entry === undefined ||
			isUnder(path, told.entry) ||
			!TOLD_SECTIONS.test(path),
	);
	const own = sourcesFor(claim, scope);
	// What the entry cannot explain may still stand elsewhere in the profile.
	const all = explains(own, claim)
		? own
		: [...own, ...sourcesFor(claim, sources.lines)];
	const sentence = { told, claim, own: all, scope, sources };
	return [
		...checkFigures(sentence),
		...checkNames(told, sources),
		...checkDeeds(sentence),
		...checkBreadth(sentence),
		...checkDegrees(told, sources),
		...checkSeniority(told, sources),
	];
}

const TOLD_SECTIONS = /^(work_experience|projects|volunteer|education)\./;

function isUnder(path: string, entry: string | undefined): boolean {
	return entry !== undefined && path.startsWith(`${entry}.`);
}

function explains(lines: readonly Source[], claim: Claim): boolean {
	const held = new Set(lines.flatMap(({ stems }) => [...stems]));
	return (
		[...claim.stems].filter((stem) => held.has(stem)).length * 2 >=
		claim.stems.size
	);
}

function checkNames(told: Told, sources: Sources): ClaimProblem[] {
	const names = [
		...unknownTerms(told.text, sources),
		...unknownSigns(told.text, sources),
		...unknownProperNames(told.text, sources),
	];
	return names.map((name) => ({
		where: told.path,
		message: `"${name}" does not stand in the profile.`,
		hint: "Leave it out, or add it to the profile if it is true.",
		text: name,
	}));
}

function unique(problems: readonly ClaimProblem[]): ClaimProblem[] {
	const seen = new Set<string>();
	return problems.filter(({ where, text }) => {
		const key = `${where}\n${text.toLowerCase()}`;
		return !seen.has(key) && seen.add(key);
	});
}
