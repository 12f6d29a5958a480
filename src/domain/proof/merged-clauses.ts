// A fact whose clauses one line joins in another way: "Induct new assistants: 11 since 2021" as "inducted 11 new assistants
// since 2021". The clauses a line draws on are read as one; every limit and every no of theirs stays, and no deed gets the
// object of another.
import type { Clause } from "../clauses/clause.ts";
import { actorFlaws } from "./actors.ts";
import { align, coverWhole } from "./align.ts";
import type { Alignment, Open } from "./alignment.ts";
import type { Entry } from "./entry.ts";
import type { GroundFact } from "./ground-fact.ts";
import { clausePlaceOf, keepsObjects } from "./kept-objects.ts";
import { isTurnedResult } from "./turned-results.ts";

/** The alignments of a clause with several clauses of a sentence of a fact. */
export function mergedAlignments(
	line: Clause,
	fact: GroundFact,
	entry: Entry | null,
): Alignment[] {
	return factSentences(fact).flatMap((own) => {
		if (own.length < 2) return [];
		const all = coverWhole(line, { fact, clause: mergedClause(own), entry });
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

function isUsed(clause: Clause, { covers }: Open): boolean {
	return covers.some(
		({ target, origin }) =>
			target !== null && origin === "clause" && clause.parts.has(target.place),
	);
}

/** The head of the clause the line's own deed is covered by. */
function headOf(
	{ line, covers }: Open,
	used: readonly Clause[],
): number | null {
	if (line.head === null) return null;
	const place = clausePlaceOf(line.head, covers);
	return used.find(({ parts }) => parts.has(place))?.head ?? null;
}
