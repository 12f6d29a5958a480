// Deeds a line takes from words of a fact that are not the person's: what a pronoun says somebody else did, what stands behind
// "according to" as the name of somebody's plan, a deed that had another figure.

import type { Clause } from "../clauses/clause.ts";
import { isDeterminer, mentionsIn } from "../clauses/mentions.ts";
import type { Reading } from "../clauses/reading.ts";
import {
	isDeedAt,
	isDone,
	isNoun,
	isRomanceParticiple,
	isThirdPerson,
	isVerb,
} from "../clauses/verb-forms.ts";
import { type Cover, type Flaw, type Open, textOf } from "./alignment.ts";

export function borrowedDeedFlaws(open: Open): Flaw[] {
	return [
		...pronounFlaws(open),
		...followedFlaws(open),
		...movedFigureFlaws(open),
		...loneDeedFlaws(open),
		...passiveNounFlaws(open),
		...departmentFlaws(open),
		...listedTopicFlaws(open),
	];
}

type LineAlignment = Pick<Open, "line" | "covers" | "clause">;

/** The deeds of a line with the place of the fact each is covered by. */
function coveredDeeds({ line, covers, clause }: LineAlignment): Cover[] {
	return covers.filter(
		({ first, target, origin }) =>
			origin === "clause" &&
			target?.reading === clause.reading &&
			(first === line.head || isDeed(line.reading, first)),
	);
}

/** "Building a team" of "a team of six (content, design)": what brackets list is nobody's deed. */
function listedTopicFlaws({ line, covers, clause }: Open): Flaw[] {
	return covers
		.filter(
			({ first, target, hit, origin }) =>
				hit !== null &&
				origin === "clause" &&
				target?.reading === clause.reading &&
				isDeedAt(line.reading, first) &&
				isInListOfBrackets(target.place, clause.reading),
		)
		.map(({ first, last }) => ({
			kind: "head",
			text: textOf(line.reading, first, last),
			says: clause.reading.text,
			isContradiction: false,
		}));
}

const BRACKETS = /\(([^()]*)\)/gu;

/** "(content, design)": single words alone. */
function isInListOfBrackets(place: number, { text, words }: Reading): boolean {
	const at = words[place]?.start ?? -1;
	return [...text.matchAll(BRACKETS)].some(
		({ index, 0: whole, 1: inner = "" }) =>
			index < at &&
			at < index + whole.length &&
			/^[^\s,]+(?:, [^\s,]+)+$/u.test(inner),
	);
}

function isDeed(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		!word.figure &&
		!isNoun(word, reading) &&
		(isDeedAt(reading, at) || isVerb(word, reading))
	);
}

/** "Las atendió ella", "decide-os o enólogo", "she signs them": told as the person's own, whoever is left out. */
function pronounFlaws(open: Open): Flaw[] {
	const { line, clause } = open;
	const theirs = deedsOfPronouns(clause.reading);
	const another = theirs.find(({ isTaken }) => !isTaken);
	const { head } = line;
	// "Two audits; she handled them": a deed that is free to be told of what stands alone is theirs.
	const isFree = open.covers.some(
		({ first, origin }) => first === head && origin === "free",
	);
	const isAlone = clause.head === null || clause.head === another?.deed;
	if (another && head !== null && isFree && isAlone)
		return isRepeated(another, line, clause)
			? []
			: [headFlaw(open, head, wordOf(clause.reading, another.actor))];
	const objects = objectsOfPronouns(open, theirs);
	if (objects.length > 0) return objects;
	return coveredDeeds(open).flatMap(({ first, target }): Flaw[] => {
		const other = theirs.find(({ deed }) => deed === target?.place);
		if (!other || isRepeated(other, line, clause)) return [];
		return [headFlaw(open, first, wordOf(clause.reading, other.actor))];
	});
}

/** "Staff talks she holds herself": what the deed of a pronoun was done to, told without her. */
function objectsOfPronouns(
	{ line, clause, covers }: Open,
	theirs: readonly OthersVerb[],
): Flaw[] {
	return theirs.flatMap((other): Flaw[] => {
		if (isRepeated(other, line, clause)) return [];
		const { words, vocabularies } = clause.reading;
		const segment = segmentAround(clause.reading, other.deed);
		const begin = Math.min(...segment);
		const isObjectFirst =
			begin < other.deed &&
			begin < other.actor &&
			[...segment].every(
				(at) =>
					at >= other.deed ||
					(!words[at]?.figure &&
						!(vocabularies[0]?.self.has(words[at]?.folded ?? "") ?? false)),
			);
		const taken = covers.find(
			({ target, figure }) =>
				figure === null &&
				target?.reading === clause.reading &&
				segment.has(target.place) &&
				target.place < other.deed,
		);
		return isObjectFirst && taken && begin > 0
			? [
					headFlaw(
						{ line, clause, covers },
						taken.first,
						wordOf(clause.reading, other.actor),
					),
				]
			: [];
	});
}

const wordOf = (reading: Reading, at: number) => textOf(reading, at, at);

/** The line says who did it, as a subject or behind "by" too. */
function isRepeated(
	{ actor }: OthersVerb,
	line: Clause,
	{ reading }: Clause,
): boolean {
	const name = reading.words[actor]?.folded;
	return (
		deedsOfPronouns(line.reading).some(
			(other) => line.reading.words[other.actor]?.folded === name,
		) ||
		line.hits.some(
			({ kind, last }) =>
				BEFORE_ACTORS.has(kind) &&
				line.reading.words[last + 1]?.folded === name,
		)
	);
}

const BEFORE_ACTORS: ReadonlySet<string> = new Set([
	"agent",
	"noun-agent",
	"owning",
]);

/** `isTaken` where its object stands before it and is only taken up by a pronoun. */
type OthersVerb = { actor: number; deed: number; isTaken?: boolean };

const known = new WeakMap<Reading, readonly OthersVerb[]>();

function deedsOfPronouns(reading: Reading): readonly OthersVerb[] {
	const found = known.get(reading) ?? [
		...reading.words.flatMap((_, at) => ofPronoun(reading, at)),
		...reading.words.flatMap((_, at) => besideClitic(reading, at)),
	];
	known.set(reading, found);
	return found;
}

const MOST_BETWEEN = 3;

function ofPronoun(reading: Reading, at: number): OthersVerb[] {
	const { words, vocabularies } = reading;
	const [own] = vocabularies;
	const word = words[at];
	if (!word || !own?.pronouns.has(word.text.toLowerCase())) return [];
	if (isOthersVerb(reading, at - 1) && isJoined(reading, at))
		return [{ actor: at, deed: at - 1 }];
	if (!isSubjectPlace(reading, at)) return [];
	for (let next = at + 1; next <= at + MOST_BETWEEN; next += 1) {
		if (!words[next] || !isJoined(reading, next)) return [];
		if (isOthersVerb(reading, next)) return [{ actor: at, deed: next }];
		if (reading.language !== "zh" && !words[next]?.isSmall) return [];
	}
	return [];
}

/** At the beginning, behind a sign, "and" or "is": no preposition stands before it. */
function isSubjectPlace({ words, hits, vocabularies }: Reading, at: number) {
	const before = words[at - 1];
	if (!before || /[,;:.()]/.test(words[at]?.gap ?? "")) return true;
	const [own] = vocabularies;
	return (
		(own?.is.has(before.folded) ?? false) ||
		(own?.being.has(before.folded) ?? false) ||
		hits.some(({ kind, last }) => kind === "link" && last === at - 1)
	);
}

function isJoined({ words }: Reading, at: number): boolean {
	return !/[,;:.()]/.test(words[at]?.gap ?? "");
}

/** A verb in a form the writer is not the subject of, as far as forms show it. */
function isOthersVerb(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	const [own] = reading.vocabularies;
	if (!word || !own || word.isSmall || word.figure) return false;
	if (isNoun(word, reading) || own.infinitive?.test(word.folded)) return false;
	if (own.firstPerson?.test(word.text)) return false;
	if (reading.language === "de" && !/t$|te$/.test(word.folded)) return false;
	return (
		isDeedAt(reading, at) ||
		(isVerb(word, reading) && !isRomanceParticiple(word, reading)) ||
		isThirdPerson(word, reading)
	);
}

/** "Decide-os o enólogo", "las decide la enóloga": the object is said, so the noun behind the verb did it, known or not. */
function besideClitic(reading: Reading, at: number): OthersVerb[] {
	const { words, vocabularies } = reading;
	const clitics = vocabularies[0]?.clitics;
	if (!clitics?.size) return [];
	const isTaken = isTakenUp(reading, at);
	if (!isTaken && !isOthersVerb(reading, at)) return [];
	const isClitic = (place: number) =>
		clitics.has(words[place]?.folded ?? "") && isJoined(reading, place);
	const isHung = isClitic(at + 1) && words[at + 1]?.gap === "-";
	const isBehind = isClitic(at - 1) && (isTaken || isDeedAt(reading, at));
	if (!isHung && !isBehind) return [];
	const article = isHung ? at + 2 : at + 1;
	const noun = article + 1;
	const isNamed =
		isDeterminer(reading, article) &&
		words[noun] !== undefined &&
		!words[noun]?.isSmall &&
		!words[noun]?.figure &&
		isJoined(reading, article) &&
		isJoined(reading, noun);
	const isEnd = !words[noun + 1] || !isJoined(reading, noun + 1);
	return isNamed && (isHung || isEnd)
		? [{ actor: noun, deed: at, isTaken }]
		: [];
}

/** "Las tarifas las fija", "le dichiarazioni le fa": what stands first is taken up by the pronoun, whatever verb follows. */
function isTakenUp(reading: Reading, at: number): boolean {
	const { words, vocabularies } = reading;
	const [own] = vocabularies;
	const word = words[at];
	const clitic = words[at - 1];
	if (!own || !word || word.figure || !clitic || !isJoined(reading, at))
		return false;
	if (!own.clitics.has(clitic.folded)) return false;
	if (own.firstPerson?.test(word.text) || own.infinitive?.test(word.folded))
		return false;
	const before = [...segmentAround(reading, at)].filter((one) => one < at - 1);
	return (
		isDeterminer(reading, before[0] ?? -1) &&
		before.some((one) => !words[one]?.isSmall && !words[one]?.figure) &&
		!before.some((one) => own.self.has(words[one]?.folded ?? ""))
	);
}

const LONGEST_PHRASE = 6;
const LEAST_PHRASE = 2;

/** "Sprays to the owner's plan" plans nothing: what one works by was made by somebody. */
function followedFlaws(open: Open): Flaw[] {
	const { line, clause } = open;
	const followed = placesFollowed(clause.reading);
	const kept = placesFollowed(line.reading);
	return coveredDeeds(open).flatMap(({ first, target }) =>
		target &&
		followed.has(target.place) &&
		!kept.has(first) &&
		!isVerbAt(clause.reading, target.place)
			? [
					headFlaw(
						open,
						first,
						textOf(clause.reading, target.place, target.last),
					),
				]
			: [],
	);
}

/** "By giving", "nach Aufmaß gefertigt": a verb is nobody's plan. */
function isVerbAt(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		!isNoun(word, reading) &&
		(isVerb(word, reading) || isDone(word, reading))
	);
}

/** What stands behind "according to", where it names whose it is. */
function placesFollowed({ hits, words }: Reading): Set<number> {
	const places = new Set<number>();
	for (const { kind, last } of hits) {
		if (kind !== "following") continue;
		const run: number[] = [];
		for (let at = last + 1; at <= last + LONGEST_PHRASE; at += 1) {
			const word = words[at];
			if (!word || word.figure || /[,;:.()]/.test(word.gap)) break;
			if (!word.isSmall) run.push(at);
		}
		if (run.length >= LEAST_PHRASE) for (const at of run) places.add(at);
	}
	return places;
}

const NEAR = 2;

/** "190 calls a season; I attended 34": who tells "attended 190 calls" gives the deed a figure of others. */
function movedFigureFlaws(open: Open): Flaw[] {
	const { line, clause, covers } = open;
	const deed = coveredDeeds(open).find(({ first }) => first === line.head);
	const place = deed?.target?.place;
	if (!deed || place === undefined) return [];
	const { figures } = clause.reading;
	const segment = segmentAround(clause.reading, place);
	const said = new Set(covers.flatMap(({ figure }) => figure ?? []));
	const own = figures.find(
		(figure) =>
			figure.kind === "count" && segment.has(figure.first) && !said.has(figure),
	);
	if (!own) return [];
	const begin = Math.min(...segment);
	const moved = covers.find(
		({ figure, first }) =>
			figure?.kind === "count" &&
			figure.last < begin &&
			contentBetween(line, deed.last, first) <= NEAR &&
			first > deed.last,
	);
	return moved
		? [
				{
					kind: "binding",
					text: textOf(line.reading, moved.first, moved.last),
					says: textOf(clause.reading, own.first, own.last),
					isContradiction: false,
				},
			]
		: [];
}

function contentBetween({ words }: Clause, from: number, to: number): number {
	return words.filter((at) => at > from && at < to).length;
}

/** The places between two signs around one. */
function segmentAround({ words }: Reading, at: number): Set<number> {
	const isCut = (one: number) => /[,;:.()]/.test(words[one]?.gap ?? "");
	let [first, last] = [at, at];
	while (first > 0 && !isCut(first)) first -= 1;
	while (last + 1 < words.length && !isCut(last + 1)) last += 1;
	return new Set(
		Array.from({ length: last - first + 1 }, (_, nr) => first + nr),
	);
}

/** "Plans and carries out spraying": the first deed has the object of the second, so its fact must name it too. */
function loneDeedFlaws(open: Open): Flaw[] {
	const { line, clause } = open;
	const { head, words, context, link } = line;
	if (head === null || words.length !== 1 || context.length === 0) return [];
	if (link === "relative" || open.missing.length > 0) return [];
	const said = new Set([
		...clause.reading.words.flatMap(({ roots }) => roots),
		...conceptsOf(clause.reading, () => true),
	]);
	const isShared = [
		...context.flatMap((at) => line.reading.words[at]?.roots ?? []),
		...conceptsOf(line.reading, (at) => context.includes(at)),
	].some((one) => said.has(one));
	return isShared ? [] : [headFlaw(open, head, textOf(clause.reading, 0, 0))];
}

/** "Reported and purchased" of "reported to purchasing": who is only named did nothing that way. */
function departmentFlaws(open: Open): Flaw[] {
	const { line, clause } = open;
	const others = mentionsIn(clause);
	return coveredDeeds(open).flatMap(({ first, target, hit }): Flaw[] => {
		const [word, known] = [
			line.reading.words[first],
			clause.reading.words[target?.place ?? -1],
		];
		const isNamed =
			target !== null &&
			hit === null &&
			word !== undefined &&
			known !== undefined &&
			// "Debitoren" begins a line and ends like a verb.
			word.folded !== known.folded &&
			isVerb(word, line.reading) &&
			!isRomanceParticiple(known, clause.reading) &&
			!isDeterminer(line.reading, first - 1) &&
			!isVerb(known, clause.reading) &&
			target.place !== clause.words[0] &&
			others.some(
				(one) => one.first === target.place && one.last === target.place,
			);
		return isNamed
			? [headFlaw(open, first, wordOf(clause.reading, target.place))]
			: [];
	});
}

/** "Rebuilt the grand" of "the rebuild was done in Glasgow": by whom is not said. */
function passiveNounFlaws(open: Open): Flaw[] {
	const { line, clause } = open;
	return coveredDeeds(open).flatMap(({ first, target }): Flaw[] => {
		const isTheirs =
			target !== null &&
			isPassiveSubject(clause.reading, target.place) &&
			![first, first + 1].some((at) => isBeingAt(line.reading, at + 1));
		return isTheirs
			? [
					headFlaw(
						open,
						first,
						textOf(clause.reading, target.place, target.last + 1),
					),
				]
			: [];
	});
}

/** An article, a noun and "was done", with nothing of the person in it. */
function isPassiveSubject(reading: Reading, at: number): boolean {
	const { words, vocabularies } = reading;
	const [own] = vocabularies;
	if (!own || !isDeterminer(reading, at - 1) || !isBeingAt(reading, at + 1))
		return false;
	const segment = [...segmentAround(reading, at)];
	const isDone = (one: number) => {
		const word = words[one];
		return word !== undefined && one > at + 1 && isVerb(word, reading);
	};
	return (
		segment.some((one) => isDone(one) || isDeedAt(reading, at + 2)) &&
		!segment.some((one) => own.self.has(words[one]?.folded ?? ""))
	);
}

function isBeingAt(reading: Reading, at: number): boolean {
	const [own] = reading.vocabularies;
	const word = reading.words[at]?.folded ?? "";
	return (
		isJoined(reading, at) &&
		((own?.being.has(word) ?? false) || (own?.was.has(word) ?? false))
	);
}

function conceptsOf(
	{ hits }: Reading,
	isIn: (at: number) => boolean,
): string[] {
	return hits.flatMap(({ kind, concept, first }) =>
		(kind === "thing" || kind === "term") && isIn(first)
			? [`${kind}:${concept}`]
			: [],
	);
}

function headFlaw({ line }: LineAlignment, at: number, says: string): Flaw {
	return {
		kind: "head",
		text: textOf(line.reading, at, at),
		says,
		isContradiction: false,
	};
}
