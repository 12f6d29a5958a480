// Whether a line follows from the profile by closed steps. Every sentence is taken clause by clause; a clause follows from one
// clause of one fact, and what stands together in a sentence comes from one entry.
import { align } from "./align.ts";
import { type Alignment, type Cover, type Flaw, textOf } from "./alignment.ts";
import { changeLinked } from "./causes.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { withNames } from "./entry-names.ts";
import { isForm } from "./form.ts";
import {
	type Ground,
	type GroundFact,
	nearestFacts,
	readLine,
	verbatimKey,
} from "./ground.ts";
import type { Line } from "./line.ts";
import { alignNames } from "./listed-names.ts";
import type { Reading } from "./reading.ts";
import type { Judgement, Step } from "./verdict.ts";
import { yearsProof } from "./years.ts";

export function prove(line: Line, ground: Ground): Judgement {
	const sentences = readLine(line.text, ground.language);
	const whole = verbatim(line.text, line, ground);
	if (whole) return whole;
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

function isAllowed({ path, entry }: GroundFact, line: Line): boolean {
	if (line.cited) return line.cited.includes(path);
	return line.entry === undefined || entry === line.entry;
}

function proveSentence(
	reading: Reading,
	line: Line,
	ground: Ground,
): Judgement {
	const whole = verbatim(reading.text, line, ground);
	if (whole) return whole;
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
		isAsking(clause)
			? optionsForAsked(clause, { clauses, line, ground })
			: optionsFor(clause, line, ground),
	);
	const chosen = choose(clauses, options, line);
	return chosen ? proofOf(chosen) : failureOf(clauses, options);
}

/** A clause of nothing but the words that set others into a letter. */
function isFraming({ words, hits }: Clause): boolean {
	return words.every((at) =>
		hits.some(
			({ kind, first, last }) =>
				(kind === "framing" || kind === "asking") && first <= at && at <= last,
		),
	);
}

function isAsking({ hits }: Clause): boolean {
	return hits.some(({ kind }) => kind === "asking");
}

type Asked = { clauses: readonly Clause[]; line: Line; ground: Ground };

/** What the posting asks for may be named; where the sentence goes on that the person has it, they must have it. */
function optionsForAsked(
	clause: Clause,
	{ clauses, line, ground }: Asked,
): Options {
	const isClaimed = clauses.some(
		(one) => one !== clause && !isAsking(one) && one.negations === 0,
	);
	if (!isClaimed)
		return { good: [{ alignments: [], entry: null }], best: null };
	const words = clause.words.filter(
		(at) =>
			!clause.hits.some(
				({ kind, first, last }) =>
					kind === "asking" && first <= at && at <= last,
			),
	);
	const facts = factsNear({ ...clause, words }, line, {
		ground,
		most: MOST_NAMES,
	});
	const named = alignNames(
		{ ...clause, words, head: null },
		{ facts, ground, isAnywhere: true },
	);
	return {
		good: named ? [{ alignments: named, entry: null }] : [],
		best: null,
	};
}

type Options = { good: readonly Chosen[]; best: Alignment | null };
/** The alignments that carry a clause: one, or one for each of its parts. */
type Chosen = { alignments: readonly Alignment[]; entry: string | null };

const MOST_FACTS = 14;
const MOST_NAMES = 40;

function optionsFor(clause: Clause, line: Line, ground: Ground): Options {
	if (isFraming(clause))
		return { good: [{ alignments: [], entry: null }], best: null };
	const facts = factsNear(clause, line, { ground, most: MOST_FACTS });
	const alignments = facts.flatMap((fact) =>
		alignmentsWith(clause, fact, ground),
	);
	const good = [
		...alignments
			.filter(isGood)
			.toSorted((a, b) => exactness(b) - exactness(a)),
		...alignments.filter(lacksOnlyHead),
	].map((one) => ({
		alignments: [one],
		entry: one.fact.entry,
	}));
	const best = alignments.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
	if (good.length > 0) return { good, best };
	const parts = partsOf(clause);
	const joined =
		parts.length < 2
			? []
			: joinParts(
					parts.map((part) =>
						facts
							.flatMap((fact) => alignmentsWith(part, fact, ground))
							.filter(isGood),
					),
				);
	if (joined.length > 0) return { good: joined, best };
	const named = alignNames(clause, {
		facts: factsNear(clause, line, { ground, most: MOST_NAMES }),
		ground,
		isAnywhere: false,
	});
	return { good: named ? [{ alignments: named, entry: null }] : [], best };
}

function alignmentsWith(
	line: Clause,
	fact: GroundFact,
	{ entries }: Ground,
): Alignment[] {
	const entry = fact.entry === null ? null : (entries.get(fact.entry) ?? null);
	return fact.clauses
		.filter(({ words }) => words.length > 0)
		.map((clause) => align(line, { fact, clause, entry }));
}

const isGood = ({ missing, flaws }: Alignment) =>
	missing.length === 0 && flaws.length === 0;

/** The deed may stand in another clause of the sentence: "one of four contacts who supported the move". */
const lacksOnlyHead = ({ missing, flaws, line }: Alignment) =>
	missing.length === 0 &&
	line.head === null &&
	flaws.length > 0 &&
	flaws.every(({ kind }) => kind === "head");

function hasItsHeads(alignments: readonly Alignment[]): boolean {
	return alignments.every(
		(one) =>
			!lacksOnlyHead(one) ||
			alignments.some(
				(other) =>
					other !== one &&
					other.clause === one.clause &&
					isGood(other) &&
					other.line.head !== null,
			),
	);
}

/** How much of a clause stands in the fact as it is. */
function exactness({ covers }: Alignment): number {
	return covers.filter(
		({ origin, step }) => origin === "clause" && step === null,
	).length;
}

function worth({ covers, missing, flaws }: Alignment): number {
	const reported = covers.filter(({ origin }) => origin === "clause").length;
	return reported * 2 + covers.length - missing.length * 2 - flaws.length * 0.5;
}

function factsNear(
	{ reading, words }: Clause,
	line: Line,
	{ ground, most }: { ground: Ground; most: number },
): GroundFact[] {
	return nearestFacts(
		words.map((at) => ({ reading, at })),
		ground,
	)
		.filter((fact) => isAllowed(fact, line))
		.slice(0, most);
}

/** Each part of a list by itself, under the deed of the whole. */
function partsOf(clause: Clause): Clause[] {
	const numbers = [...new Set(clause.parts.values())];
	return numbers.flatMap((number) => {
		const isIn = (at: number) =>
			clause.parts.get(at) === number || at === clause.head;
		const words = clause.words.filter(isIn);
		const parts = new Map([...clause.parts].filter(([at]) => isIn(at)));
		return words.length === 0
			? []
			: [
					{
						...clause,
						words,
						parts,
						hits: clause.hits.filter(
							({ first, last }) => parts.has(first) && parts.has(last),
						),
					},
				];
	});
}

function joinParts(parts: readonly (readonly Alignment[])[]): Chosen[] {
	const entries = new Set(parts.flat().map(({ fact }) => fact.entry));
	return [...entries].flatMap((entry) => {
		const alignments = parts.map((options) =>
			options.find(({ fact }) => fact.entry === entry || fact.entry === null),
		);
		return alignments.every((one) => one !== undefined)
			? [{ alignments, entry }]
			: [];
	});
}

/** One option for each clause, all of one entry where one will do; what is only named stays with what is told of it. */
function choose(
	clauses: readonly Clause[],
	options: readonly Options[],
	line: Line,
): Alignment[] | null {
	const entries = new Set(
		options.flatMap(({ good }) => good.map(({ entry }) => entry)),
	);
	for (const wanted of entries) {
		const chosen = options.map(({ good }) => bestOf(good, wanted));
		if (chosen.every((one) => one !== undefined)) {
			const alignments = chosen.map((one) => one.alignments);
			if (changeLinked(clauses, alignments) && hasItsHeads(alignments.flat()))
				return alignments.flat();
		}
	}
	if (line.entry !== undefined) return null;
	const first = options.map(({ good }) => good[0]);
	if (!first.every((one) => one !== undefined) || first.some(isOnlyNamed))
		return null;
	const alignments = first.map((one) => one.alignments);
	return changeLinked(clauses, alignments) && hasItsHeads(alignments.flat())
		? alignments.flat()
		: null;
}

function bestOf(
	good: readonly Chosen[],
	wanted: string | null,
): Chosen | undefined {
	return (
		good.find(({ entry }) => entry === wanted) ??
		good.find(({ entry }) => entry === null)
	);
}

function isOnlyNamed({ alignments }: Chosen): boolean {
	return alignments.every(
		({ fact, covers }) =>
			fact.entry !== null &&
			!/\.(?:achievements|description)/.test(fact.path) &&
			!covers.some(({ origin }) => origin === "title") &&
			!/_title$|^education/.test(fact.path),
	);
}

function proofOf(alignments: readonly Alignment[]): Judgement {
	const facts = [...new Set(alignments.map(({ fact }) => fact.path))];
	const steps = alignments.flatMap(stepsOf);
	return {
		verdict: "proved",
		facts,
		steps: uniqueSteps([
			...steps,
			...(facts.length > 1 ? [{ step: "join" as const }] : []),
		]),
	};
}

function stepsOf({ covers, clause }: Alignment): Step[] {
	const reported = covers.filter(
		({ target, origin }) => target !== null && origin === "clause",
	);
	const places = reported.map(({ target }) => target?.place ?? 0);
	const isReordered = places.some(
		(place, at) => at > 0 && place < (places[at - 1] ?? 0),
	);
	const isCut = clause.words.length > reported.length;
	return [
		...covers.flatMap(stepOfCover),
		...(isReordered ? [{ step: "reorder" as const }] : []),
		...(isCut ? [{ step: "cut" as const }] : []),
	];
}

function stepOfCover({ step, origin }: Cover): Step[] {
	if (step) return [step];
	return origin === "name" || origin === "title" ? [{ step: "entry" }] : [];
}

function uniqueSteps(steps: readonly Step[]): Step[] {
	const seen = new Set<string>();
	return steps.filter((step) => {
		const key = JSON.stringify(step);
		return !seen.has(key) && seen.add(key);
	});
}

// A fact that says so much of a clause is the one it contradicts.
const MOSTLY = 0.6;

function failureOf(
	clauses: readonly Clause[],
	options: readonly Options[],
): Judgement {
	const failed = clauses.flatMap((clause, at) => {
		const option = options[at];
		const isCarried = option?.good.some(({ alignments }) =>
			alignments.every((one) => !lacksOnlyHead(one)),
		);
		return option && !isCarried ? [{ clause, best: option.best }] : [];
	});
	for (const { best } of failed) {
		const flaw =
			best && isMostly(best)
				? best.flaws.find((one) => contradicts(one, best))
				: undefined;
		if (best && flaw)
			return {
				verdict: "refuted",
				text: flaw.text,
				says: flaw.says,
				facts: [best.fact.path],
			};
	}
	const [first] = failed;
	const clause = first?.clause ?? clauses[0];
	const facts = [
		...new Set(failed.flatMap(({ best }) => (best ? [best.fact.path] : []))),
	];
	return {
		verdict: "unproved",
		text: clause ? missingText(clause, first?.best ?? null) : "",
		facts,
	};
}

/** A figure may contradict in a line that says more; a limit or a no only where all else is the fact's own. */
function contradicts(
	{ isContradiction, kind }: Flaw,
	{ missing }: Alignment,
): boolean {
	return (
		isContradiction &&
		(kind === "figure" || kind === "binding" || missing.length === 0)
	);
}

function isMostly({ line, missing }: Alignment): boolean {
	const lacking = missing.filter(
		(at) => !line.reading.words[at]?.figure,
	).length;
	return lacking <= line.words.length * (1 - MOSTLY);
}

/** The words nothing covers, as they stand. */
function missingText(
	{ reading, words }: Clause,
	best: Alignment | null,
): string {
	const missing =
		best === null || best.missing.length === 0 ? words : best.missing;
	const [first, last] = [missing[0], missing.at(-1)];
	return first === undefined || last === undefined
		? reading.text
		: textOf(reading, first, last);
}
