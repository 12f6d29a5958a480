// A fact whose clauses one line joins in another way: "Induct new assistants: 11 since 2021" as "inducted 11 new assistants
// since 2021". The clauses a line draws on are read as one; every limit and every no of theirs stays, and no deed gets the
// object of another.

import type { Clause } from "../clauses/clauses.ts";
import { hitsOn } from "../clauses/hits.ts";
import { isDeedAt, isPast } from "../clauses/verb-forms.ts";
import { actorFlaws } from "./actors.ts";
import { align, alignWhole } from "./align.ts";
import type { Alignment } from "./alignment.ts";
import type { Entry } from "./entries.ts";
import type { GroundFact } from "./ground.ts";
import { isTopic } from "./topics.ts";
import { isTurnedResult } from "./turned-results.ts";

/** The alignments of a clause with several clauses of a sentence of a fact. */
export function mergedAlignments(
	line: Clause,
	fact: GroundFact,
	entry: Entry | null,
): Alignment[] {
	return factSentences(fact).flatMap((own) => {
		if (own.length < 2) return [];
		const all = alignWhole(line, { fact, clause: mergedClause(own), entry });
		if (all === null) return [];
		const used = own.filter((clause) => isUsed(clause, all));
		if (used.length < 2) return [];
		if (!keepsObjects(all, used) && !isTurnedResult(all, used)) return [];
		// What others did is no part of the person's deed, whatever stands beside it.
		if (used.some((own) => actorFlaws({ ...all, clause: own }).length > 0))
			return [];
		const clause = mergedClause(used, headOf(all, used));
		return [align(line, { fact, clause, entry })];
	});
}

const MOST_CLAUSES = 8;

/** The clauses of a fact, sentence by sentence; what was only meant is none of them. */
export function factSentences({ clauses }: GroundFact): Clause[][] {
	const bySentence = new Map<Clause["reading"], Clause[]>();
	for (const clause of clauses) {
		if (clause.isPurpose || clause.words.length === 0) continue;
		const own = bySentence.get(clause.reading);
		if (own) own.push(clause);
		else bySentence.set(clause.reading, [clause]);
	}
	return [...bySentence.values()].filter(
		({ length }) => length <= MOST_CLAUSES,
	);
}

// By the clauses it is made of: what is indexed for one line is there for the next.
const known = new WeakMap<Clause, Map<string, Clause>>();

/** Several clauses of one sentence read as one. */
export function mergedClause(
	own: readonly Clause[],
	head: number | null = null,
): Clause {
	const [first] = own;
	if (!first) throw new Error("There is nothing to merge.");
	const held = known.get(first) ?? new Map<string, Clause>();
	known.set(first, held);
	const key = `${own.map(({ words }) => words[0]).join(" ")} ${head}`;
	const found = held.get(key) ?? mergedOf(first, own, head);
	held.set(key, found);
	return found;
}

function mergedOf(
	first: Clause,
	own: readonly Clause[],
	head: number | null,
): Clause {
	const parts = new Map<number, number>();
	own.forEach((clause, nr) => {
		for (const [at, part] of clause.parts) parts.set(at, nr * PARTS + part);
	});
	const hits = first.reading.hits.filter(
		(hit) => parts.has(hit.first) && parts.has(hit.last),
	);
	return {
		reading: first.reading,
		words: own.flatMap(({ words }) => words).toSorted((a, b) => a - b),
		parts,
		hits,
		head,
		link: first.link,
		limits: new Set(own.flatMap(({ limits }) => [...limits])),
		negations: hits.filter(({ kind }) => kind === "negation").length,
		isPurpose: false,
		context: [...new Set(own.flatMap(({ context }) => context))],
		above: first.above,
		members: own,
	};
}

/** More than a clause has parts. */
const PARTS = 100;

function isUsed(clause: Clause, { covers }: Alignment): boolean {
	return covers.some(
		({ target, origin }) =>
			target !== null && origin === "clause" && clause.parts.has(target.place),
	);
}

/** The head of the clause the line's own deed is covered by. */
function headOf(
	{ line, covers }: Alignment,
	used: readonly Clause[],
): number | null {
	if (line.head === null) return null;
	const place = placeOf(line.head, covers);
	return used.find(({ parts }) => parts.has(place))?.head ?? null;
}

function placeOf(at: number, covers: Alignment["covers"]): number {
	return (
		covers.find(
			({ first, last, origin }) =>
				first <= at && at <= last && origin === "clause",
		)?.target?.place ?? -1
	);
}

/** What stands first behind a deed must come of its own clause, or of one that does nothing. */
function keepsObjects(
	{ line, covers }: Alignment,
	used: readonly Clause[],
): boolean {
	const clauseAt = (at: number) =>
		used.find(({ parts }) => parts.has(placeOf(at, covers)));
	if (line.head === null) return true;
	let deed = clauseAt(line.head);
	if (!deed) return true;
	let objects = 0;
	for (const at of line.words) {
		const word = line.reading.words[at];
		if (at <= line.head || !word || word.figure) continue;
		const own = clauseAt(at);
		// "The module used by 90 sites": another deed told of the object takes what follows it.
		if (own && objects > 0 && isStated(at, own, { line, covers })) {
			deed = own;
			objects = 0;
			continue;
		}
		objects += 1;
		if (objects <= OBJECT && own && !isObjectOf(own, deed)) return false;
	}
	return true;
}

function isStated(
	at: number,
	own: Clause,
	{ line, covers }: Pick<Alignment, "line" | "covers">,
): boolean {
	const word = line.reading.words[at];
	return (
		own.head !== null &&
		placeOf(at, covers) === own.head &&
		word !== undefined &&
		isPast(word, line.reading)
	);
}

/** Whether the words of one clause may stand with the deed of another. */
export function isObjectOf(own: Clause, deed: Clause): boolean {
	return (
		own === deed ||
		own.head === null ||
		isShared(deed, own) ||
		isTopic(own) ||
		isTopic(deed) ||
		isLeftBehind(own, deed)
	);
}

/** "ABG sampling, signed off in June": a deed without an object of its own is said of what stands right before it. */
function isLeftBehind(own: Clause, deed: Clause): boolean {
	const { reading, head } = deed;
	const first = Math.min(...deed.parts.keys());
	const isAlone = deed.words.every((at) => {
		const word = reading.words[at];
		return (
			at === head ||
			Boolean(word?.figure) ||
			hitsOn(reading.hits, head ?? at).some(
				(hit) => hit.first === head && at <= hit.last,
			)
		);
	});
	const word = head === null ? undefined : reading.words[head];
	return (
		isAlone &&
		word !== undefined &&
		isPast(word, reading) &&
		own.parts.has(first - 1) &&
		!own.words.some((at) => isPastAt(own, at))
	);
}

function isPastAt({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return word !== undefined && isDeedAt(reading, at) && isPast(word, reading);
}

/** "Build and maintain reports": the object behind the last deed is that of the first too. */
function isShared({ context }: Clause, { words }: Clause): boolean {
	return context.length > 0 && words.some((at) => context.includes(at));
}

const OBJECT = 3;
