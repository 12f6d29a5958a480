// What a proved line may leave out. A line that says all of a sentence of a fact, no word more and no word less, hardly ever says
// something else; what misleads nearly always leaves something out. So each word of a sentence a line draws on is said, or is one
// of the few whose absence makes no claim larger: a verb that says no more than that it was done, a figure another one implies, a
// deed beside the one that is said, the school behind a degree.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Hit, hitsOn, isCarrying } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isDone } from "../clauses/verb-forms.ts";
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { SUMMARY_WORDS } from "../language/tables/summary-of-languages.ts";
import { fieldOf, isInSection } from "../profile/content-path.ts";
import type { Alignment, Cover } from "./alignment.ts";
import { saysShare } from "./change-words.ts";
import { comparedIn } from "./changes.ts";
import { isAddition, isDescription } from "./described.ts";
import type { Entry } from "./entry.ts";
import type { Ground, GroundFact } from "./ground.ts";
import { isAnd } from "./kept-sides.ts";
import { isKeptIn } from "./limit-flaws.ts";
import { namesMeasure } from "./measure-words.ts";
import {
	isCompany,
	isOthersPart,
	mayBeOmitted,
	TYING,
} from "./omitted-clauses.ts";
import { isOfRemark } from "./omitted-remarks.ts";
import { saysPaper } from "./paper-remarks.ts";
import { turnedIn } from "./turned-results.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line leaves out nothing that its facts need to be true. */
export function leavesOutNothing(
	chosen: readonly Alignment[],
	{ entries, profile, language }: Ground,
	today?: string,
): boolean {
	const covers = chosen.flatMap((one) => one.covers);
	if (
		!chosen.every(({ fact }) =>
			saysPaper(fact, { profile, language, chosen, today }),
		)
	)
		return false;
	if (leavesOutCompany(chosen, covers) || chosen.some(cutsFigure)) return false;
	if (chosen.some((one) => leavesOutCounted(one, covers))) return false;
	if (chosen.every(isOnlyCut)) return true;
	const lines = [...new Set(chosen.map(({ line }) => line.reading))];
	const drawnOn = new Map<Reading, GroundFact>();
	for (const { fact, clause } of chosen)
		if (isSentence(fact.path)) drawnOn.set(clause.reading, fact);
	return [...drawnOn].every(([reading, fact]) => {
		const isTurned = chosen.some(
			(one) => one.clause.reading === reading && beginsInside(one),
		);
		const turned = new Set(
			chosen.flatMap((one) => turnedIn(one, fact.clauses)),
		);
		const said = { ...saidIn(reading, covers), isTurned, turned };
		const entry = entries.get(fact.entry ?? fact.path) ?? null;
		return fact.clauses
			.filter((clause) => clause.reading === reading)
			.every((clause, _, all) =>
				keepsClause(clause, { said, all, entry, lines }),
			);
	});
}

/** Whether a sentence is told without the clause that says with whom. */
function leavesOutCompany(
	chosen: readonly Alignment[],
	covers: readonly Cover[],
): boolean {
	return chosen.some(({ fact, clause: { reading } }) => {
		const { places } = saidIn(reading, covers);
		return fact.clauses.some(
			(one) =>
				one.reading === reading &&
				isCompany(one) &&
				!one.words.some((at) => places.has(at)),
		);
	});
}

const LONG_FIGURE = 3;

/** "An hour" of "an hour and a half". */
function cutsFigure({ covers, clause: { reading } }: Alignment): boolean {
	return covers.some(
		({ target, figure }) =>
			figure === null &&
			target?.reading === reading &&
			reading.figures.some(
				({ first, last }) =>
					last - first + 1 >= LONG_FIGURE &&
					first <= target.place &&
					target.last <= last &&
					target.last - target.place < last - first,
			),
	);
}

/** "Eight passed" of "eight interns passed": of whom it is told. */
function leavesOutCounted(
	{ covers: own, clause: { reading }, line }: Alignment,
	covers: readonly Cover[],
): boolean {
	const said = placesUsed(covers, { reading });
	return own.some(({ figure, last }) => {
		if (figure?.kind !== "count" || figure.unit !== "") return false;
		if (!isDoneAt(last + 1, line.reading)) return false;
		const counted = runBehind(figure.last, reading);
		return counted.length > 0 && !counted.some((at) => said.has(at));
	});
}

/** The words behind a place that nothing parts from it, up to what was done. */
function runBehind(from: number, reading: Reading): number[] {
	const { words } = reading;
	const run: number[] = [];
	for (let at = from + 1; at < words.length; at += 1) {
		const word = words[at];
		if (!word || word.isSmall || word.figure || word.gap !== " ") break;
		if (isDoneAt(at, reading)) break;
		run.push(at);
	}
	return run;
}

function isDoneAt(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return word !== undefined && !word.isSmall && isDone(word, reading);
}

/** The fact's own words in their order: a line may be cut or paraphrased, never both at once. */
function isOnlyCut(alignment: Alignment): boolean {
	const { covers, clause, line } = alignment;
	let reached = -1;
	return (
		!leavesOutPeriod(alignment) &&
		covers.every((cover) => {
			const { target, figure } = cover;
			if (target?.reading !== clause.reading) return false;
			const isNext = target.place > reached;
			reached = target.last;
			return isNext && (figure !== null || isLetterByLetter(cover, line));
		})
	);
}

/** What is known by its meaning may still be said in the fact's own words: "store locations". */
function isLetterByLetter(
	{ first, last, target, step, hit }: Cover,
	{ reading }: Clause,
): boolean {
	if (hit === null) return step === null;
	const own = target?.reading.words.slice(target.place, target.last + 1) ?? [];
	const said = reading.words.slice(first, last + 1);
	return (
		said.length === own.length &&
		said.every(({ folded }, at) => folded === own[at]?.folded)
	);
}

/** "Reception at night" of "reception at night, twice a month". */
function leavesOutPeriod({ covers, clause, line }: Alignment): boolean {
	const said = placesUsed(covers, clause);
	return clause.hits.some(
		(hit) =>
			isCutPeriod(hit, clause, { said, lines: [line.reading] }) ||
			(hit.kind === "period" &&
				!said.has(hit.first) &&
				!said.has(hit.last) &&
				clause.words.some((at) => hit.first <= at && at <= hit.last) &&
				!isOfOmitted(hit, clause, said)),
	);
}

/** "Every week" of "every fourth week". */
function isCutPeriod(
	{ kind, concept, first, last }: Hit,
	{ reading }: Pick<Clause, "reading">,
	{ said, lines }: { said: ReadonlySet<number>; lines: readonly Reading[] },
): boolean {
	const own = range(first, last).filter((at) => !reading.words[at]?.isSmall);
	return (
		kind === "period" &&
		own.some((at) => said.has(at)) &&
		own.some((at) => !said.has(at)) &&
		!lines.some(({ hits }) =>
			hits.some((one) => one.kind === kind && one.concept === concept),
		)
	);
}

/** ", with cash counts of £2,000 a day": how often is said of something that is left out with it. */
function isOfOmitted(
	{ first, last }: Pick<Hit, "first" | "last">,
	{ reading: { words } }: Clause,
	said: ReadonlySet<number>,
): boolean {
	const isSign = (at: number) =>
		/[,;:(]/.test(words[at]?.gap ?? "") && !words[at]?.figure;
	let begin = first;
	while (begin > 0 && !isSign(begin)) begin -= 1;
	const before = range(begin, first - 1);
	return (
		begin > 0 &&
		!range(begin, last).some((at) => said.has(at)) &&
		before.filter((at) => !words[at]?.isSmall && !words[at]?.figure).length >=
			LEAST_WORDS
	);
}

/** "Twice a month" says how often, and nothing of what. */
const LEAST_WORDS = 2;

function range(from: number, to: number): number[] {
	return Array.from(
		{ length: Math.max(0, to - from + 1) },
		(_, nr) => from + nr,
	);
}

/** "Delegate for the drill" of "drill prepared with the delegate". */
function beginsInside({ line, clause, covers }: Alignment): boolean {
	const at = headOfFirst(line.reading);
	const place = covers.find(
		({ first, origin, target }) =>
			first === at && origin === "clause" && target?.reading === clause.reading,
	)?.target?.place;
	return (
		place !== undefined &&
		// "Ho controllato": an auxiliary is no preposition.
		place !== clause.head &&
		isBehindPreposition(place, clause.reading) &&
		!isBehindPreposition(at, line.reading)
	);
}

/** "Jest unit tests": an English phrase is what its last word names. */
function headOfFirst({ words, language }: Reading): number {
	const first = words.findIndex(({ isSmall, figure }) => !isSmall && !figure);
	let at = first;
	while (
		language === "en" &&
		words[at + 1]?.gap === " " &&
		words[at + 1]?.isSmall === false &&
		words[at + 1]?.figure === null
	)
		at += 1;
	return at;
}

function isBehindPreposition(
	at: number,
	{ words, hits, vocabularies: [own] }: Reading,
): boolean {
	let before = at - 1;
	while (own?.determiners.has(words[before]?.folded ?? "")) before -= 1;
	const word = words[before];
	return (
		word?.isSmall === true &&
		word.figure === null &&
		!/[,;:.()]/.test(words[before + 1]?.gap ?? "") &&
		!own?.self.has(word.folded) &&
		!own?.being.has(word.folded) &&
		!hits.some(
			({ kind, first, last }) =>
				(kind === "of" || kind === "link") && first <= before && before <= last,
		)
	);
}

/** A skill, a tool or a language is named by any part of its name; what limits it is held elsewhere. */
function isSentence(path: string): boolean {
	return (
		!isInSection(
			path,
			"skills",
			"software",
			"languages",
			"interests",
			"education",
			"certifications",
		) &&
		!/_(?:name|title)$/.test(path) &&
		(fieldOf(path) === "summary" || !isInSection(path, "personal"))
	);
}

type Said = {
	places: ReadonlySet<number>;
	figures: ReadonlySet<Figure>;
	/** Words said as part of a name or a title. */
	names: ReadonlySet<string>;
	/** Whether a figure of the line follows from two of the fact. */
	isDerived: boolean;
	/** Whether the line begins with what only stood behind a preposition. */
	isTurned: boolean;
	/** Clauses of things whose effect the line tells first. */
	turned: ReadonlySet<Clause>;
};

function saidIn(
	reading: Reading,
	covers: readonly Cover[],
): Omit<Said, "isTurned" | "turned"> {
	return {
		places: placesUsed(covers, { reading }),
		figures: new Set(covers.flatMap(({ figure }) => figure ?? [])),
		isDerived: covers.some(({ step }) => step?.step === "derive"),
		names: new Set(
			covers.flatMap(({ origin, target }) =>
				target && (origin === "name" || origin === "title")
					? target.reading.words
							.slice(target.place, target.last + 1)
							.map(({ folded }) => folded)
					: [],
			),
		),
	};
}

type Given = {
	said: Said;
	/** The clauses of the sentence. */
	all: readonly Clause[];
	entry: Entry | null;
	/** What the line says. */
	lines: readonly Reading[];
};

function keepsClause(clause: Clause, given: Given): boolean {
	const { reading, words } = clause;
	const left = words.filter((at) => !isSaid(at, reading, given));
	// A word that another clause says too tells nothing of this one.
	const isOmitted = words.every((at) => !isStatedAt(at, reading, given));
	if (isOmitted && left.length > 0)
		return (
			mayBeOmitted(clause, given) ||
			isAddition(clause, given) ||
			left.every((at) => isAside(at, clause, given))
		);
	return left.every((at) => isAside(at, clause, given));
}

/** Whether the line has this very word, or its figure. */
function isStatedAt(
	at: number,
	{ words }: Pick<Reading, "words">,
	{ said, lines }: Pick<Given, "said" | "lines">,
): boolean {
	const word = words[at];
	if (!word) return false;
	const { figure, folded } = word;
	return (
		said.places.has(at) ||
		said.names.has(folded) ||
		(figure !== null &&
			(said.figures.has(figure) ||
				lines.some(({ figures }) =>
					figures.some((one) => isEndOf(figure, one)),
				)))
	);
}

function isSaid(at: number, reading: Reading, { said, lines }: Given): boolean {
	const { words, hits, vocabularies } = reading;
	const word = words[at];
	if (!word || isStatedAt(at, { words }, { said, lines })) return true;
	if (word.figure) return false;
	if (
		isSmallIn(lines, word.folded) ||
		isTogether(at, { words, vocabularies }, said)
	)
		return true;
	if (isSaidElsewhere(at, words, said)) return true;
	if (isTermSaid(at, hits, said)) return true;
	return hitsOn(hits, at).some(
		(hit) =>
			(isCarrying(hit) && !said.isTurned) ||
			(isSaidWithin(hit, said) &&
				!isCutPeriod(hit, { reading }, { said: said.places, lines })) ||
			isKeptLimit(hit, { lines }),
	);
}

/** "Contribution à la préparation" of "aide à la préparation": another word for the same limit. */
function isKeptLimit(
	{ kind, concept }: Hit,
	{ lines }: Pick<Given, "lines">,
): boolean {
	return kind === "limit" && lines.some((line) => isKeptIn(concept, line));
}

/** "16 to 18" is said by one figure of the line and written by two of the fact. */
function isEndOf({ unit, values }: Figure, range: Figure): boolean {
	return (
		range.low !== null &&
		range.unit === unit &&
		values.every((value) => value === range.low || range.values.includes(value))
	);
}

/** "Together with two colleagues", where they are named. */
function isTogether(
	at: number,
	{ words, vocabularies: [own] }: Pick<Reading, "words" | "vocabularies">,
	{ places }: Said,
): boolean {
	const isCompany = own?.company.has(words[at]?.folded ?? "") ?? false;
	return isCompany && [1, 2, 3, 4].some((more) => places.has(at + more));
}

/** A small word of the line's language in a fact that was read in another. */
function isSmallIn(lines: readonly Reading[], folded: string): boolean {
	return lines.some(
		({ vocabularies: [own] }) => own?.small.has(folded) ?? false,
	);
}

/** "Drivers' rotas to drivers' hours", "taxes in the tax season": said once, it need not be said again. */
function isSaidElsewhere(
	at: number,
	words: Reading["words"],
	{ places }: Said,
): boolean {
	const word = words[at];
	return words.some(
		({ folded, roots }, other) =>
			other !== at &&
			places.has(other) &&
			(folded === word?.folded ||
				roots.some((root) => word?.roots.includes(root))),
	);
}

/** "Hemodialysis … (the dialysis itself)": one thing under two names. */
function isTermSaid(at: number, hits: readonly Hit[], said: Said): boolean {
	const own = hitsOn(hits, at).filter(({ kind }) => kind === "term");
	return hits.some(
		(other) =>
			other.kind === "term" &&
			own.some(
				({ concept, first }) =>
					concept === other.concept && first !== other.first,
			) &&
			isSaidWithin(other, said),
	);
}

/** Any word of a phrase stands for all of it. */
function isSaidWithin({ first, last }: Hit, { places }: Said): boolean {
	for (let at = first; at <= last; at += 1) if (places.has(at)) return true;
	return false;
}

/** What says nothing that is missed. */
function isAside(at: number, clause: Clause, given: Given): boolean {
	return (
		(!given.said.isTurned && isPlainDeed(at, clause)) ||
		(at === clause.head && given.said.turned.has(clause)) ||
		isPraise(at, clause) ||
		isAll(at, clause) ||
		isResponsibility(at, clause, given) ||
		isKind(at, clause) ||
		isKindOfSaid(at, clause, given) ||
		isMeasureOfSaid(at, clause, given) ||
		isInOwnPart(at, clause, given) ||
		isOthersPart(at, clause, given) ||
		isOfRemark(at, clause, given) ||
		isDescription(at, clause, given) ||
		isImplied(at, clause, given) ||
		isOfShare(at, clause, given) ||
		isOfEntry(at, clause, given)
	);
}

/** "Responsible for preparing patients": under an entry whoever names the deed says no less, and nothing that isn't so. */
function isResponsibility(
	at: number,
	{ reading: { language, words } }: Clause,
	{ said }: Given,
): boolean {
	const lead = LEADS.get(language)?.exec(
		words.map(({ text }) => text).join(" "),
	)?.[0];
	if (lead === undefined) return false;
	const count = lead.trim().split(/\s+/u).length;
	return at < count && said.places.has(count);
}

const LEADS = new Map<string, RegExp>(
	LANGUAGE_CODES.map((code) => [
		code,
		new RegExp(`^(?:${SUMMARY_WORDS[code].responsible})`, "iu"),
	]),
);

/** That it was done says whoever names it under an entry. */
const DOING: ReadonlySet<string> = new Set([
	"perform",
	"handle",
	"operate",
	"run",
	"build",
	"make",
	"create",
	"produce",
	"process",
	"provide",
	"keep",
	"write",
	"draft",
	"develop",
	"design",
	"program",
]);

function isPlainDeed(at: number, { hits }: Clause): boolean {
	return (
		hits.some(
			({ kind, concept, first }) =>
				kind === "deed" && first === at && DOING.has(concept),
		) && !hits.some(({ kind, first }) => kind === "limit" && first === at)
	);
}

/** "Apprentices and a helper": of what "and" joins each may be named alone. */
function isInOwnPart(at: number, clause: Clause, { said }: Given): boolean {
	const { parts, words, reading, hits, head } = clause;
	const part = parts.get(at);
	const own = words.filter((one) => parts.get(one) === part);
	const [first = 0] = own;
	const isJoined = reading.hits.some(
		({ kind, concept, last }) =>
			kind === "link" &&
			concept === "and" &&
			last < first &&
			reading.words.slice(last + 1, first).every(({ isSmall }) => isSmall),
	);
	return (
		isJoined &&
		!own.some((one) => one === head || said.places.has(one)) &&
		!own.some((one) => reading.words[one]?.figure) &&
		!hits.some(
			({ kind, first: one }) => TYING.has(kind) && parts.get(one) === part,
		)
	);
}

/** "58 %", "2022" and "rose" of "rose from 58 % to 66 % in 2022", where eight points are said. */
function isImplied(
	at: number,
	{ head, reading }: Clause,
	{ said, lines }: Given,
): boolean {
	const compared = lines
		.flatMap((line) => comparedIn(line, reading))
		.flatMap(({ from, to, years }) => [from, to, ...(years ?? [])]);
	const known = compared.filter((figure) => said.figures.has(figure));
	if (!said.isDerived && known.length < 2) return false;
	const figure = reading.words[at]?.figure ?? null;
	if (figure === null)
		return compared.length > 0 && (at === head || isOfChange(at, reading));
	return compared.includes(figure);
}

/** "Reducing load time by 50%" of a line that says "halved". */
function isOfShare(
	at: number,
	{ reading }: Clause,
	{ lines }: Pick<Given, "lines">,
): boolean {
	return lines.some(({ figures }) =>
		figures.some((said) => saysShare(at, reading.hits, said)),
	);
}

/** "Successfully": who leaves it out claims less. */
function isPraise(at: number, { reading }: Clause): boolean {
	return hitsOn(reading.hits, at).some(
		({ kind, concept }) => kind === "absolute" && PRAISE.has(concept),
	);
}

const PRAISE: ReadonlySet<string> = new Set(["success", "expert", "most"]);

/** "All in GitLab", "all 40 fridges": whoever leaves it out says no more, where nothing is denied, nearly so or measured. */
function isAll(at: number, { hits, reading, limits, negations }: Clause) {
	const next = reading.words[at + 1]?.folded ?? "";
	return (
		negations === 0 &&
		!limits.has("nearly") &&
		hits.some(
			({ kind, concept, first, last }) =>
				kind === "absolute" && concept === "all" && first === at && last === at,
		) &&
		!reading.figures.some(({ kind }) => kind !== "count") &&
		!/^(?:but|except)$/.test(next)
	);
}

/** What kind of thing it is that follows: "the sectors health and tourism", "at a rate of 180 an hour". */
const KINDS: ReadonlySet<string> = new Set([
	"area",
	"industry",
	"rate",
	"amount",
	"number",
	"value",
	"experience",
]);

function isKind(at: number, { hits, words, reading }: Clause): boolean {
	return (
		words.at(-1) !== at &&
		hits.some(
			({ kind, concept, first, last }) =>
				kind === "thing" &&
				first === at &&
				last === at &&
				(KINDS.has(concept) ||
					// "A team of nine receptionists".
					(concept === "team" && reading.words[at + 2]?.figure != null)),
		)
	);
}

/** "Trained on triage protocols": triage is what it was about, a protocol only what kind of thing that is. */
function isKindOfSaid(
	at: number,
	{ hits, reading, parts }: Clause,
	{ said: { places } }: Given,
): boolean {
	const isHead = hits.some(
		({ kind, concept, first, last }) =>
			kind === "thing" && first === at && last === at && WAYS.has(concept),
	);
	if (!isHead || reading.words[at]?.gap !== " " || !places.has(at - 1))
		return false;
	if (places.has(at + 1) && reading.words[at + 1]?.gap === " ") return false;
	let first = at;
	while (parts.has(first - 1) && !isPreposition(first - 1, reading)) {
		if (isDeedAt(reading, first - 1) && !places.has(first - 1)) return false;
		first -= 1;
	}
	return isPreposition(first - 1, reading);
}

/** "Deployment time from 2 hours to 15 minutes": the figures say that it is time. */
function isMeasureOfSaid(
	at: number,
	{ reading }: Clause,
	{ said: { places, figures } }: Given,
): boolean {
	const changed = reading.figures.filter(
		(figure) => figures.has(figure) && figure.role !== null,
	);
	return places.has(at - 1) && namesMeasure(at, reading, changed);
}

function isPreposition(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return (
		word?.isSmall === true &&
		word.figure === null &&
		!isAnd(at, reading) &&
		!(reading.vocabularies[0]?.determiners.has(word.folded) ?? false)
	);
}

const WAYS: ReadonlySet<string> = new Set([
	"method",
	"process",
	"protocol",
	"task",
	"team",
	"department",
	"system",
	"environment",
	"service",
	"communication",
	"activity",
	"operation",
	"size",
]);

const CHANGES: ReadonlySet<string> = new Set(["up", "down", "fall", "rise"]);

function isOfChange(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(
		({ kind, concept }) =>
			kind === "higher" ||
			kind === "lower" ||
			kind === "happening" ||
			(kind === "deed" && CHANGES.has(concept)),
	);
}

/** The school behind a degree, whoever gave a paper out. */
function isOfEntry(at: number, { reading }: Clause, { entry }: Given): boolean {
	const word = reading.words[at]?.folded;
	return (
		entry?.names.some(({ words }) =>
			words.some(({ folded }) => folded === word),
		) ?? false
	);
}
