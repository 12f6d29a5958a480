// How much of a line a judge may carry by itself. Most words must follow by closed steps from the facts quoted; what the judge
// alone vouches for is few words, never the deed against a known other deed, and never what somebody is.

import type { Clause } from "../clauses/clause.ts";
import type { Hit } from "../clauses/hits.ts";
import { isDeedAt, isVerb } from "../clauses/verb-forms.ts";
import { actorFlaws } from "./actors.ts";
import { align } from "./align.ts";
import type { Cover } from "./alignment.ts";
import { bindingFlaws } from "./binding-flaws.ts";
import { coverWord } from "./cover-words.ts";
import type { Ground } from "./ground.ts";
import { haveStandIns, isCoveredBy } from "./judged-stand-ins.ts";
import type { QuotedClause } from "./located-spans.ts";
import { objectFlaws, pluralFlaws } from "./object-flaws.ts";
import { happenedFlaws, wholeFlaws } from "./share-flaws.ts";
import { targetsOf } from "./targets.ts";

/** Of the words of a clause, so many may stand on the judge's word alone. */
const MOST_OPEN = 0.34;
/** In a translation the tables know fewer words. */
const MOST_OPEN_TRANSLATED = 0.5;

/** Whether the words that only the judge vouches for are few, and of the kind a judge can vouch for. */
export function isMostlyCovered(
	side: QuotedClause,
	{ ground, covers }: { ground: Ground; covers: readonly Cover[] },
): boolean {
	const { clause, pairs } = side;
	const open = openWords(side, ground).filter(
		(at) => !isCoveredBy(covers, at, clause),
	);
	const isTranslated = pairs.some(
		({ known }) => known.reading.language !== clause.reading.language,
	);
	const most = isTranslated ? MOST_OPEN_TRANSLATED : MOST_OPEN;
	const isShort = clause.words.length < ENOUGH_WORDS;
	return (
		open.length <= Math.max(1, Math.floor(clause.words.length * most)) &&
		!open.some(
			(at) =>
				(isShort && (at !== clause.head || at !== clause.words[0])) ||
				isWhatSomebodyIs(at, clause) ||
				isPeriodAt(at, clause) ||
				isCounted(at, clause) ||
				isElsewhere(at, side),
		) &&
		haveStandIns(open, side, covers) &&
		!isMoreThanQuoted(side) &&
		!isOtherDeed(side, open)
	);
}

/** Of fewer words, one that nothing proves is half of what is said. */
const ENOUGH_WORDS = 3;

/** The words only the judge vouches for. */
function openWords(side: QuotedClause, ground: Ground): number[] {
	return side.clause.words.filter((at) => !isCovered(at, side, ground));
}

/** By the same word or concept in a quoted sentence, or in the names of its entry; a figure is checked as a figure. */
function isCovered(
	at: number,
	{ clause, pairs }: QuotedClause,
	ground: Ground,
): boolean {
	const { reading, hits } = clause;
	const word = reading.words[at];
	if (!word || word.figure) return true;
	if (reading.vocabularies[0]?.self.has(word.folded)) return true;
	const over = hits.filter(
		({ first, last, isStronger }) => first <= at && at <= last && !isStronger,
	);
	if (over.some(({ kind }) => FREE.has(kind))) return true;
	return pairs.some(({ known: { fact, clauses } }) => {
		const entry =
			fact.entry === null ? null : (ground.entries.get(fact.entry) ?? null);
		return clauses.some(
			(own) =>
				coverWord(clause, at, targetsOf({ fact, clause: own, entry })) !== null,
		);
	});
}

/** "State and federal court" of "state court (federal filings are done by others)": a word of the fact that was not quoted. */
function isElsewhere(at: number, { clause, pairs }: QuotedClause): boolean {
	return pairs.some(({ known: { fact, reading, clauses } }) =>
		fact.clauses.some(
			(own) =>
				own.reading === reading &&
				!clauses.includes(own) &&
				coverWord(clause, at, targetsOf({ fact, clause: own, entry: null })) !==
					null,
		),
	);
}

const FREE: ReadonlySet<Hit["kind"]> = new Set<Hit["kind"]>([
	"framing",
	"filler",
	"limit",
]);

/** "12 classes" of "12 hours a week". */
function isCounted(at: number, { reading }: Clause): boolean {
	const before = reading.words.findLast(
		({ isSmall, end }) => !isSmall && end <= (reading.words[at]?.start ?? 0),
	);
	return before?.figure?.kind === "count";
}

/** "Per month" of "per year". */
function isPeriodAt(at: number, { hits }: Clause): boolean {
	return hits.some(
		({ kind, first, last }) => kind === "period" && first <= at && at <= last,
	);
}

const MORE = [
	wholeFlaws,
	actorFlaws,
	happenedFlaws,
	bindingFlaws,
	objectFlaws,
	pluralFlaws,
] as const;

/** A whole for its part, a deed of others, a change nobody is said to have made. */
function isMoreThanQuoted({ clause: line, pairs }: QuotedClause): boolean {
	return pairs.some(({ known: { fact, reading } }) =>
		fact.clauses
			.filter((clause) => clause.reading === reading)
			.some((clause) => {
				const open = align(line, { fact, clause, entry: null });
				return MORE.some((flawsOf) => flawsOf(open).length > 0);
			}),
	);
}

/** "I am a doctor", "as a manager": what somebody is follows by closed steps or not at all. */
function isWhatSomebodyIs(at: number, { reading, hits }: Clause): boolean {
	const [own] = reading.vocabularies;
	const before = [1, 2].map((back) => reading.words[at - back]?.folded ?? "");
	return (
		before.some((word) => own?.being.has(word) ?? false) ||
		hits.some(
			({ kind, last }) => kind === "as" && (at - 1 === last || at - 2 === last),
		)
	);
}

/** Whether the deed of the line is open, and the facts name deeds the tables know to be others. */
function isOtherDeed(
	{ clause, pairs }: QuotedClause,
	open: readonly number[],
): boolean {
	const { head } = clause;
	if (head === null) return false;
	if (!open.includes(head) && isItsHead(head, { clause, pairs })) return false;
	const said = deedsAt(head, clause);
	if (said.length === 0) return false;
	const known = pairs
		.filter(({ said: run }) => run.first <= head && head <= run.last)
		.flatMap(({ known: { clauses } }) =>
			clauses.flatMap((one) =>
				one.head === null ? [] : deedsAt(one.head, one),
			),
		);
	return known.length > 0 && !known.some((one) => said.includes(one));
}

/** Whether the deed of the line is the deed of a fact, not a word inside one: "tenant build-outs" builds nothing. */
function isItsHead(head: number, { clause, pairs }: QuotedClause): boolean {
	return pairs.some(({ known: { fact, clauses } }) =>
		clauses.some((own) => {
			const targets = targetsOf({ fact, clause: own, entry: null });
			const place = coverWord(clause, head, targets)?.target?.place;
			return (
				place !== undefined && (place === own.head || isNamedAlone(place, own))
			);
		}),
	);
}

/** "Opened stores, including hiring, training and …": a deed that stands behind a sign of its own. */
function isNamedAlone(at: number, { reading }: Clause): boolean {
	const [word, next] = [reading.words[at], reading.words[at + 1]];
	return (
		word !== undefined &&
		isDeedAt(reading, at) &&
		isVerb(word, reading) &&
		reading.hits.some(({ kind, last }) => kind === "of" && last === at - 1) &&
		(next === undefined || /[,;.]/.test(next.gap))
	);
}

function deedsAt(at: number, { reading }: Clause): string[] {
	return reading.hits.flatMap(({ kind, first, concept }) =>
		kind === "deed" && first === at ? [concept] : [],
	);
}
