// A part is not the whole, and what happened is not what somebody did: "three of the eleven services" are not eleven, and costs
// that fell were not cut.

import type { Clause } from "../clauses/clause.ts";
import type { Figure, FigureKind } from "../clauses/figure.ts";
import type { Hit } from "../clauses/hits.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import type { Open } from "./alignment.ts";
import { type Cover, type Flaw, figuresIn, textOf } from "./alignment.ts";
import { placesUsed } from "./used-places.ts";

/** The whole may be said only with the part; what is said of a part is not said of all. */
export function wholeFlaws({ clause, covers }: Open): Flaw[] {
	const figures = figuresIn(clause).filter(({ kind }) => PARTS.has(kind));
	const said = new Set(covers.flatMap(({ figure }) => figure ?? []));
	return figures.flatMap((part): Flaw[] => {
		if (said.has(part) || !isPartitive(part, clause)) return [];
		const whole = figures.find((one) => isWholeOf(one, part, clause));
		const isWholeSaid = whole !== undefined && said.has(whole);
		// "60 % of the tests" are not the tests, even where no other figure is told.
		const isShare = part.kind === "percent" && part.role === null;
		const isPartSaid =
			whole === undefined &&
			(said.size > 0 || isShare) &&
			isSaidOfPart(part, clause, covers);
		return isWholeSaid || isPartSaid
			? [
					{
						kind: "binding",
						text: whole?.text ?? part.text,
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

const PARTS: ReadonlySet<FigureKind> = new Set(["count", "percent"]);

/** "Three of …", "davon zehn". */
function isPartitive(
	{ first, last, role }: Figure,
	{ reading }: Clause,
): boolean {
	return reading.hits.some(
		(hit) =>
			hit.kind === "of" &&
			(hit.first === last + 1 ||
				// "A third of" is read as one.
				hit.last === last ||
				// "Three stores out of 40".
				(hit.first === last + 2 && hit.last > hit.first) ||
				(hit.last === first - 1 && role !== "from")),
	);
}

const MOST_BETWEEN = 3;

function isWholeOf(whole: Figure, part: Figure, { reading }: Clause): boolean {
	if (whole.first <= part.last || whole.first > part.last + 1 + MOST_BETWEEN)
		return false;
	const isOf = reading.hits.some(
		({ kind, first, last }) =>
			kind === "of" &&
			(first === part.last + 1 || (first === part.last + 2 && last > first)),
	);
	const between = reading.words.slice(part.last + 1, whole.first);
	return (
		isOf &&
		between.every(({ gap }) => !/[,;:()]/.test(gap)) &&
		between.filter(({ isSmall }) => !isSmall).length <= 1
	);
}

/** Whether the line uses words that belong to a part it does not name: "ten of them with dementia". */
function isSaidOfPart(
	part: Figure,
	clause: Clause,
	covers: readonly Cover[],
): boolean {
	const used = placesUsed(covers, clause);
	const number = clause.parts.get(part.first);
	return clause.words.some(
		(at) =>
			at > part.last &&
			clause.parts.get(at) === number &&
			!clause.reading.words[at]?.figure &&
			used.has(at),
	);
}

const CHANGES: ReadonlySet<string> = new Set([
	"up",
	"down",
	"fall",
	"rise",
	"faster",
	"improve",
	"grow",
	"shorten",
	"expand",
]);

/** What fell by itself was not cut by anybody. */
export function happenedFlaws({ line, clause, covers }: Open): Flaw[] {
	return covers.flatMap(({ first, last, target, origin }): Flaw[] => {
		if (!target || origin !== "clause" || target.reading !== clause.reading)
			return [];
		const { place, last: end } = target;
		if (!isChange(line, first, last) || !happens(clause, place, end)) return [];
		return happens(line, first, last) || !isMade(line, first)
			? []
			: [
					{
						kind: "head",
						text: textOf(line.reading, first, last),
						says: textOf(clause.reading, place, end),
						isContradiction: false,
					},
				];
	});
}

function isChange({ hits }: Clause, from: number, to: number): boolean {
	return hits.some(
		(hit) =>
			hit.kind === "deed" &&
			CHANGES.has(hit.concept) &&
			overlaps(hit, from, to),
	);
}

/** A word of change with its subject before it: "sales rose", never "increased sales" or "errors were cut". */
function happens(clause: Clause, from: number, to: number): boolean {
	const { reading, words, parts } = clause;
	const [own] = reading.vocabularies;
	const isListed = reading.hits.some(
		(hit) => hit.kind === "happening" && overlaps(hit, from, to),
	);
	if (!isListed) return false;
	const before = words.filter((at) => at < from);
	const isSelf = [...parts.keys()].some(
		(at) => at < from && own?.self.has(reading.words[at]?.folded ?? ""),
	);
	const isPassive = /^(?:was|were|been|be|being)$/.test(
		reading.words[from - 1]?.folded ?? "",
	);
	return before.length > 0 && !isSelf && !isPassive;
}

/** Whether a change is told as a deed: it begins the clause, or is its verb. */
function isMade(line: Clause, at: number): boolean {
	const { reading, members = [line] } = line;
	return (
		members.some(({ head, words }) => at === head || at === words[0]) ||
		(/^(?:de|nl)$/.test(reading.language) && isDeedAt(reading, at))
	);
}

function overlaps({ first, last }: Hit, from: number, to: number): boolean {
	return first <= to && from <= last;
}
