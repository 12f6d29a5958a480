// What is wrong with the figures of a line: another value, bound to another word, told of less than it was counted in.
import { type Cover, type Flaw, figuresIn, textOf } from "./alignment.ts";
import type { Clause } from "./clauses.ts";
import type { Figure, FigureKind } from "./figure.ts";
import type { Open } from "./limit-flaws.ts";
import type { Reading } from "./reading.ts";
import { placesUsed } from "./used-places.ts";

/** Another figure where the fact has one for the same word. */
export function figureFlaws({ line, clause, covers, missing }: Open): Flaw[] {
	const known = figuresIn(clause);
	if (known.length === 0) return [];
	return figuresIn(line)
		.filter((said) => missing.includes(said.first) && !isExperience(said, line))
		.flatMap((said) => {
			const rival = known.find((other) =>
				isRival(said, other, { line, clause, covers }),
			);
			return rival
				? [
						{
							kind: "figure",
							text: said.text,
							says: rival.text,
							figure: said,
							isContradiction: isOtherwise(said, rival, {
								line,
								clause,
								covers,
							}),
						},
					]
				: [];
		});
}

type Held = Pick<Open, "line" | "clause" | "covers">;

/**
 * Whether the one figure of its kind that a fact has says otherwise of the very same words. Sums, differences, other units and
 * rounder words may still be true.
 */
function isOtherwise(
	said: Figure,
	rival: Figure,
	{ line, clause, covers }: Held,
): boolean {
	const alike = figuresIn(clause).filter(({ kind }) => kind === rival.kind);
	const words = new Set(boundWords(rival, clause));
	const beside = boundWords(said, line);
	return (
		said.share === null &&
		said.bound !== "near" &&
		said.kind === rival.kind &&
		said.unit === rival.unit &&
		alike.length === 1 &&
		beside.every((at) =>
			covers.some(
				({ first, last, target }) =>
					first <= at && at <= last && target && words.has(target.place),
			),
		)
	);
}

/** How long somebody has worked grows with the years; the dates decide. */
function isExperience({ kind }: Figure, { hits }: Clause): boolean {
	return (
		kind === "time" &&
		hits.some((hit) => hit.kind === "thing" && hit.concept === "experience")
	);
}

const COMPARABLE: readonly (readonly FigureKind[])[] = [
	["percent", "points"],
	["count", "rank"],
	["money"],
	["measure"],
	["time"],
	["date", "year"],
];

/** Whether two figures say different things of one word. */
function isRival(
	said: Figure,
	known: Figure,
	{ line, clause, covers }: Held,
): boolean {
	if (
		!COMPARABLE.some(
			(kinds) => kinds.includes(said.kind) && kinds.includes(known.kind),
		)
	)
		return false;
	if (covers.some(({ figure }) => figure === known)) return false;
	const beside = boundWords(said, line);
	const its = new Set(boundWords(known, clause));
	const bound = covers.filter(
		({ first, target, origin }) =>
			origin === "clause" &&
			beside.includes(first) &&
			target !== null &&
			its.has(target.place),
	);
	return bound.length > 0 && bound.length * 2 >= beside.length;
}

/**
 * The words a figure says something of: those behind it in its part up to the next figure; a share or a length of time also
 * those before it.
 */
function boundWords(figure: Figure, clause: Clause): number[] {
	const part = clause.parts.get(figure.first);
	const own = clause.words.filter(
		(at) =>
			clause.parts.get(at) === part &&
			(at < figure.first || at > figure.last) &&
			!clause.reading.words[at]?.figure,
	);
	const next =
		clause.reading.figures.find(({ first }) => first > figure.last)?.first ??
		Number.POSITIVE_INFINITY;
	const previous =
		clause.reading.figures.findLast(({ last }) => last < figure.first)?.last ??
		-1;
	const after = directlyAfter(figure, clause).filter((at) => at < next);
	const before = own.filter(
		(at) => at < figure.first && at > previous && at !== clause.head,
	);
	const isOfWhole =
		figure.kind === "percent" ||
		figure.kind === "points" ||
		figure.kind === "time" ||
		figure.role !== null;
	if (isOfWhole)
		return [...before, ...own.filter((at) => at > figure.last && at < next)];
	if (after.length > 0) return after;
	return isDay(figure) ? before : before.slice(-1);
}

/** What is counted: the run of words behind a figure, up to the next small one. */
function directlyAfter(figure: Figure, { reading, parts }: Clause): number[] {
	const run: number[] = [];
	const from = figure.last + 1;
	// "Three of the eleven services": both count services.
	const isPart = reading.hits.some(
		({ kind, first }) => kind === "of" && first === from,
	);
	for (let at = from; parts.has(at); at += 1) {
		const word = reading.words[at];
		if (isPart && run.length === 0 && word?.figure?.kind === "count") continue;
		if (!word || word.figure || /[,;:()|]/.test(word.gap)) break;
		if (word.isSmall && run.length > 0) break;
		if (!word.isSmall) run.push(at);
	}
	return run;
}

/** The word beside a figure must be the one beside it in the fact. */
export function bindingFlaws({ line, clause, covers }: Open): Flaw[] {
	const figures = covers.filter((cover) => cover.figure !== null);
	return figures.flatMap(({ figure: known, first }) => {
		const said = line.reading.figures.find((one) => one.first === first);
		if (!known || !said) return [];
		const held = { line, clause, covers };
		if (isOfOther({ said, known }, held) || countsOther({ said, known }, held))
			return [
				{
					kind: "binding",
					text: said.text,
					says: clause.reading.text,
					isContradiction: false,
				},
			];
		const beside = boundWords(said, line);
		const strayed = covers.find(
			(cover) =>
				beside.includes(cover.first) &&
				cover.target?.reading === clause.reading &&
				isBoundToOther(cover.target.place, known, clause),
		);
		const rival =
			strayed?.target && otherBoundTo(strayed.target.place, known, clause);
		return strayed
			? [
					{
						kind: "binding",
						text: said.text,
						says: rival ? rival.text : clause.reading.text,
						// Another order of words looks the same: it is asked, never refuted.
						isContradiction: false,
					},
				]
			: [];
	});
}

/** "125 % in 2022 and 118 % in 2023": a year belongs to the figure before it. */
function isOfOther(
	{ said, known }: { said: Figure; known: Figure },
	{ line, clause, covers }: Held,
): boolean {
	if (!isDay(said)) return false;
	const [own, other] = [figureBefore(said, line), figureBefore(known, clause)];
	const cover = own && covers.find(({ first }) => first === own.first);
	return other !== undefined && cover !== undefined && cover.figure !== other;
}

/** "6 parents of children" for "parents of 6 children": what is counted must be what the fact counts. */
function countsOther(
	{ said, known }: { said: Figure; known: Figure },
	{ line, clause, covers }: Held,
): boolean {
	if (said.kind !== "count" || known.kind !== "count") return false;
	const own = directlyAfter(known, clause);
	const counted = countedNoun(directlyAfter(said, line), line.reading);
	if (own.length === 0 || counted.length === 0) return false;
	if (counted.some((at) => isGroup(line, at))) return false;
	const places = counted.map((at) =>
		covers.find(({ first, last }) => first <= at && at <= last),
	);
	return places.every(
		(cover) =>
			cover?.target?.reading === clause.reading &&
			!own.some(
				(place) =>
					(cover.target?.place ?? 0) <= place &&
					place <= (cover.target?.last ?? 0),
			),
	);
}

/** "A six-strong team of specialists", "a team of 6 specialists". */
function isGroup({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, concept, first, last }) =>
			kind === "thing" && concept === "team" && first <= at && at <= last,
	);
}

/** German names the counted first and marks it with a capital; elsewhere any word of the run may be it. */
function countedNoun(run: readonly number[], reading: Reading): number[] {
	if (reading.language !== "de") return [...run];
	const noun = run.find((at) => /^\p{Lu}/u.test(reading.words[at]?.text ?? ""));
	return noun === undefined ? [] : [noun];
}

function figureBefore(figure: Figure, clause: Clause): Figure | undefined {
	const part = clause.parts.get(figure.first);
	return figuresIn(clause).findLast(
		(one) =>
			one.last < figure.first &&
			!isDay(one) &&
			clause.parts.get(one.first) === part,
	);
}

/** Whether a word of the fact stands beside another figure and not beside this one. */
function isBoundToOther(place: number, known: Figure, clause: Clause): boolean {
	if (boundWords(known, clause).includes(place)) return false;
	return otherBoundTo(place, known, clause) !== undefined;
}

function otherBoundTo(
	place: number,
	known: Figure,
	clause: Clause,
): Figure | undefined {
	return figuresIn(clause).find(
		(other) =>
			other !== known &&
			isNear(other, known) &&
			boundWords(other, clause).includes(place),
	);
}

/** "From 6 to 4 hours": both ends are said of the same words. */
function isNear(other: Figure, known: Figure): boolean {
	if (isEnd(other) && isEnd(known)) return false;
	return other.kind === known.kind || (!isDay(other) && !isDay(known));
}

const isDay = ({ kind }: Figure) => kind === "date" || kind === "year";

const isEnd = ({ role }: Figure) => role === "from" || role === "to";

/** A share says nothing true of more than it was counted in: every word it is bound to stays, and so does its time. */
export function narrowedFlaws({ line, clause, covers }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	return covers.flatMap(({ figure, first }) => {
		if (
			!figure ||
			figure.kind === "count" ||
			figure.kind === "rank" ||
			figure.kind === "measure" ||
			(figure.kind === "time" && figure.role === null) ||
			isDay(figure)
		)
			return [];
		const isShare = figure.kind !== "money";
		const needed = boundWords(figure, clause).filter(
			(at) => isShare || isPeriod(clause, at),
		);
		const lost = needed.find(
			(at) =>
				!used.has(at) &&
				!isCoveredPhrase(at, { clause, used }) &&
				!isEmpty(clause.reading, at),
		);
		const time = isShare ? lostTime(figure, { clause, covers }) : null;
		const said = line.reading.figures.find((one) => one.first === first);
		const says =
			lost !== undefined ? textOf(clause.reading, lost, lost) : time?.text;
		return says === undefined
			? []
			: [
					{
						kind: "narrowed",
						text: said?.text ?? "",
						says,
						isContradiction: false,
					},
				];
	});
}

function isPeriod({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) => kind === "period" && first <= at && at <= last,
	);
}

function isCoveredPhrase(
	at: number,
	{ clause, used }: { clause: Clause; used: ReadonlySet<number> },
): boolean {
	const { words } = clause.reading;
	return (
		[...used].some((place) => words[place]?.folded === words[at]?.folded) ||
		clause.hits.some(
			({ first, last }) =>
				first <= at &&
				at <= last &&
				[...used].some((place) => first <= place && place <= last),
		)
	);
}

/** Adverbs of manner count nothing. */
function isEmpty({ words }: Reading, at: number): boolean {
	return /ly$/.test(words[at]?.folded ?? "");
}

/** "Over three years" belongs to what grew in them. */
function lostTime(
	figure: Figure,
	{ clause, covers }: { clause: Clause; covers: readonly Cover[] },
): Figure | null {
	if (figure.kind === "time") return null;
	return (
		figuresIn(clause).find(
			(other) =>
				other.kind === "time" &&
				other.role === null &&
				!covers.some(({ figure: said }) => said === other),
		) ?? null
	);
}
