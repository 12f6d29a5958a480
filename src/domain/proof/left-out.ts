// What a proved line may leave out. A line that says all of a sentence of a fact, no word more and no word less, hardly ever says
// something else; what misleads nearly always leaves something out. So each word of a sentence a line draws on is said, or is one
// of the few whose absence makes no claim larger: a verb that says no more than that it was done, a figure another one implies, a
// deed beside the one that is said, the school behind a degree.
import type { Clause } from "../clauses/clause.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDone } from "../clauses/verb-forms.ts";
import { fieldOf, isInSection } from "../profile/content-path.ts";
import type { Alignment, Cover } from "./alignment.ts";
import { cutsFigure, isOnlyCut } from "./cut-lines.ts";
import { isAddition } from "./described.ts";
import type { Ground } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { isCompany, mayBeOmitted } from "./omitted-clauses.ts";
import { isAside } from "./omitted-words.ts";
import { saysPaper } from "./paper-remarks.ts";
import {
	isSaidAt,
	isStatedAt,
	type SentenceSaid,
	saidIn,
} from "./said-words.ts";
import { beginsInside } from "./turned-heads.ts";
import { turnedIn } from "./turned-results.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line leaves out nothing that its facts need to be true. */
export function leavesOutNothing(
	chosen: readonly Alignment[],
	{ entries, profile, language }: Ground,
	today?: string,
): boolean {
	const covers = chosen.flatMap((one) => one.covers);
	if (
		!chosen.every(({ fact }) =>
			saysPaper(fact, { profile, language, chosen, today }),
		)
	)
		return false;
	if (leavesOutCompany(chosen, covers) || chosen.some(cutsFigure)) return false;
	if (leavesOutOverseer(chosen, covers)) return false;
	if (chosen.some((one) => leavesOutCounted(one, covers))) return false;
	if (chosen.every(isOnlyCut)) return true;
	const lines = [...new Set(chosen.map(({ line }) => line.reading))];
	const drawnOn = new Map<Reading, GroundFact>();
	for (const { fact, clause } of chosen)
		if (isSentence(fact.path)) drawnOn.set(clause.reading, fact);
	return [...drawnOn].every(([reading, fact]) => {
		const isTurned = chosen.some(
			(one) => one.clause.reading === reading && beginsInside(one),
		);
		const turned = new Set(
			chosen.flatMap((one) => turnedIn(one, fact.clauses)),
		);
		const said = { ...saidIn(reading, covers), isTurned, turned };
		const entry = entries.get(fact.entry ?? fact.path) ?? null;
		return fact.clauses
			.filter((clause) => clause.reading === reading)
			.every((clause, _, all) =>
				keepsClause(clause, { said, all, entry, lines }),
			);
	});
}

/** Whether a sentence is told without the clause that says with whom. */
function leavesOutCompany(
	chosen: readonly Alignment[],
	covers: readonly Cover[],
): boolean {
	return chosen.some(({ fact, clause: { reading } }) => {
		const { places } = saidIn(reading, covers);
		return fact.clauses.some(
			(one) =>
				one.reading === reading &&
				isCompany(one) &&
				!one.words.some((at) => places.has(at)),
		);
	});
}

/** "Trained four cadets" of "trained four cadets, supervised by the chief mate". */
function leavesOutOverseer(
	chosen: readonly Alignment[],
	covers: readonly Cover[],
): boolean {
	return chosen.some(({ fact, clause: { reading } }) => {
		const { places } = saidIn(reading, covers);
		return fact.clauses.some(
			({ hits, words, parts, reading: own }) =>
				own === reading &&
				!words.some((at) => places.has(at)) &&
				hits.some(
					({ kind, concept, first }) =>
						kind === "limit" &&
						concept === "deputy" &&
						first === Math.min(...parts.keys()),
				),
		);
	});
}

/** "Eight passed" of "eight interns passed": of whom it is told. */
function leavesOutCounted(
	{ covers: own, clause: { reading }, line }: Alignment,
	covers: readonly Cover[],
): boolean {
	const said = placesUsed(covers, { reading });
	return own.some(({ figure, last }) => {
		if (figure?.kind !== "count" || figure.unit !== "") return false;
		if (!isDoneAt(last + 1, line.reading)) return false;
		const counted = runBehind(figure.last, reading);
		return counted.length > 0 && !counted.some((at) => said.has(at));
	});
}

/** The words behind a place that nothing parts from it, up to what was done. */
function runBehind(from: number, reading: Reading): number[] {
	const { words } = reading;
	const run: number[] = [];
	for (let at = from + 1; at < words.length; at += 1) {
		const word = words[at];
		if (!word || word.isSmall || word.figure || word.gap !== " ") break;
		if (isDoneAt(at, reading)) break;
		run.push(at);
	}
	return run;
}

function isDoneAt(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return word !== undefined && !word.isSmall && isDone(word, reading);
}

/** A skill, a tool or a language is named by any part of its name; what limits it is held elsewhere. */
function isSentence(path: string): boolean {
	return (
		!isInSection(
			path,
			"skills",
			"software",
			"languages",
			"interests",
			"education",
			"certifications",
		) &&
		!/_(?:name|title)$/.test(path) &&
		(fieldOf(path) === "summary" || !isInSection(path, "personal"))
	);
}

function keepsClause(clause: Clause, given: SentenceSaid): boolean {
	const { reading, words } = clause;
	const left = words.filter((at) => !isSaidAt(at, reading, given));
	// A word that another clause says too tells nothing of this one.
	const isOmitted = words.every((at) => !isStatedAt(at, reading, given));
	if (isOmitted && left.length > 0)
		return (
			mayBeOmitted(clause, given) ||
			isAddition(clause, given) ||
			left.every((at) => isAside(at, clause, given))
		);
	return left.every((at) => isAside(at, clause, given));
}
