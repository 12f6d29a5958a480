// What may carry a clause of a line: alignments with facts near it, whole, part by part, or name by name.

import type { Clause } from "../clauses/clause.ts";
import { isDeedAt, isSameForm } from "../clauses/verb-forms.ts";
import { alignWhole, type Holding, holdingOf } from "./align.ts";
import type { Alignment, Side } from "./alignment.ts";
import type { Entry } from "./entry.ts";
import { isInFirstPerson } from "./first-person.ts";
import { type Ground, nearestFacts } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import type { Line } from "./line.ts";
import { alignNames } from "./listed-names.ts";
import { mergedAlignments } from "./merged-clauses.ts";
import { paraphrasedFact } from "./paraphrased-fact.ts";
import { isInWrongTense } from "./tense-flaws.ts";
import { isTenureAlone } from "./tenure.ts";

export type Options = {
	good: readonly ChosenAlignments[];
	/** What says most of the clause, asked where nothing carries it. */
	best(): Alignment | null;
	/** The facts it was held against. */
	near: readonly GroundFact[];
};

/** The alignments that carry a clause: one, or one for each of its parts. */
export type ChosenAlignments = {
	alignments: readonly Alignment[];
	entry: string | null;
};

const none = () => null;

const NOTHING_CLAIMED: Options = {
	good: [{ alignments: [], entry: null }],
	best: none,
	near: [],
};

const MOST_FACTS = 14;

const MOST_NAMES = 40;
const MOST_MERGED = 6;

/** A clause of nothing but the words that set others into a letter. */
function isFraming({ words, hits }: Clause): boolean {
	return words.every((at) =>
		hits.some(
			({ kind, first, last }) =>
				(kind === "framing" || kind === "asking") && first <= at && at <= last,
		),
	);
}

/** Of these it is a boast to have had none. */
const UNWANTED: ReadonlySet<string> = new Set([
	"problem",
	"error",
	"complaint",
	"accident",
	"incident",
	"bug",
	"loss",
	"penalty",
]);

/** What a letter says the person lacks claims nothing; "not only" lacks nothing. */
function isLacking({ hits }: Clause, { entry }: Line): boolean {
	return (
		entry === undefined &&
		hits.some(({ kind }) => kind === "lacking") &&
		!hits.some(
			({ kind, concept }) =>
				(kind === "absolute" && concept === "only") || UNWANTED.has(concept),
		)
	);
}

/** What a posting asks for is named in letters, never in a line of an entry. */
export function isAsking({ hits }: Clause, { entry }: Line): boolean {
	return entry === undefined && hits.some(({ kind }) => kind === "asking");
}

type Asked = { clauses: readonly Clause[]; line: Line; ground: Ground };

/** What the posting asks for may be named; where the sentence goes on that the person has it, they must have it. */
export function optionsForAsked(
	clause: Clause,
	{ clauses, line, ground }: Asked,
): Options {
	const isClaimed = clauses.some(
		(one) => one !== clause && !isAsking(one, line) && one.negations === 0,
	);
	const isAsked = (at: number) =>
		clause.hits.some(
			({ kind, first, last }) => kind === "asking" && first <= at && at <= last,
		);
	if (!isClaimed && !isAboutWriter(clause, isAsked)) return NOTHING_CLAIMED;
	const words = clause.words.filter((at) => !isAsked(at));
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
		best: none,
		near: facts,
	};
}

/** "You ask for leadership, and I led 40 engineers": what stands behind the asking is a claim. */
function isAboutWriter(
	{ reading, words }: Clause,
	isAsked: (at: number) => boolean,
): boolean {
	const [own] = reading.vocabularies;
	const end = Math.max(...words);
	const said = reading.words.flatMap(({ text }, at) =>
		at <= end && !isAsked(at) ? [text] : [],
	);
	return own !== undefined && isInFirstPerson(said.join(" "), own);
}

export function optionsFor(
	clause: Clause,
	line: Line,
	ground: Ground,
): Options {
	if (isFraming(clause) || isLacking(clause, line)) return NOTHING_CLAIMED;
	const facts = factsNear(clause, line, { ground, most: MOST_FACTS });
	const whole = { ground, line, hold: alignWhole };
	const held = heldOnce(clause);
	const alignments = nearAlignments(clause, facts, {
		...whole,
		hold: held.whole,
	});
	const good = [
		...alignments
			.filter(isGood)
			.toSorted((a, b) => exactness(b) - exactness(a)),
		...alignments.filter(lacksOnlyHead),
	].map((one) => ({
		alignments: [one],
		entry: one.fact.entry,
	}));
	const best = () =>
		mostSaying(nearAlignments(clause, facts, { ...whole, hold: held.open }));
	if (good.length > 0) return { good, best, near: facts };
	const goodFor = (part: Clause) => {
		const own = withOwnDeed(part, clause);
		return facts
			.flatMap((fact) => [
				...alignmentsWith(part, fact, whole),
				...(own ? alignmentsWith(own, fact, whole) : []),
			])
			.filter(isGood);
	};
	const parts = partsOf(clause);
	const isParted = parts.length >= 2 && !parts.some(isYearAlone);
	const each = isParted ? parts.map((part) => goodFor(part)) : [];
	const joined = each.length === 0 ? [] : joinParts(each);
	if (joined.length > 0) return { good: joined, best, near: facts };
	const tenures = each.length === 0 || line.entry ? [] : joinTenures(each);
	if (tenures.length > 0) return { good: tenures, best, near: facts };
	const merged = mergedOptions(clause, facts, { line, ground });
	if (merged.length > 0) return { good: merged, best, near: facts };
	const named = alignNames(clause, {
		facts: factsNear(clause, line, { ground, most: MOST_NAMES }),
		ground,
		isAnywhere: false,
	});
	const isNow =
		named?.every(
			(one) => !isInWrongTense({ ...one, line: clause }, line, ground),
		) ?? false;
	return {
		good: named && isNow ? [{ alignments: named, entry: null }] : [],
		best,
		near: facts,
	};
}

/** With several clauses of a fact at once. */
function mergedOptions(
	clause: Clause,
	facts: readonly GroundFact[],
	{ line, ground }: { line: Line; ground: Ground },
): ChosenAlignments[] {
	return facts
		.slice(0, MOST_MERGED)
		.flatMap((fact) => mergedAlignments(clause, fact, entryOf(fact, ground)))
		.filter((one) => isGood(one) && !isInWrongTense(one, line, ground))
		.map((one) => ({ alignments: [one], entry: one.fact.entry }));
}

/** The clause beside each of a fact's, begun once: whole first, and with what is missing where somebody asks for the best. */
function heldOnce(clause: Clause): Record<"whole" | "open", Held["hold"]> {
	const byFact = new Map<GroundFact, Map<Clause, Holding>>();
	const holdingOn = (side: Side) => {
		const held = byFact.get(side.fact) ?? new Map<Clause, Holding>();
		byFact.set(side.fact, held);
		const holding = held.get(side.clause) ?? holdingOf(clause, side);
		held.set(side.clause, holding);
		return holding;
	};
	return {
		whole: (_, side) => holdingOn(side).whole(),
		open: (_, side) => holdingOn(side).open(),
	};
}

/** What is held against, and how: where words may be missing, or only whole. */
type Held = {
	ground: Ground;
	line: Line;
	hold(clause: Clause, side: Side): Alignment | null;
};

const NEAREST = 4;

/** With the nearest facts; with the others too where none of those carries it, or where it may belong to another entry. */
function nearAlignments(
	clause: Clause,
	facts: readonly GroundFact[],
	given: Held,
): Alignment[] {
	const near = facts
		.slice(0, NEAREST)
		.flatMap((fact) => alignmentsWith(clause, fact, given));
	if (given.line.entry !== undefined && near.some(isGood)) return near;
	return [
		...near,
		...facts
			.slice(NEAREST)
			.flatMap((fact) => alignmentsWith(clause, fact, given)),
	];
}

/** What carries some clauses of a sentence together. */
export function wholeOptionsFor(
	group: readonly Clause[],
	{ line, ground }: { line: Line; ground: Ground },
): Options {
	const words = group.flatMap((clause) => clause.words);
	const [first] = group;
	const near = first
		? factsNear({ ...first, words }, line, { ground, most: MOST_MERGED })
		: [];
	const good = near
		.flatMap((fact) =>
			paraphrasedFact(group, {
				fact,
				entry: entryOf(fact, ground),
				today: line.today,
			}),
		)
		.filter((one) => !isInWrongTense(one, line, ground))
		.map((one) => ({ alignments: [one], entry: one.fact.entry }));
	return { good, best: none, near };
}

function entryOf({ entry }: GroundFact, { entries }: Ground): Entry | null {
	return entry === null ? null : (entries.get(entry) ?? null);
}

function alignmentsWith(
	clause: Clause,
	fact: GroundFact,
	{ ground, line, hold }: Held,
): Alignment[] {
	const entry = entryOf(fact, ground);
	return fact.clauses
		.filter(({ words }) => words.length > 0)
		.flatMap(
			(own) =>
				hold(clause, { fact, clause: own, entry, today: line.today }) ?? [],
		)
		.filter((one) => !isInWrongTense(one, line, ground));
}

export function isGood(alignment: Alignment): boolean {
	return alignment.missing.length === 0 && alignment.flaws.length === 0;
}

/**
 * The deed may stand in another clause of the sentence: "one of four contacts who supported the move", "picked orders: 140 lines
 * an hour".
 */
export function lacksOnlyHead(alignment: Alignment): boolean {
	if (alignment.missing.length > 0) return false;
	const { flaws, line } = alignment;
	return (
		flaws.length > 0 &&
		flaws.every(({ kind }) => kind === "head") &&
		(line.head === null || (isCounted(alignment) && flaws.length === 1))
	);
}

/** A word behind a number is what is counted, whatever else it may mean: "140 lines". */
function isCounted({ line, clause, covers }: Alignment): boolean {
	const { head, reading } = line;
	if (head === null) return false;
	const before = reading.words.findLast(
		({ isSmall, figure, end }) =>
			(figure !== null || !isSmall) && end <= (reading.words[head]?.start ?? 0),
	);
	const place = covers.find(({ first }) => first === head)?.target?.place;
	return before?.figure?.kind === "count" && place !== clause.head;
}

/** How much of a clause stands in the fact as it is. */
function exactness({ covers }: Alignment): number {
	return covers.filter(
		({ origin, step }) => origin === "clause" && step === null,
	).length;
}

/** Of those worth the same the first; flaws are looked for only where they decide. */
function mostSaying(alignments: readonly Alignment[]): Alignment | null {
	const ranked = alignments
		.map((one, nr) => ({ one, nr, most: worthOfWords(one) }))
		.toSorted((a, b) => b.most - a.most);
	let best: { one: Alignment; nr: number; worth: number } | null = null;
	for (const { one, nr, most } of ranked) {
		if (best && most < best.worth) break;
		const worth = most - one.flaws.length * 0.5;
		if (!best || worth > best.worth || (worth === best.worth && nr < best.nr))
			best = { one, nr, worth };
	}
	return best?.one ?? null;
}

function worthOfWords({ covers, missing }: Alignment): number {
	const reported = covers.filter(({ origin }) => origin === "clause").length;
	return reported * 2 + covers.length - missing.length * 2;
}

function factsNear(
	{ reading, words }: Clause,
	line: Line,
	{ ground, most }: { ground: Ground; most: number },
): GroundFact[] {
	return nearestFacts(
		words.map((at) => ({ reading, at })),
		ground,
		(fact) => isAllowed(fact, line),
	).slice(0, most);
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

/** "Over 100 % in 2023 and 2024": a year says nothing without what was then. */
function isYearAlone({ words, reading, head }: Clause): boolean {
	return words.every(
		(at) => at === head || reading.words[at]?.figure?.kind === "year",
	);
}

/** Of these deeds are done too: "lead testing and design". */
const TAKING_DEEDS: ReadonlySet<string> = new Set([
	"lead",
	"duty",
	"start",
	"implement",
	"coordinate",
	"plan",
	"organize",
	"improve",
	"ensure",
	"enable",
	"approve",
	"keep",
]);

/** "Search, evacuate and charge": a part that begins with a deed of the same form needs none before it. */
function withOwnDeed(part: Clause, { head, hits }: Clause): Clause | null {
	const { reading, words } = part;
	const first = words.find((at) => at !== head);
	const [word, before] = [
		reading.words[first ?? -1],
		reading.words[head ?? -1],
	];
	if (first === undefined || head === null || !word || !before) return null;
	const isTaking = hits.some(
		({ kind, concept, first: at }) =>
			kind === "deed" && at === head && TAKING_DEEDS.has(concept),
	);
	if (isTaking || !isDeedAt(reading, first)) return null;
	if (!isSameForm(before, word, reading)) return null;
	return {
		...part,
		words: words.filter((at) => at !== head),
		parts: new Map([...part.parts].filter(([at]) => at !== head)),
		hits: part.hits.filter((hit) => hit.first > head),
		head: first,
	};
}

function joinParts(
	parts: readonly (readonly Alignment[])[],
): ChosenAlignments[] {
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

/** "Fitter at Hale since 2020, before that two years clerk at Moor": each position with its own place and dates. */
function joinTenures(
	parts: readonly (readonly Alignment[])[],
): ChosenAlignments[] {
	const alignments = parts.map((options) => options.find(isTenureAlone));
	return alignments.every((one) => one !== undefined)
		? [{ alignments, entry: null }]
		: [];
}

export function isAllowed({ path, entry }: GroundFact, line: Line): boolean {
	if (line.cited) return line.cited.includes(path);
	return line.entry === undefined || entry === line.entry;
}
