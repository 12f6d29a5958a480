// What a posting asks for by its kind and a profile holds by its name: who used PostgreSQL has used SQL. Never the other way round.
import { canonicalTerm } from "../../job/lexicon/lexicon.ts";
import { BROADER } from "../../meaning/broader.ts";
import { englishStems } from "../../meaning/glosses.ts";
import type { PlacedLexeme } from "../../meaning/lexemes.ts";
import { isShownInWork } from "../fact-kinds.ts";
import type { IndexedFact } from "../indexed-fact.ts";
import type { Fact, TermMatch } from "../match.ts";

type Kind = {
	name: string;
	/** Its canonical name where the lexicon knows it. */
	term: string | null;
	stems: readonly string[];
	things: ReadonlySet<string>;
};

let kinds: Kind[] | null = null;

function readKinds(): Kind[] {
	kinds ??= BROADER.trim()
		.split("\n")
		.map((line) => {
			const [name = "", things = ""] = line.split(": ");
			return {
				name,
				term: canonicalTerm(name),
				stems: englishStems(name),
				things: new Set(
					things.split(", ").map((thing) => canonicalTerm(thing) ?? thing),
				),
			};
		});
	return kinds;
}

/**
 * The terms a requirement names, those that are asked for by their kind alone answered by what the profile holds of it; kinds
 * that only its words name are added where something of them is held.
 */
export function withKinds(
	named: readonly TermMatch[],
	lexemes: readonly PlacedLexeme[],
	facts: readonly IndexedFact[],
): TermMatch[] {
	const terms = named.map((match) => {
		if (match.support !== "absent") return match;
		const kind = readKinds().find(({ term }) => term === match.term.term);
		return kind ? heldOf(kind, match.term, facts) : match;
	});
	const names = new Set(named.map(({ term }) => term.term));
	const english = new Set(lexemes.flatMap(({ lexeme }) => lexeme.english));
	const further = readKinds()
		.filter(
			({ term, stems }) =>
				!(term && names.has(term)) && stems.every((stem) => english.has(stem)),
		)
		.map((kind) => heldOf(kind, termOf(kind), facts))
		.filter(({ support }) => support !== "absent");
	return [...terms, ...further];
}

/** What the profile holds of the narrowest kind a thing is one of. */
export function heldOfItsKind(
	{ term }: TermMatch["term"],
	facts: readonly IndexedFact[],
): Fact[] {
	const [narrowest] = readKinds()
		.filter(({ things }) => things.has(term))
		.toSorted((a, b) => a.things.size - b.things.size);
	return narrowest ? heldOf(narrowest, termOf(narrowest), facts).evidence : [];
}

function termOf({ name }: Kind): TermMatch["term"] {
	return {
		term: name,
		forms: [],
		kind: "knowledge",
		weight: 0,
		demand: "mention",
		spans: [],
	};
}

function heldOf(
	{ things }: Kind,
	term: TermMatch["term"],
	facts: readonly IndexedFact[],
): TermMatch {
	const evidence: Fact[] = facts
		.filter((indexed) => [...indexed.terms].some((name) => things.has(name)))
		.map(({ fact }) => fact);
	const isShown = evidence.some(({ path }) => isShownInWork(path));
	const support = isShown ? "shown" : evidence.length > 0 ? "listed" : "absent";
	return { term, support, evidence };
}
