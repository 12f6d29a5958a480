import { type Clause, clausesOf } from "../clauses/clauses.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Alignment } from "./alignment.ts";
import { isAllowed, isAsking, optionsFor, optionsForAsked } from "./carried.ts";
import { choose } from "./choose.ts";
import { proofOf, uniqueSteps } from "./derivation.ts";
import { withNames } from "./entry-names.ts";
import { failureOf } from "./failure.ts";
import { isForm } from "./form.ts";
import { type Ground, verbatimKey } from "./ground.ts";
import { joinedClauses } from "./joined-clauses.ts";
import { keepsLists } from "./kept-lists.ts";
import { leavesOutNothing } from "./left-out.ts";
import type { Line } from "./line.ts";
import { chooseRetold } from "./retold-groups.ts";

import type { Judgement } from "./verdict.ts";

import { yearsProof } from "./years.ts";

export function prove(line: Line, ground: Ground): Judgement {
	const whole = verbatim(line.text, line, ground);
	if (whole) return whole;
	const sentences = readLine(line.text, ground.language);
	const judged = sentences.map((reading) =>
		proveSentence(reading, line, ground),
	);
	const failed =
		judged.find(({ verdict }) => verdict === "refuted") ??
		judged.find(({ verdict }) => verdict === "unproved");
	if (failed) return failed;
	const proofs = judged.flatMap((one) =>
		one.verdict === "proved" ? [one] : [],
	);
	const facts = [...new Set(proofs.flatMap((one) => one.facts))];
	return {
		verdict: "proved",
		facts,
		steps: uniqueSteps(proofs.flatMap(({ steps }) => steps)),
	};
}

/** Word for word a fact, or one of its sentences. */
function verbatim(
	text: string,
	line: Line,
	{ verbatim: held }: Ground,
): Judgement | null {
	const key = verbatimKey(text);
	if (key === "") return { verdict: "proved", facts: [], steps: [] };
	const fact = held.get(key)?.find((one) => isAllowed(one, line));
	return fact === undefined
		? null
		: { verdict: "proved", facts: [fact.path], steps: [{ step: "verbatim" }] };
}

function proveSentence(
	reading: Reading,
	line: Line,
	ground: Ground,
): Judgement {
	const whole = verbatim(reading.text, line, ground);
	if (whole) return whole;
	if (reading.isTooLong)
		return {
			verdict: "unproved",
			text: beginningOf(reading.text),
			facts: [],
			isTooLong: true,
		};
	const framed = line.frame?.(reading.text);
	if (framed) return framed;
	if (isForm(reading, line.posting ?? []))
		return { verdict: "proved", facts: [], steps: [{ step: "form" }] };
	const years = yearsProof(reading, line, ground);
	if (years) return years;
	const clauses = clausesOf(withNames(reading, ground.names)).filter(
		({ words }) => words.length > 0,
	);
	const options = clauses.map((clause) =>
		isAsking(clause, line)
			? optionsForAsked(clause, { clauses, line, ground })
			: optionsFor(clause, line, ground),
	);
	const chosen =
		choose(clauses, options, line) ??
		asOneClause(clauses, line, ground) ??
		chooseRetold(clauses, options, { line, ground });
	return chosen && keepsLists(chosen) && leavesOutNothing(chosen, ground)
		? proofOf(chosen)
		: failureOf(clauses, options);
}

const BEGINNING = 80;

function beginningOf(text: string): string {
	return text.slice(0, BEGINNING).toWellFormed();
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
