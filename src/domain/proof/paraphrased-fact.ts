// A fact in another shape: its clauses joined, parted, turned into a list or a bracket. The sentence is held against all
// of the fact at once, and what a shape may never change is held clause by clause: limits, denials, who did it, what was done
// to what.

import type { Clause } from "../clauses/clause.ts";
import { mentionsIn } from "../clauses/mentions.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import { actorFlaws } from "./actors.ts";
import { coverOpen, coverWhole } from "./align.ts";
import {
	type Alignment,
	figuresIn,
	type Open,
	type Side,
} from "./alignment.ts";
import { onlyCarries } from "./carrying-deeds.ts";
import { changeLinked } from "./causes.ts";
import { boundFlaws } from "./flaws.ts";
import { limitFlaws } from "./limit-flaws.ts";
import { isListed } from "./listed-paths.ts";
import { factSentences, mergedClause } from "./merged-clauses.ts";
import { keepsDeeds, type ParaphrasedPart } from "./paraphrased-deeds.ts";
import { isReordered } from "./reordered-sentence.ts";
import { placesUsed } from "./used-places.ts";

/** What some clauses of a sentence are carried by, where one sentence of a fact says all of it. */
export function paraphrasedFact(
	group: readonly Clause[],
	{ fact, entry, today }: Omit<Side, "clause">,
): Alignment[] {
	if (isListed(fact.path)) return [];
	const line = mergedClause(group, headOf(group));
	return factSentences(fact).flatMap((own) => {
		const whole = { fact, clause: mergedClause(own), entry, today };
		const all = coverWhole(line, whole);
		if (all === null) return [];
		const used = own.filter((clause) => isUsed(clause, all));
		if (used.length === 0) return [];
		const clause = mergedClause(used, headOf(used));
		const paraphrase = coverOpen(line, { ...whole, clause });
		const isKept =
			keepsFact(paraphrase, { group, used }) ||
			(isReordered(paraphrase, group, own) &&
				keepsLesserDeeds(paraphrase, { group, used: own }));
		return isKept ? [{ ...paraphrase, flaws: [] }] : [];
	});
}

/** In another shape nothing tells what was done by somebody the line leaves out. */
function isOthers(own: Clause, paraphrase: Open): boolean {
	if (actorFlaws({ ...paraphrase, clause: own }).length > 0) return true;
	const said = paraphrase.line.reading.words;
	return [
		...mentionsIn(own),
		...othersDeeds(own).map(({ actor }) => actor),
	].some(({ last }) => {
		const name = own.reading.words[last];
		return !said.some(({ roots }) =>
			roots.some((root) => name?.roots.includes(root)),
		);
	});
}

/** "Routines that the nurse wrote": of a relative clause nothing is left out, whoever its subject is. */
function isCut({ link, words, reading }: Clause, { covers }: Open) {
	const said = placesUsed(covers, { reading });
	return link === "relative" && !words.every((at) => said.has(at));
}

function headOf(clauses: readonly Clause[]): number | null {
	return clauses.find(({ head }) => head !== null)?.head ?? null;
}

type HeldAgainst = { group: readonly Clause[]; used: readonly Clause[] };

function keepsFact(paraphrase: Open, { group, used }: HeldAgainst): boolean {
	if (paraphrase.missing.length > 0) return false;
	if (boundFlaws(paraphrase).length > 0 || isOftener(paraphrase)) return false;
	if (used.some((own) => isOthers(own, paraphrase) || isCut(own, paraphrase)))
		return false;
	const isWhole = isComplete(paraphrase);
	const parts = group.map((clause) => ({
		...partOf(clause, paraphrase, used),
		isWhole,
	}));
	return (
		parts.every((part) => keepsLimits(part, group)) &&
		keepsDenials(group, used) &&
		// Where nothing is left out, no deed can hide another.
		(isWhole || parts.every((part, at) => keepsDeeds(part, at === 0))) &&
		changeLinked(
			group,
			parts.map(({ alignment }) => [alignment]),
		)
	);
}

const NEAR_PERIOD = 3;

/** "Every week" of "one week in four": what says how often is said whole. */
function isOftener({ line, clause, covers }: Open): boolean {
	const said = new Set(covers.flatMap(({ figure }) => figure ?? []));
	return covers.some(({ first, target }) => {
		const isOften = line.hits.some(
			(hit) =>
				(hit.kind === "period" || hit.kind === "time") &&
				hit.first <= first &&
				first <= hit.last,
		);
		return (
			isOften &&
			target?.reading === clause.reading &&
			figuresIn(clause).some(
				(figure) =>
					figure.kind === "count" &&
					!said.has(figure) &&
					figure.last >= target.place - NEAR_PERIOD &&
					figure.first <= target.last + NEAR_PERIOD,
			)
		);
	});
}

function partOf(
	line: Clause,
	paraphrase: Open,
	used: readonly Clause[],
): Omit<ParaphrasedPart, "isWhole"> {
	const covers = paraphrase.covers.filter(({ first }) => line.parts.has(first));
	const sources = used.filter((own) => isUsed(own, { covers }));
	return {
		alignment: {
			...paraphrase,
			line,
			covers,
			clause: mergedClause(sources.length > 0 ? sources : used),
		},
		paraphrase,
		sources,
	};
}

/** Whether every word of the fact's sentence is said, but for those that only carry another. */
function isComplete(paraphrase: Open): boolean {
	const { covers, clause, fact } = paraphrase;
	const { reading } = clause;
	const said = placesUsed(covers, { reading });
	const inPhrase = (at: number) =>
		reading.hits.some(
			({ first, last }) =>
				first <= at &&
				at <= last &&
				[...said].some((place) => first <= place && place <= last),
		);
	return fact.clauses
		.filter((own) => own.reading === reading)
		.every(({ words }) =>
			words.every(
				(at) => said.has(at) || inPhrase(at) || onlyCarries(at, paraphrase),
			),
		);
}

/** What limits a clause by its own words stays with it; what it only shares with the clause it hangs on is said somewhere. */
function keepsLimits(
	{ alignment, sources }: ParaphrasedPart,
	group: readonly Clause[],
): boolean {
	const said = new Set(group.flatMap(({ limits }) => [...limits]));
	return sources.every((clause) => {
		const own = new Set(clause.hits.map(({ concept }) => concept));
		return limitFlaws({ ...alignment, clause }).every(
			({ limit = "" }) => !own.has(limit) && said.has(limit),
		);
	});
}

/** "Assisted in drawing plans and measured rooms": who only helped draw them drew none, however much helping is mentioned. */
function keepsLesserDeeds(
	paraphrase: Open,
	{ group, used }: HeldAgainst,
): boolean {
	return group.every((line) => {
		const { alignment, sources } = partOf(line, paraphrase, used);
		return sources.every((clause) =>
			limitFlaws({ ...alignment, clause }).every(
				({ limit = "" }) =>
					!LESSER.has(limit) ||
					!clause.hits.some(({ concept }) => concept === limit),
			),
		);
	});
}

const LESSER: ReadonlySet<string> = new Set([
	"help",
	"part",
	"worked",
	"tried",
]);

/** A no belongs to the clause it stands in. */
function keepsDenials(
	group: readonly Clause[],
	used: readonly Clause[],
): boolean {
	return denials(group) === denials(used);
}

function denials(clauses: readonly Clause[]): number {
	return clauses.flatMap(({ hits }) =>
		hits.filter(({ kind }) => kind === "negation"),
	).length;
}

function isUsed({ parts }: Clause, { covers }: Pick<Open, "covers">): boolean {
	return covers.some(
		({ target, origin }) =>
			target !== null && origin === "clause" && parts.has(target.place),
	);
}
