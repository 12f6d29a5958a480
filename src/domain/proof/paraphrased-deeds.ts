// What a fact says was done, and to what, in a sentence of another shape: a deed of the line is a deed of the fact, and what
// stands with it stood with it there.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isVerb, NOUN_OF_DEED } from "../clauses/verb-forms.ts";
import type { Cover, Open } from "./alignment.ts";
import type { GroundFact } from "./ground-fact.ts";
import { isObjectOf } from "./kept-objects.ts";
import { headFlaws } from "./limit-flaws.ts";

/** A clause of a line with what a fact in another shape says there. */
export type ParaphrasedPart = {
	/** With the words of its own clause alone. */
	alignment: Open;
	/** With those of the whole sentence. */
	paraphrase: Open;
	/** Whether the sentence leaves out no word of the fact. */
	isWhole: boolean;
	/** The clauses of the fact it draws on. */
	sources: readonly Clause[];
};

/** Of one clause of the line; `isFirst` where it is not only set beside another. */
export function keepsDeeds(part: ParaphrasedPart, isFirst: boolean): boolean {
	if (!keepsObjects(part) || hidesDeed(part)) return false;
	return namesDeed(part) ? keepsHead(part) : !isFirst || startsWithObject(part);
}

/** "Writing the guide" of "proofreading the guide": a word that only carries what follows it stands for no other deed. */
function hidesDeed({ alignment, sources }: ParaphrasedPart): boolean {
	const { line, covers } = alignment;
	const isCarried = covers.some(
		({ first, origin, step }) =>
			origin === "free" &&
			step === null &&
			isDeedAt(line.reading, first) &&
			first === line.words[0],
	);
	if (!isCarried) return false;
	const used = covers.flatMap(({ target, also = [] }) =>
		target ? [target.place, target.last, ...also] : [],
	);
	return sources.some(({ head, parts, reading, hits }) => {
		const isHidden =
			head !== null &&
			isDeedAt(reading, head) &&
			!hits.some(
				({ first, last }) =>
					first <= head &&
					head <= last &&
					used.some((at) => first <= at && at <= last),
			);
		return (
			isHidden && used.some((at) => parts.get(at) === parts.get(head ?? -1))
		);
	});
}

/** Whether a clause tells a deed: by its verb, in English by any word of a deed. A noun said as it stands names a thing. */
function namesDeed({ alignment, sources }: ParaphrasedPart): boolean {
	const { line, covers } = alignment;
	const { head, reading } = line;
	const word = head === null ? undefined : reading.words[head];
	if (head === null || !word) return false;
	if (reading.language === "en") return true;
	if (!isVerb(word, reading)) return false;
	const cover = covers.find(({ first, last }) => first <= head && head <= last);
	const isOwnHead = sources.some((one) => one.head === cover?.target?.place);
	return cover?.step !== null || isOwnHead;
}

/** The deed of the line is the deed of the clause its word comes from. */
function keepsHead({ alignment, sources }: ParaphrasedPart): boolean {
	const { line } = alignment;
	const place = placeOf(line.head ?? -1, alignment.covers);
	if (place === null)
		return sources.length <= 1 || isFreeAt(line.head, alignment.covers);
	const source = sources.find(({ parts }) => parts.has(place));
	return (
		source !== undefined &&
		headFlaws({ ...alignment, clause: source }).length === 0
	);
}

function isFreeAt(at: number | null, covers: readonly Cover[]): boolean {
	return covers.some(
		({ first, last, origin }) =>
			origin === "free" && at !== null && first <= at && at <= last,
	);
}

/** "Weekly rotas for 118 drivers" of "build weekly rotas …": named for what was done to it, and begins with it. */
function startsWithObject({ alignment, sources }: ParaphrasedPart): boolean {
	const { line, covers } = alignment;
	const first = line.words.find((at) => !line.reading.words[at]?.figure);
	const place = first === undefined ? null : placeOf(first, covers);
	if (place === null) return true;
	const source = sources.find(({ parts }) => parts.has(place));
	if (!source) return false;
	const { head, reading, words } = source;
	if (head === null || place <= head || place === words[0]) return true;
	return reading.words
		.slice(head + 1, place)
		.every(
			({ isSmall, folded, figure }) =>
				!isSmall ||
				figure !== null ||
				(reading.vocabularies[0]?.determiners.has(folded) ?? false),
		);
}

/** Each word stands with a deed beside which it stood in the fact. */
function keepsObjects(part: ParaphrasedPart): boolean {
	const { alignment, sources, paraphrase, isWhole } = part;
	const { line, covers, fact } = alignment;
	const clauseAt = (at: number) => {
		const place = placeOf(at, covers);
		return place === null
			? undefined
			: sources.find(({ parts }) => parts.has(place));
	};
	const deeds = line.words.filter(
		(at) =>
			isDeedAt(line.reading, at) &&
			(at === line.head || isVerbOfDeed(at, line.reading)) &&
			clauseAt(at) !== undefined,
	);
	return line.words.every((at) => {
		const own = clauseAt(at);
		const word = line.reading.words[at];
		if (!own || !word || word.figure || deeds.includes(at)) return true;
		const deed = deeds.findLast((one) => one < at) ?? deeds[0];
		const its = deed === undefined ? undefined : clauseAt(deed);
		return (
			its === undefined ||
			isObjectOf(own, its) ||
			isThing(own) ||
			isNamedOnly(own, alignment) ||
			(isWhole && !saysDeed(own, paraphrase)) ||
			isListedWith(own, its, fact)
		);
	});
}

/** "Instruction of files of …, social aid": what a list only names is done with its deed. */
function isThing({ head, reading, link }: Clause): boolean {
	const word = head === null ? undefined : reading.words[head];
	return (
		word !== undefined &&
		link === "and" &&
		reading.language !== "en" &&
		!isVerb(word, reading) &&
		!isNamedDeed(word.folded, reading)
	);
}

/** Whether the line says the deed of a clause, in this part of it or another: what it was done to stays with it. */
function saysDeed({ head, reading }: Clause, { line, covers }: Open): boolean {
	return (
		head !== null &&
		covers.some(
			({ first, target }) =>
				target?.reading === reading &&
				target.place <= head &&
				head <= target.last &&
				(isVerbOfDeed(first, line.reading) ||
					(line.members ?? [line]).some((one) => one.head === first)),
		)
	);
}

/** Whether a word says a deed: in English any may, elsewhere verbs that stand behind no article and no preposition. */
function isVerbOfDeed(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	if (!word || reading.language === "en") return word !== undefined;
	const before = reading.words[at - 1];
	const isBehind =
		before?.isSmall === true &&
		!(reading.vocabularies[0]?.self.has(before.folded) ?? false) &&
		!/[,;:.()]/.test(word.gap) &&
		!hitsOn(reading.hits, at - 1).some(({ kind }) => kind === "link");
	return isVerb(word, reading) && isDeedAt(reading, at) && !isBehind;
}

/** "Files of home aid": a word that could be a deed is one of a list in both, by the same noun. */
function isNamedOnly(
	{ head, link, reading }: Clause,
	{ line, covers }: Open,
): boolean {
	const said = covers.find(
		({ target, step }) =>
			step === null && target?.reading === reading && target.place === head,
	);
	return (
		said !== undefined &&
		link === "and" &&
		said.first !== line.head &&
		line.reading.language !== "en" &&
		!isVerbOfDeed(said.first, line.reading)
	);
}

function isNamedDeed(word: string, { vocabularies }: Reading): boolean {
	return (
		NOUN_OF_DEED.test(word) ||
		vocabularies.some(({ forms }) => forms.named.has(word))
	);
}

/** "Prepare, assist and monitor operations": of several deeds in a row the last alone names what they were done to. */
function isListedWith(
	own: Clause,
	deed: Clause,
	{ clauses }: GroundFact,
): boolean {
	const [from, to] = [clauses.indexOf(deed), clauses.indexOf(own)];
	return (
		from >= 0 &&
		from < to &&
		clauses
			.slice(from, to)
			.every(({ words, head }) => words.length === 1 && head !== null) &&
		clauses.slice(from + 1, to + 1).every(({ link }) => link === "and")
	);
}

function placeOf(at: number, covers: readonly Cover[]): number | null {
	return (
		covers.find(
			({ first, last, origin }) =>
				first <= at && at <= last && origin === "clause",
		)?.target?.place ?? null
	);
}
