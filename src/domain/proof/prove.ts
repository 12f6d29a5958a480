import type { Clause } from "../clauses/clause.ts";
import { clausesOf } from "../clauses/clauses.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading } from "../clauses/reading.ts";
import { isEntryLine } from "../profile/content-path.ts";
import type { Alignment } from "./alignment.ts";
import { isAllowed, isAsking, optionsFor, optionsForAsked } from "./carried.ts";
import { choose } from "./choose.ts";
import { proofOf, uniqueSteps } from "./derivation.ts";
import { withNames } from "./entry-names.ts";
import { failureOf } from "./failure.ts";
import { withoutFirstPerson } from "./first-person.ts";
import { isForm } from "./form.ts";
import { type Ground, verbatimKey } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { joinedClauses } from "./joined-clauses.ts";
import { asJoined, isOfJoined } from "./joined-deeds.ts";
import { keepsLists } from "./kept-lists.ts";
import { leavesOutNothing } from "./left-out.ts";
import type { Line } from "./line.ts";
import { chooseParaphrased } from "./paraphrased-groups.ts";
import { restatementsOf } from "./restated.ts";
import { halvesOf } from "./sentence-halves.ts";
import { keepsDates } from "./set-apart-dates.ts";
import { keepsShares } from "./shared-figure-flaws.ts";

import type { Failure, Judgement, Proof } from "./verdict.ts";

import { yearsProof } from "./years.ts";

/** What follows of a line, and what is wrong with one that does not. */
export function prove(line: Line, ground: Ground): Judgement {
	const whole = verbatim(line.text, line, ground);
	if (whole) return whole;
	const tried = readLine(line.text, ground.language).map((reading) =>
		trySentence(reading, line, ground),
	);
	const failures = tried.flatMap(({ failure }) => (failure ? [failure()] : []));
	return (
		failures.find(({ verdict }) => verdict === "refuted") ??
		failures[0] ??
		joined(tried.flatMap(({ proof }) => proof ?? []))
	);
}

/** The proof of a line, for those who ask no more of one that has none. */
export function proofFor(line: Line, ground: Ground): Proof | null {
	const whole = verbatim(line.text, line, ground);
	if (whole) return whole;
	const proofs: Proof[] = [];
	for (const reading of readLine(line.text, ground.language)) {
		const { proof } = trySentence(reading, line, ground);
		if (!proof) return null;
		proofs.push(proof);
	}
	return joined(proofs);
}

function joined(proofs: readonly Proof[]): Proof {
	const facts = [...new Set(proofs.flatMap((one) => one.facts))];
	return {
		verdict: "proved",
		facts,
		steps: uniqueSteps(proofs.flatMap(({ steps }) => steps)),
	};
}

/** Word for word a fact, or one of its sentences, as it stands or told by its person. */
function verbatim(
	text: string,
	line: Line,
	{ verbatim: held, language, entries }: Ground,
): Proof | null {
	const key = verbatimKey(text);
	if (key === "") return { verdict: "proved", facts: [], steps: [] };
	const stated = withoutFirstPerson(text, language);
	const fact =
		held.get(key)?.find((one) => isAllowed(one, line)) ??
		(stated === null
			? undefined
			: held
					.get(verbatimKey(stated))
					?.find((one) => isOfToday(one, entries) && isAllowed(one, line)));
	return fact === undefined
		? null
		: { verdict: "proved", facts: [fact.path], steps: [{ step: "verbatim" }] };
}

/** "I train staff" of "Train staff" says that it goes on; of a position that is over, the tenses decide. */
function isOfToday(
	{ path, entry }: GroundFact,
	entries: Ground["entries"],
): boolean {
	return (
		isEntryLine(path) &&
		entry !== null &&
		entries.get(entry)?.isCurrent === true
	);
}

type Tried =
	| { proof: Proof; failure?: undefined }
	| { proof?: undefined; failure(): Failure };

/** A sentence that is not proved as it stands is tried as it might stand, and in its halves. */
function trySentence(reading: Reading, line: Line, ground: Ground): Tried {
	const tried = tryRestated(reading, line, ground);
	if (tried.proof) return tried;
	const proof = proofByHalves(reading, { line, ground });
	return proof ? { proof } : tried;
}

function tryRestated(reading: Reading, line: Line, ground: Ground): Tried {
	const tried = tryReading(reading, line, ground);
	if (tried.proof) return tried;
	for (const restated of restatementsOf(reading)) {
		const { proof } = tryReading(restated, line, ground);
		if (proof) return { proof: restatedProof(proof) };
	}
	const joined = asJoined(reading);
	const proof = joined && tryReading(joined, line, ground).proof;
	return proof && isOfJoined(proof.facts, ground)
		? { proof: restatedProof(proof) }
		: tried;
}

const MOST_DEEDS = 4;

/** A sentence whose deeds are proved, each by itself, of one entry. */
function proofByHalves(
	reading: Reading,
	given: { line: Line; ground: Ground },
	deeds = MOST_DEEDS,
): Proof | null {
	const { line, ground } = given;
	if (deeds < 2) return null;
	for (const [first, second] of halvesOf(reading, line.entry === undefined)) {
		// The shorter half is held against the facts first.
		const behind = tryRestated(second, line, ground).proof;
		const before =
			behind &&
			(tryReading(first, line, ground).proof ??
				proofByHalves(first, given, deeds - 1));
		if (!before) continue;
		const both = joined([before, behind]);
		if (isOfOneEntry(both.facts, ground))
			return { ...both, steps: uniqueSteps([...both.steps, { step: "join" }]) };
	}
	return null;
}

/** Nothing but their own entry tells which employer two deeds belong to. */
function isOfOneEntry(paths: readonly string[], { facts }: Ground): boolean {
	const entries = facts.flatMap(({ path, entry }) =>
		entry !== null && paths.includes(path) ? [entry] : [],
	);
	return new Set(entries).size <= 1;
}

const restatedProof = (proof: Proof): Proof => ({
	...proof,
	steps: uniqueSteps([{ step: "reorder" }, ...proof.steps]),
});

function tryReading(reading: Reading, line: Line, ground: Ground): Tried {
	const simple = judgedSimply(reading, line, ground);
	if (simple)
		return simple.verdict === "proved"
			? { proof: simple }
			: { failure: () => simple };
	const clauses = clausesOf(withNames(reading, ground.names)).filter(
		({ words }) => words.length > 0,
	);
	const options = clauses.map((clause) =>
		isAsking(clause, line)
			? optionsForAsked(clause, { clauses, line, ground })
			: optionsFor(clause, line, ground),
	);
	const accepts = (chosen: readonly Alignment[]) =>
		keepsLists(chosen) &&
		keepsDates(chosen) &&
		keepsShares(chosen) &&
		leavesOutNothing(chosen, ground, line.today);
	const ways = [
		() => choose(clauses, options, line),
		() => asOneClause(clauses, line, ground),
		() => chooseParaphrased(clauses, options, { line, ground, accepts }),
	];
	for (const way of ways) {
		const chosen = way();
		if (chosen && accepts(chosen)) return { proof: proofOf(chosen) };
	}
	return { failure: () => failureOf(clauses, options) };
}

/** What needs no alignment: the words of a fact, a frame, a form, years of experience, a text nobody reads. */
function judgedSimply(
	reading: Reading,
	line: Line,
	ground: Ground,
): Judgement | null {
	const whole = verbatim(reading.text, line, ground);
	if (whole) return whole;
	if (reading.isTooLong) return tooLong(reading);
	const framed = line.frame?.(reading.text);
	if (framed) return framed;
	if (isForm(reading, line.posting ?? []))
		return { verdict: "proved", facts: [], steps: [{ step: "form" }] };
	return yearsProof(reading, line, ground);
}

const BEGINNING = 80;

function tooLong({ text }: Reading): Failure {
	return {
		verdict: "unproved",
		text: text.slice(0, BEGINNING).toWellFormed(),
		facts: [],
		isTooLong: true,
	};
}

/** "Together with the foreman, trained four apprentices": what only says with whom or how is held with the deed it belongs to. */
function asOneClause(
	clauses: readonly Clause[],
	line: Line,
	ground: Ground,
): Alignment[] | null {
	const joined = joinedClauses(clauses);
	if (joined === null) return null;
	const options = joined.map((clause) => optionsFor(clause, line, ground));
	return choose(joined, options, line);
}
