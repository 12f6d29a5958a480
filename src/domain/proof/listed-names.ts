// A clause that only names what lists of the profile name: skills, tools, papers, languages, schools. Each name must stand
// in one place, with its level where one is said; the words that bring them in say nothing.

import type { Clause } from "../clauses/clause.ts";
import { isGerund } from "../clauses/verb-forms.ts";
import { isInSection } from "../profile/content-path.ts";
import { alignWhole } from "./align.ts";
import type { Alignment } from "./alignment.ts";
import { isAppliedFor } from "./applied-for.ts";
import { type Ground, isForPerson } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { losesLevel } from "./prove-skill.ts";

type Near = {
	facts: readonly GroundFact[];
	ground: Ground;
	/** Whether what a line shows counts as well as what a list names. */
	isAnywhere: boolean;
};

/** What carries the names of a clause, a place for each; null where it tells more than names. */
export function alignNames(
	clause: Clause,
	{ facts, ground, isAnywhere }: Near,
): Alignment[] | null {
	if (
		clause.head !== null &&
		!isListing(clause, clause.head) &&
		!isNamed(clause, clause.head)
	)
		return null;
	const named = isAnywhere
		? facts
		: facts.filter(({ path }) => isForPerson(path));
	const alignments: Alignment[] = [];
	const parts = partsOf(clause);
	if (parts.length > 1 && parts.some((places) => isYears(places, clause)))
		return null;
	for (const places of parts) {
		const found = carrying(places, { clause, named, ground });
		if (found === null) return null;
		alignments.push(...found);
	}
	return alignments.length === 0 ? null : alignments;
}

/** A year names nothing. */
function isYears(places: readonly number[], { reading }: Clause): boolean {
	return places.every((at) => reading.words[at]?.figure?.kind === "year");
}

function isListing({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		(reading.vocabularies[0]?.listing.has(word.folded) ?? false)
	);
}

function isHolding({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		(reading.vocabularies[0]?.holding.has(word.folded) ?? false)
	);
}

/** "Blueprint reading" names what "reading blueprints" tells. */
function isNamed({ reading, words }: Clause, at: number): boolean {
	const word = reading.words[at];
	return word !== undefined && at !== words[0] && isGerund(word, reading);
}

function partsOf(clause: Clause): number[][] {
	const parts = new Map<number, number[]>();
	for (const at of clause.words) {
		const part = clause.parts.get(at) ?? 0;
		const own = parts.get(part);
		if (own) own.push(at);
		else parts.set(part, [at]);
	}
	return [...parts.values()];
}

type Naming = { clause: Clause; named: readonly GroundFact[]; ground: Ground };

/** One fact for all of the words, or one for each run of them; a level stays with what it is said of. */
function carrying(places: readonly number[], near: Naming): Alignment[] | null {
	const { clause } = near;
	const isHeld = places.some((at) => isHolding(clause, at));
	const naming = isHeld
		? { ...near, named: near.named.filter((one) => !isAppliedFor(one)) }
		: near;
	const kept = places.filter((at) => !isListing(clause, at));
	if (kept.length === 0) return [];
	const whole = oneFact(places, naming);
	if (whole) return [whole];
	const claimed = places.some((at) => isPaper(clause, at))
		? { ...naming, named: naming.named.filter((one) => isPapered(one, naming)) }
		: naming;
	const named = oneFact(kept, claimed);
	if (named) return [named];
	// A year or a number belongs to the name it stands beside, a level to what it is said of.
	if (
		kept.some((at) => isLevel(clause, at) || clause.reading.words[at]?.figure)
	)
		return null;
	const runs = runsOf(kept, clause);
	if (runs.length < 2) return null;
	const each = runs.map((run) => oneFact(run, claimed));
	return each.every((one) => one !== null) ? each : null;
}

/** A certificate, or a school whose degree is one of a university. */
function isPapered(
	{ path, entry }: GroundFact,
	{ ground: { entries } }: Naming,
): boolean {
	if (/^(?:certifications|statements)/.test(path)) return true;
	const school =
		entry && isInSection(entry, "education") ? entries.get(entry) : null;
	return (
		school?.names.some(({ hits }) =>
			hits.some(({ kind, concept }) => kind === "term" && DEGREE.test(concept)),
		) ?? false
	);
}

const DEGREE = /degree|doctorate|phd|mba/i;

function isPaper({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		(reading.vocabularies[0]?.papers.has(word.folded) ?? false)
	);
}

function isLevel({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		(reading.vocabularies[0]?.levels.has(word.folded) ?? false)
	);
}

function runsOf(places: readonly number[], { reading }: Clause): number[][] {
	const runs: number[][] = [];
	places.forEach((at, nr) => {
		const before = places[nr - 1];
		const isNext =
			before !== undefined &&
			before === at - 1 &&
			!/[,;:]/.test(reading.words[at]?.gap ?? "");
		if (isNext) runs.at(-1)?.push(at);
		else runs.push([at]);
	});
	return runs;
}

function oneFact(
	places: readonly number[],
	{ clause, named, ground }: Naming,
): Alignment | null {
	const parts = new Map(
		[...clause.parts].filter(([at]) => places.includes(at)),
	);
	const first = places[0] ?? 0;
	const last = places.at(-1) ?? first;
	const line: Clause = {
		...clause,
		words: places,
		parts,
		head: null,
		hits: clause.hits.filter((hit) => hit.first >= first && hit.last <= last),
	};
	for (const fact of named) {
		if (losesLevel(line, fact)) continue;
		const entry =
			fact.entry === null ? null : (ground.entries.get(fact.entry) ?? null);
		for (const own of fact.clauses) {
			const alignment = alignWhole(line, { fact, clause: own, entry });
			if (
				alignment?.flaws.length === 0 &&
				alignment.covers.some(({ target }) => target !== null)
			)
				return alignment;
		}
	}
	return null;
}
