// What a judge cannot vouch for, since it is no question of words: that what limits a deed, dates it or counts it was only left
// out, and that what one deed was done to was done with another. The rules are those of the closed steps, held against the
// clauses a judge quoted.
import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { align, coverOpen } from "./align.ts";
import type { Alignment, Cover, Flaw } from "./alignment.ts";
import { cutsCompound } from "./compound-heads.ts";
import { coordinatesDeeds } from "./coordinated-deeds.ts";
import { cutsCondition } from "./cut-flaws.ts";
import type { Ground } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { readingsOf, type Sides } from "./kept-sides.ts";
import type { QuotedClause } from "./located-spans.ts";
import { mergedClause } from "./merged-clauses.ts";
import { orphansObject } from "./orphaned-objects.ts";
import { orphansOwner } from "./orphaned-owners.ts";
import { partsVerb } from "./parted-particles.ts";
import { eachFlaws, keepsShares } from "./shared-figure-flaws.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line leaves its facts' limits, times, lists and titles where they belong. */
export function keepsParts(
	sides: readonly QuotedClause[],
	ground: Ground,
): boolean {
	const nearest = sides.flatMap((side) => nearestOf(side, ground) ?? []);
	return (
		keepsShares(nearest) &&
		nearest.every(
			(one) =>
				!one.flaws.some((flaw) => isLost(flaw, one)) &&
				eachFlaws(one).length === 0,
		) &&
		!sides.some((side) => isOthersDeed(side) || takesObject(side)) &&
		!isOfOtherTitle(sides, ground) &&
		sidesOf(nearest).every(keepsSides) &&
		!wholeSidesOf(sides).some((one) => coordinatesDeeds(one) || partsVerb(one))
	);
}

/** The line beside all of each sentence: two deeds it joins may stand in two clauses. */
function wholeSidesOf(sides: readonly QuotedClause[]): Sides[] {
	const lines = new Set(sides.map(({ clause }) => clause.reading));
	const facts = factsOf(sides.flatMap(({ pairs }) => pairs));
	return [...lines].flatMap((line) =>
		facts.flatMap((fact) =>
			readingsOf(fact).map((reading) => {
				const own = mergedClause(
					fact.clauses.filter((one) => one.reading === reading),
				);
				const covers = sides
					.filter(({ clause }) => clause.reading === line)
					.flatMap(
						({ clause }) =>
							coverOpen(clause, { fact, clause: own, entry: null }).covers,
					)
					.toSorted((a, b) => a.first - b.first);
				return { line, fact, reading, covers };
			}),
		),
	);
}

/** The quoted clause that says most of a clause of the line. */
function nearestOf(
	{ clause, pairs }: QuotedClause,
	{ entries }: Ground,
): Alignment | undefined {
	return factsOf(pairs)
		.flatMap((fact) => {
			const entry =
				fact.entry === null ? null : (entries.get(fact.entry) ?? null);
			return fact.clauses.map((own) =>
				align(clause, { fact, clause: own, entry }),
			);
		})
		.toSorted((a, b) => a.missing.length - b.missing.length)[0];
}

function isLost({ kind, says }: Flaw, { clause }: Alignment): boolean {
	if (kind !== "narrowed") return kind === "limit";
	return !isNamedWithout(says, clause.reading);
}

/** "Readmission rates … hospital readmissions by 12%": what the fact itself calls by the bare noun. */
function isNamedWithout(says: string, { words }: Reading): boolean {
	const at = words.findIndex(({ text }) => text === says);
	const noun = words[at + 1];
	return (
		at >= 0 &&
		noun?.gap === " " &&
		words.some(
			({ roots, isSmall }, other) =>
				other !== at + 1 &&
				!isSmall &&
				words[other - 1]?.text !== says &&
				roots.some((root) => noun.roots.includes(root)),
		)
	);
}

/** "Writing and signing" of "writing; the manager signs": what is only told of somebody else the line does not name. */
function isOthersDeed({ clause: line, pairs }: QuotedClause): boolean {
	return factsOf(pairs).some((fact) => {
		const held = fact.clauses.map((clause) => {
			const { covers } = align(line, { fact, clause, entry: null });
			return {
				others: othersDeeds(clause),
				places: placesUsed(covers, clause),
				covers,
			};
		});
		const isOwn = (at: number) =>
			held.some(
				({ others, covers }) =>
					others.length === 0 && placeOf(at, covers) !== null,
			);
		return held.some(
			({ others, places, covers }) =>
				others.length > 0 &&
				!others.every(({ actor }) => places.has(actor.first)) &&
				line.words.some((at) => !isOwn(at) && placeOf(at, covers) !== null),
		);
	});
}

function factsOf(pairs: QuotedClause["pairs"]): GroundFact[] {
	return [...new Set(pairs.map(({ known }) => known.fact))];
}

/** "As program director" of what a program director adopted. */
function isOfOtherTitle(
	sides: readonly QuotedClause[],
	{ entries }: Ground,
): boolean {
	const line = mergedClause(sides.map(({ clause }) => clause));
	return factsOf(sides.flatMap(({ pairs }) => pairs)).some((fact) => {
		const entry =
			fact.entry === null ? null : (entries.get(fact.entry) ?? null);
		return readingsOf(fact).some((reading) => {
			const own = fact.clauses.filter((one) => one.reading === reading);
			const whole = align(line, { fact, clause: mergedClause(own), entry });
			return (
				whole.missing.length === 0 &&
				whole.flaws.some(({ kind }) => kind === "title")
			);
		});
	});
}

/** The line beside each sentence of the facts it is nearest to. */
function sidesOf(nearest: readonly Alignment[]): Sides[] {
	const lines = new Set(nearest.map(({ line }) => line.reading));
	return [...lines].flatMap((line) => {
		const own = nearest.filter((one) => one.line.reading === line);
		const covers = own
			.flatMap((one) => one.covers)
			.toSorted((a, b) => a.first - b.first);
		const facts = new Set(own.map(({ fact }) => fact));
		return [...facts].flatMap((fact) =>
			readingsOf(fact).map((reading) => ({ line, fact, reading, covers })),
		);
	});
}

function keepsSides(sides: Sides): boolean {
	const isEnglish = sides.reading.language === "en";
	return (
		!cutsCondition(sides) &&
		!cutsCompound(sides) &&
		!orphansOwner(sides) &&
		// In English any word may be a deed.
		(isEnglish || !orphansObject(sides)) &&
		!cutsTime(sides) &&
		!countsOthers(sides)
	);
}

/** "Delivered lunch" of "delivered lunch once a month", "opened the shop" of "… when the manager was ill". */
function cutsTime({ line, fact, reading, covers }: Sides): boolean {
	const said = placesUsed(covers, { reading });
	const { words, hits, vocabularies } = reading;
	const [own] = vocabularies;
	const isUsed = (clause: Clause) =>
		clause.words.some((at) => said.has(at) && !words[at]?.figure);
	const all = fact.clauses.filter((one) => one.reading === reading);
	const isWhen = (at: number) =>
		(own?.when.has(words[at]?.folded ?? "") ?? false) &&
		words
			.slice(at + 1)
			.some(({ folded }) => own?.was.has(folded) || own?.is.has(folded));
	return all.filter(isUsed).some((clause) => {
		const times = hits.filter(
			({ kind, first }) => kind === "period" && clause.parts.has(first),
		);
		const isTimed = line.hits.some(({ kind }) => kind === "period");
		return (
			(times.length > 0 && !isTimed) ||
			[...clause.parts.keys()].some(
				(at) => isWhen(at) && !isSaidBehind(at, clause, said),
			)
		);
	});
}

function isSaidBehind(
	at: number,
	{ words }: Clause,
	said: ReadonlySet<number>,
): boolean {
	return words.some((one) => one > at && said.has(one));
}

/** "5 teams" of "a team of 5 people": who is counted is left out, and something else is. */
function countsOthers({ line, reading, covers }: Sides): boolean {
	const said = placesUsed(covers, { reading });
	return covers.some(({ figure, last }) => {
		if (figure?.kind !== "count") return false;
		const people = figure.last + 1;
		const isPeople = hitsOn(reading.hits, people).some(
			({ kind, concept }) => kind === "thing" && concept === "staff",
		);
		if (!isPeople || said.has(people)) return false;
		const place = placeOf(nextWord(last, line), covers);
		return place !== null && place !== people;
	});
}

function nextWord(last: number, { words }: Reading): number {
	return words.findIndex(
		({ isSmall, figure }, at) => at > last && !isSmall && !figure,
	);
}

function placeOf(at: number, covers: readonly Cover[]): number | null {
	return (
		covers.find(({ first, last }) => first <= at && at <= last)?.target
			?.place ?? null
	);
}

/** "Fixed the user experience" of "fixed bugs to enhance the user experience": what another deed was done to. */
function takesObject({ clause: line, pairs }: QuotedClause): boolean {
	const { head, reading } = line;
	const object = line.words.find((at) => at > (head ?? at));
	// In English any word may be a deed; elsewhere the parts of a sentence tell.
	if (reading.language !== "en" || head === null || object === undefined)
		return false;
	if (reading.words[object]?.figure || !isDirect(head, object, reading))
		return false;
	// "Help clients plan" names whom the person helped, not what was done.
	if (hitsOn(reading.hits, head).some(({ kind }) => kind === "limit"))
		return false;
	return factsOf(pairs).some((fact) => {
		const held = fact.clauses.map((clause) => ({
			clause,
			place: (at: number) =>
				placeOf(at, align(line, { fact, clause, entry: null }).covers),
		}));
		const own = held.filter(
			({ clause, place }) =>
				clause.head !== null && place(head) === clause.head,
		);
		const isOwn = own.some(
			({ clause, place }) =>
				place(object) !== null || clause.words.length === 1,
		);
		return (
			own.length > 0 &&
			!isOwn &&
			held.some(
				({ clause, place }) =>
					clause.head !== null &&
					place(object) !== null &&
					place(object) !== clause.head,
			)
		);
	});
}

/** Nothing but an article stands between. */
function isDirect(
	from: number,
	to: number,
	{ words, vocabularies: [own] }: Reading,
): boolean {
	return words
		.slice(from + 1, to)
		.every(({ folded }) => own?.determiners.has(folded) ?? false);
}
