// Words of a line that need no word of the fact: a smaller claim, a light verb beside the deed it carries, "as a", a change
// its two figures show.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Hit, hitsOn } from "../clauses/hits.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import { isSameWord } from "../clauses/vocabulary.ts";
import { fieldOf, isEntryLine, isInSection } from "../profile/content-path.ts";
import { type Cover, figuresIn, type Side, textOf } from "./alignment.ts";
import { isAppliedFor } from "./applied-for.ts";
import { directlyAfter } from "./bound-words.ts";
import { changeDirectionOf, figureChangesOf } from "./changes.ts";
import { coverWord } from "./cover-words.ts";
import { targetsOf } from "./targets.ts";
import { isTopic } from "./topics.ts";
import type { Step } from "./verdict.ts";

/** Limits that make less of a deed may always be said. */
const WEAKER: ReadonlySet<string> = new Set([
	"help",
	"part",
	"worked",
	"share",
	"partly",
	"nearly",
	"tried",
]);

/** What needs no cover: a smaller claim, a light verb beside the deed it carries, "as a", "responsible for" before a deed. */
export function freeCover(line: Clause, at: number, side: Side): Cover | null {
	const around = hitsOn(line.reading.hits, at);
	return (
		weakerCover(line, around) ??
		framingCover(line, around) ??
		peopleCover(line, around, side) ??
		studyCover(around, side) ??
		figureCover(line, around, side) ??
		shownCover(line, around, side) ??
		carriedCover(line, at, side)
	);
}

type Place = { first: number; last: number };

const freely = (place: Place, step: Step | null = null): Cover => ({
	...place,
	origin: "free",
	target: null,
	figure: null,
	hit: null,
	step,
});

/** What the step makes of the words in place. */
const freelyBy = (
	step: "weaken" | "round" | "derive",
	place: Place,
	{ reading }: Clause,
): Cover =>
	freely(place, { step, to: textOf(reading, place.first, place.last) });

function weakerCover(line: Clause, around: readonly Hit[]): Cover | null {
	const weaker = around.find(
		({ kind, concept }) => kind === "limit" && WEAKER.has(concept),
	);
	return weaker ? freelyBy("weaken", weaker, line) : null;
}

function framingCover(line: Clause, around: readonly Hit[]): Cover | null {
	const framing = longest(
		around.filter(
			(hit) =>
				hit.kind === "as" ||
				hit.kind === "framing" ||
				(hit.kind === "filler" && isEmpty(hit, line) && !isRate(hit, line)),
		),
	);
	return framing ? freely(framing) : null;
}

/** "$18,400 a year" of "$18,400": how often is a claim, but for "in the year 2023", which the figure says. */
function isRate({ first, last }: Hit, { hits, reading }: Clause): boolean {
	const isTime = hits.some(
		(hit) =>
			(hit.kind === "period" || hit.kind === "time") &&
			hit.first <= last &&
			first <= hit.last,
	);
	return (
		isTime &&
		!reading.figures.some(
			(figure) =>
				figure.kind === "year" &&
				(figure.first === last + 1 || figure.last === first - 1),
		)
	);
}

/** "A brigade of 7 people" of "a brigade of 7": of a group people are counted, whatever else its figure leaves unsaid. */
function peopleCover(
	line: Clause,
	around: readonly Hit[],
	{ clause }: Side,
): Cover | null {
	const people = longest(
		around.filter(
			({ kind, concept }) =>
				kind === "filler" || (kind === "thing" && concept === "staff"),
		),
	);
	const said =
		people && figuresIn(line).find(({ last }) => last === people.first - 1);
	if (!people || said?.kind !== "count") return null;
	const isOfGroup = figuresIn(clause).some(
		(known) =>
			known.kind === "count" &&
			known.low === said.low &&
			known.values.some((value) => said.values.includes(value)) &&
			directlyAfter(known, clause).length === 0 &&
			clause.hits.some(
				({ kind, concept, last }) =>
					kind === "thing" &&
					GROUPS.has(concept) &&
					last < known.first &&
					known.first - last <= MOST_BETWEEN,
			),
	);
	return isOfGroup ? freely(people) : null;
}

const GROUPS: ReadonlySet<string> = new Set([
	"team",
	"parts of team",
	"working group",
	"shift",
	"night shift",
]);

/** "Studying for a diploma": a study that goes on is studied. */
function studyCover(around: readonly Hit[], { clause }: Side): Cover | null {
	const studying = longest(around.filter(({ kind }) => kind === "studying"));
	return studying && clause.limits.has("ongoing") ? freely(studying) : null;
}

/** "Per cent" beside a figure that is one, "several" for what the fact counts. */
function figureCover(
	line: Clause,
	around: readonly Hit[],
	{ clause }: Side,
): Cover | null {
	const thing = (name: string) =>
		around.find(({ kind, concept }) => kind === "thing" && concept === name);
	const rate = thing("per cent");
	if (rate && figuresIn(clause).some(({ kind }) => kind === "percent"))
		return freely(rate);
	const several = thing("several");
	return several && isSeveral(clause) ? freelyBy("round", several, line) : null;
}

function shownCover(
	line: Clause,
	around: readonly Hit[],
	{ clause }: Side,
): Cover | null {
	const shown = around.find(
		(hit) =>
			isShown(hit, line, clause) ||
			hit.kind === "instead" ||
			hit.kind === changeDirectionOf(line.reading, clause.reading),
	);
	return shown ? freelyBy("derive", shown, line) : null;
}

/** Words that claim nothing of their own beside the deed, the paper or the title they stand with. */
function carriedCover(line: Clause, at: number, side: Side): Cover | null {
	const { clause, fact } = side;
	const light = hitsOn(line.reading.hits, at).find(
		({ kind, concept, last }) =>
			(kind === "deed" && isLight(concept, { line, clause, last })) ||
			(kind === "carrying" && carriesOwn(last, line, side)),
	);
	if (light) return freely(light);
	const isTitled = /_title$/.test(fact.path);
	const isFree =
		isBringingIn(line, at, side) ||
		isEach(line, at, side) ||
		isExperience(line, at, side) ||
		((isTitled || isOfSummary(line, at, side)) && isBeing(line, at));
	return isFree ? freely({ first: at, last: at }) : null;
}

/** "My B1 level", "a certificate I have held": of a language or a paper the profile lists. */
function isBringingIn({ reading }: Clause, at: number, { fact }: Side) {
	const word = reading.words[at];
	const [own] = reading.vocabularies;
	if (!word || !own?.listing.has(word.folded)) return false;
	if (own.holding.has(word.folded) && isAppliedFor(fact)) return false;
	if (isInSection(fact.path, "languages")) return !own.papers.has(word.folded);
	return (
		isInSection(fact.path, "certifications") &&
		(!own.papers.has(word.folded) ||
			/^[sz]?.{0,2}certif|^[sz]ertif/.test(word.folded))
	);
}

/** "700 students each term" of "700 students a term": how often, where the fact counts by the same time. */
function isEach(line: Clause, at: number, { clause, ...side }: Side): boolean {
	const [own] = line.reading.vocabularies;
	const [word, next] = [line.reading.words[at], at + 1];
	if (!word || !own?.each.has(word.folded)) return false;
	const cover = coverWord(line, next, targetsOf({ ...side, clause }));
	if (cover?.origin !== "clause" || !cover.target) return false;
	const { words, vocabularies } = clause.reading;
	const { place } = cover.target;
	const before = words[place - 1]?.folded ?? "";
	const isCounted = figuresIn(clause).some(({ last }) => last < place - 1);
	return (
		isCounted &&
		vocabularies.some(
			({ each, single }) => each.has(before) || single.has(before),
		)
	);
}

/** "Nurse with experience in elderly care" of "nurse in elderly care": who does something has experience of it. */
function isExperience(line: Clause, at: number, side: Side): boolean {
	const { clause, fact } = side;
	const isNamed = hitsOn(line.reading.hits, at).some(
		({ kind, concept, first, last }) =>
			kind === "thing" && concept === "experience" && first === last,
	);
	const next = line.words.find((one) => one > at);
	const isProse = isEntryLine(fact.path) || fieldOf(fact.path) === "summary";
	return (
		isNamed &&
		isProse &&
		next !== undefined &&
		line.reading.words[at + 1]?.isSmall === true &&
		!line.reading.words[next]?.figure &&
		!clause.isPurpose &&
		clause.limits.size === 0 &&
		clause.negations === 0 &&
		!clause.hits.some(({ kind }) => UNDONE.has(kind)) &&
		coverWord(line, next, targetsOf(side))?.origin === "clause"
	);
}

/** Who learns of something, lacks it or sees others do it has no experience of it. */
const UNDONE: ReadonlySet<Hit["kind"]> = new Set([
	"learning",
	"lacking",
	"studying",
	"others",
	"somebody",
	"following",
	"applying",
]);

/** "Soy maestra" of a summary that begins "Maestra". */
function isOfSummary(line: Clause, at: number, side: Side): boolean {
	const next = line.words.find((one) => one > at);
	const cover =
		next !== undefined && fieldOf(side.fact.path) === "summary"
			? coverWord(line, next, targetsOf(side))
			: null;
	const place = cover?.origin === "clause" ? cover.target?.place : undefined;
	return (
		place !== undefined &&
		place === side.clause.words[0] &&
		place !== side.clause.head
	);
}

/** "I am head of reception": the title says so. */
function isBeing({ reading }: Clause, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		(reading.vocabularies[0]?.being.has(word.folded) ?? false)
	);
}

const FALLING: ReadonlySet<string> = new Set(["down", "fall"]);
const RISING: ReadonlySet<string> = new Set(["up", "rise", "rise deed"]);

/** "Fell" and "rose" where the line says from how much to how much, and the fact too; who made it so is not said. */
function isShown(hit: Hit, line: Clause, clause: Clause): boolean {
	const isDeed = hit.kind === "deed";
	const isFall = hit.kind === "lower" || (isDeed && FALLING.has(hit.concept));
	const isRise = hit.kind === "higher" || (isDeed && RISING.has(hit.concept));
	const beside = line.hits.filter(({ first }) => first === hit.first);
	if (!beside.some(({ kind }) => kind === "happening")) return false;
	if (hit.first === line.words[0]) return false;
	const isNeutral = hit.kind === "happening" && !beside.some(isWay);
	if (!(isNeutral || isFall || isRise)) return false;
	const [from, to] = endsOf(line);
	const [start, end] = endsOf(clause);
	if (!start || !end)
		return !isNeutral && isSigned(clause, isFall ? "down" : "up");
	const isSame = isSameEnd(from, start) && isSameEnd(to, end);
	if (isNeutral) return isSame;
	if (from !== undefined && !isSame) return false;
	return isFall
		? firstValue(start) > firstValue(end)
		: firstValue(start) < firstValue(end);
}

/** Says which way something went, or that somebody made it so; "went from 3 to 5" says neither. */
function isWay({ kind, concept }: Hit): boolean {
	if (kind === "deed") return WAYS.has(concept);
	return kind === "higher" || kind === "lower";
}

const WAYS: ReadonlySet<string> = new Set([
	...FALLING,
	...RISING,
	"improve",
	"expand",
	"save",
	"faster",
	"shorten",
	"exceed",
]);

/** "Consumption –18 %" fell. */
function isSigned(clause: Clause, sign: "up" | "down"): boolean {
	const signed = figuresIn(clause).filter((figure) => figure.sign !== null);
	return signed.length > 0 && signed.every((figure) => figure.sign === sign);
}

/** From how much to how much. */
function endsOf(clause: Clause): (Figure | undefined)[] {
	const figures = figuresIn(clause);
	return (["from", "to"] as const).map((end) =>
		figures.find(({ role }) => role === end),
	);
}

/** "From 1.1 to 1.4 million" is from 1,100,000 to 1,400,000. */
function isSameEnd(said: Figure | undefined, known: Figure): boolean {
	return said?.values.some((value) => known.values.includes(value)) ?? false;
}

const firstValue = ({ values: [value = 0] }: Figure) => value;

/** Whose work it is cannot be said of a thing: a team is not prepared. */
const PEOPLE: ReadonlySet<string> = new Set([
	"team",
	"staff",
	"member staff",
	"colleague",
	"department",
]);
/** Whoever only names a meeting may have sat in it. */
const EVENTS: ReadonlySet<string> = new Set([
	"meeting",
	"briefing",
	"conference",
	"trade fair",
	"event",
]);
const NEAR = 3;

/** "Prepare the rotas" of "rotas of nine receptionists": a line of an entry that only names a thing says that it was the work. */
function carriesOwn(last: number, line: Clause, side: Side): boolean {
	if (!isEntryLine(side.fact.path) || othersDeeds(side.clause).length > 0)
		return false;
	// "Routines that the nurse drew up", "complaints, dealt with by the supervisor".
	const isSaidOf = side.fact.clauses.some(
		(own) =>
			own.reading === side.clause.reading &&
			own !== side.clause &&
			othersDeeds(own).some(
				({ deed }) => own.link === "relative" || deed === own.words[0],
			),
	);
	if (isSaidOf || isTopicOfDeed(side) || isChanged(side)) return false;
	const [next, ...others] = objectsOf(last, line);
	if (next === undefined) return false;
	// "A shift plan for eight colleagues" plans no colleagues; "a strong team" is people.
	const object = [next, ...others.filter((at) => isRunning(next, at, line))];
	const isOther = line.hits.some(
		({ kind, concept, first }) =>
			kind === "thing" &&
			(PEOPLE.has(concept) || EVENTS.has(concept)) &&
			object.includes(first),
	);
	const cover = coverWord(line, next, targetsOf(side));
	return !isOther && cover?.origin === "clause";
}

/** "Sales went from 3 to 5": nobody says who took them there. */
function isChanged({ clause: { reading, parts } }: Side): boolean {
	return figureChangesOf(reading).some(
		({ from, to }) => parts.has(from.first) && parts.has(to.first),
	);
}

/** "Warehouse: I print the labels": whoever names the warehouse says nothing of what was done to it. */
function isTopicOfDeed({ fact, clause }: Side): boolean {
	return (
		isTopic(clause) &&
		fact.clauses.some(
			({ reading, head }) => reading === clause.reading && head !== null,
		)
	);
}

/** The words a deed may be done to: those behind it, in a language whose verbs stand last those before it. */
function objectsOf(last: number, { words, reading }: Clause): number[] {
	const isPlain = (at: number) => !reading.words[at]?.figure;
	const following = words.filter((at) => at > last && isPlain(at));
	if (following.length > 0 || !VERB_LAST.has(reading.language))
		return following.slice(0, NEAR);
	return words.filter((at) => at < last && isPlain(at)).slice(0, NEAR);
}

const VERB_LAST: ReadonlySet<string> = new Set(["de", "nl"]);

/** Whether no preposition parts a word from one behind it. */
function isRunning(from: number, to: number, { reading }: Clause): boolean {
	const [own] = reading.vocabularies;
	return reading.words
		.slice(from + 1, to)
		.every(
			({ isSmall, folded }) =>
				!isSmall || (own?.determiners.has(folded) ?? false),
		);
}

const MOST_BETWEEN = 4;

/** "System", "tasks": a lone word says nothing, unless it is what was done or what was counted. */
function isEmpty({ first, last }: Hit, { reading, head, link }: Clause) {
	if (last > first) return true;
	// "Llevo cinco años": how long, not what.
	const isHowLong = reading.figures.some(
		(figure) =>
			figure.kind === "time" &&
			figure.first > last &&
			figure.first - last <= MOST_BETWEEN,
	);
	if (isHowLong) return true;
	const isDeed = first === head && link !== "attached" && link !== "relative";
	return !isDeed && reading.words[first - 1]?.figure?.kind !== "count";
}

/** "Several" is true of any number above one. */
function isSeveral(clause: Clause): boolean {
	return figuresIn(clause).some(
		({ kind, values }) =>
			kind === "count" && values.every((value) => value >= 2),
	);
}

function longest(hits: readonly Hit[]): Hit | undefined {
	return hits.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0];
}

/** "Conducted an analysis", "responsible for coordinating": the deed follows and is the fact's own. */
function isLight(
	concept: string,
	{ line, clause, last }: { line: Clause; clause: Clause; last: number },
): boolean {
	if (!LIGHT.has(concept)) return false;
	const following = line.words.filter((at) => at > last);
	const [next] = following;
	const { head } = clause;
	if (next === undefined) return false;
	if (head === null) return carriesNoun(following, line, clause);
	return (
		isDeedAt(line.reading, next) &&
		(isSameWordAt(line, next, { clause, head }) ||
			conceptsAt(line, next).some((one) =>
				conceptsAt(clause, head).includes(one),
			))
	);
}

const OBJECT = 5;

/** "Carry out the annual discharge tests" of "annual discharge tests": the fact names the deed with a noun and says no verb. */
function carriesNoun(
	following: readonly number[],
	line: Clause,
	clause: Clause,
): boolean {
	return following
		.slice(0, OBJECT)
		.some(
			(at) =>
				isDeedAt(line.reading, at) &&
				!hitsOn(line.reading.hits, at).some(
					({ kind, concept }) => kind === "thing" && EVENTS.has(concept),
				) &&
				clause.words.some((head) => isSameWordAt(line, at, { clause, head })),
		);
}

const LIGHT: ReadonlySet<string> = new Set(["perform", "duty", "provide"]);

function isSameWordAt(
	{ reading }: Clause,
	at: number,
	{ clause, head }: { clause: Clause; head: number },
): boolean {
	const [word, own] = [reading.words[at], clause.reading.words[head]];
	return (
		word !== undefined &&
		own !== undefined &&
		reading.vocabularies.some(({ forms }) => isSameWord(word, own, forms))
	);
}

function conceptsAt({ hits }: Clause, at: number): string[] {
	return hits.flatMap(({ kind, first, concept, isStronger }) =>
		kind === "deed" && first === at && !isStronger ? [concept] : [],
	);
}
