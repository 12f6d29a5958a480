// What was done to what: the object of a deed may be left out with the deed, never changed for what only stands beside it, and one
// is not several.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isNoun, isVerb } from "../clauses/verb-forms.ts";
import type { Open } from "./alignment.ts";
import { type Cover, type Flaw, textOf } from "./alignment.ts";
import { placesUsed } from "./used-places.ts";

/** "Set up rooms for weddings" sets up no weddings: between deed and object another object was left out. */
export function objectFlaws({ line, clause, covers }: Open): Flaw[] {
	const { head } = line;
	if (head === null || clause.head === null || line.link === "relative")
		return [];
	if (!isDeedAt(line.reading, head) || !isDeedAt(clause.reading, clause.head))
		return [];
	const deed = covers.find(({ first, last }) => first <= head && head <= last);
	const object = covers.find(({ first }) => first > (deed?.last ?? head));
	const from = deed?.target;
	const to = object?.target;
	if (!deed || !object || !from || !to || object.figure) return [];
	if (from.reading !== clause.reading || to.reading !== clause.reading)
		return [];
	if (from.place !== clause.head || !isDirect(line, deed.last, object.first))
		return [];
	const used = placesUsed(covers, clause);
	const left = clause.words.find((at) => at > from.last && at < to.place);
	return left !== undefined &&
		(!used.has(left) || isTurned(left, { line, clause, covers }, object)) &&
		isDirect(clause, from.last, left) &&
		isBehindPreposition(clause, left, to.place)
		? [
				{
					kind: "head",
					text: textOf(line.reading, object.first, object.last),
					says: textOf(clause.reading, left, to.place),
					isContradiction: false,
				},
			]
		: [];
}

/** "Trained nurses for carers" of "trained carers for nurses". */
function isTurned(
	left: number,
	{ line, clause, covers }: Pick<Open, "line" | "clause" | "covers">,
	object: Cover,
): boolean {
	const own = covers.find(
		({ target }) => target?.reading === clause.reading && target.place === left,
	);
	return (
		own !== undefined &&
		own.first > object.last &&
		isBehindPreposition(line, object.last, own.first)
	);
}

/** Nothing but articles between a deed and its object. */
function isDirect({ reading }: Clause, deed: number, object: number): boolean {
	const [own] = reading.vocabularies;
	return reading.words
		.slice(deed + 1, object)
		.every(({ folded }) => own?.determiners.has(folded) ?? false);
}

function isBehindPreposition(
	{ reading }: Clause,
	from: number,
	to: number,
): boolean {
	const [own] = reading.vocabularies;
	const isJoint = (at: number) =>
		reading.hits.some(
			({ kind, concept, first }) =>
				first === at &&
				(kind === "of" || (kind === "link" && concept === "and")),
		);
	return reading.words
		.slice(from + 1, to)
		.some(
			({ isSmall, folded, figure }, nr) =>
				isSmall &&
				!figure &&
				!isJoint(from + 1 + nr) &&
				!(own?.determiners.has(folded) ?? false),
		);
}

/** "Shelves filled, customers advised": of two deeds each with its own object neither takes the other's. */
export function pairFlaws({ line, clause, covers }: Open): Flaw[] {
	if (clause.reading.language === "zh") return [];
	const own = covers.filter(
		({ target, origin, figure }) =>
			origin === "clause" &&
			figure === null &&
			target?.reading === clause.reading,
	);
	const partOf = ({ target }: Cover) =>
		target ? clause.parts.get(target.place) : undefined;
	const isDeed = ({ target }: Cover) =>
		target !== null && isDeedByVerb(clause.reading, target.place);
	const deeds = own.filter(
		(cover) => isDeed(cover) && isDeedByVerb(line.reading, cover.first),
	);
	return deeds.flatMap((deed): Flaw[] => {
		const part = line.parts.get(deed.first);
		const isAlone = deeds.every(
			(other) => other === deed || line.parts.get(other.first) !== part,
		);
		const moved = own.find(
			(cover) =>
				!isDeed(cover) &&
				line.parts.get(cover.first) === part &&
				partOf(cover) !== partOf(deed) &&
				deeds.some((other) => partOf(other) === partOf(cover)) &&
				hasObject(partOf(deed), clause),
		);
		return isAlone && moved
			? [
					{
						kind: "head",
						text: textOf(line.reading, moved.first, moved.last),
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** A deed by its verb; a noun of one may be what another was done to. */
function isDeedByVerb(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		!isNoun(word, reading) &&
		isVerb(word, reading) &&
		hitsOn(reading.hits, at).some(
			({ kind, first }) => kind === "deed" && first === at,
		)
	);
}

function hasObject(part: number | undefined, clause: Clause): boolean {
	return clause.words.some(
		(at) =>
			clause.parts.get(at) === part &&
			!isDeedAt(clause.reading, at) &&
			!clause.reading.words[at]?.figure,
	);
}

const PLURAL = /^(?:s|es|e|en|n|er|i|ar|or|r)$/;
const SHORTEST_STEM = 4;

/** "Trained an apprentice" is not "trained apprentices". */
export function pluralFlaws({ line, clause, covers }: Open): Flaw[] {
	// "One student per term" are several over the years.
	if (clause.hits.some(({ kind }) => kind === "period")) return [];
	return covers.flatMap(({ first, last, target }): Flaw[] => {
		if (first !== last || !target || target.reading !== clause.reading)
			return [];
		const said = line.reading.words[first];
		const known = clause.reading.words[target.place];
		const isOne = isSingle(clause, target.place) && !isSingle(line, first);
		if (!said || !known || said.figure || !isOne) return [];
		return isPluralOf(said.folded, known.folded) ||
			isCountedAt(first, line) ||
			isBareObject(line, first, said.folded === known.folded)
			? [
					{
						kind: "head",
						text: said.text,
						says: textOf(clause.reading, target.place - 1, target.place),
						isContradiction: false,
					},
				]
			: [];
	});
}

function isSingle({ reading }: Clause, at: number): boolean {
	const [own] = reading.vocabularies;
	return [1, 2].some((back) => {
		const word = reading.words[at - back];
		return (
			word !== undefined &&
			(own?.single.has(word.folded) ?? false) &&
			(back === 1 || !(reading.words[at - 1]?.isSmall ?? true))
		);
	});
}

/** "6 Teams" of "eines Teams": the form alone does not tell. */
function isCountedAt(at: number, { reading }: Clause): boolean {
	const { words, vocabularies } = reading;
	const [number, next] = [words[at - 1], words[at + 1]];
	// "Sechsköpfiges Team" is one, "4,000 survey responses" are of one survey.
	const isNumber =
		number !== undefined &&
		(/^\d/.test(number.text) ||
			(vocabularies[0]?.numbers.has(number.folded) ?? false));
	const isOfNext = next?.gap === " " && !next.isSmall;
	return (
		isNumber &&
		!(isOfNext && reading.language === "en") &&
		number.figure?.kind === "count" &&
		number.figure.values.every((value) => value > 1)
	);
}

function isPluralOf(said: string, known: string): boolean {
	if (said.length < SHORTEST_STEM) return false;
	if (said.startsWith(known)) return PLURAL.test(said.slice(known.length));
	return /y$/.test(known) && said === known.replace(/y$/, "ies");
}

/** "Von Auszubildenden": without an article and behind a preposition German means several. */
function isBareObject(
	{ reading }: Clause,
	at: number,
	isSameForm: boolean,
): boolean {
	const before = reading.words[at - 1];
	const [own] = reading.vocabularies;
	if (!before?.isSmall || before.figure || !isSameForm) return false;
	return (
		reading.language === "de" &&
		/en$/.test(reading.words[at]?.folded ?? "") &&
		!(own?.determiners.has(before.folded) ?? false) &&
		!(own?.single.has(before.folded) ?? false)
	);
}
