// What a line loses of a fact: a limit that made it smaller, a no, that it was only meant, the deed itself.

import type { Clause } from "../clauses/clause.ts";
import { isLimiting } from "../clauses/clauses.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isNoun, isPast, isVerb } from "../clauses/verb-forms.ts";
import { isInSection } from "../profile/content-path.ts";
import { type Cover, type Flaw, type Open, textOf } from "./alignment.ts";
import { isBehindSmall } from "./by-what.ts";
import { figureChangesOf } from "./changes.ts";
import { limitedHead } from "./limited-names.ts";
import { isListed } from "./listed-paths.ts";
import { placesUsed } from "./used-places.ts";

/** Which limits of a line keep a limit of a fact. */
const KEPT_BY: Readonly<Record<string, readonly string[]>> = {
	help: ["part"],
	part: ["help", "worked"],
	worked: ["help", "part"],
	share: ["help", "part"],
	tried: ["help"],
	nearly: ["mostly"],
	ongoing: ["planned", "learn", "trainee"],
};

/** Limits of the whole clause; the others belong to the word they stand beside. */
const OF_CLAUSE: ReadonlySet<string> = new Set([
	"help",
	"part",
	"worked",
	"share",
	"planned",
	"tried",
	"ongoing",
	"learn",
	"recommend",
	"enable",
	"basic",
]);

/** Whether a limit of a whole clause is said by a line, itself or one that says no more. */
export function isKeptIn(limit: string, reading: Reading): boolean {
	return OF_CLAUSE.has(limit) && isSaid(keeping(limit), reading);
}

function keeping(limit: string): string[] {
	return [limit, ...(KEPT_BY[limit] ?? [])];
}

export function limitFlaws({ line, clause, covers, fact }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	return [...clause.limits].flatMap((limit) => {
		if (isCompanionNamed(limit, { line, clause, covers })) return [];
		const kept = keeping(limit);
		if (kept.some((one) => line.limits.has(one))) return [];
		if (SAID_OF_ALL.has(limit) && isSaid(kept, line.reading)) return [];
		if (limit === "ongoing" && isStudying(line.reading)) return [];
		const hit = clause.hits.find(
			(one) => one.concept === limit && isLimiting(one, clause.reading),
		);
		if (hit && isRepeated(hit, line, covers)) return [];
		// "Took part in the move, which the office led": what others did is limited by nothing of the person's own.
		if (!hit && othersDeeds(clause).some(({ isStated }) => isStated)) return [];
		// Who prepares what another approves has prepared it: only the approval itself is not theirs.
		if (limit === "approved" && !(hit && isWithin(hit, used))) return [];
		// "…, which the director signs off": whoever approves is named.
		if (limit === "approved" && othersDeeds(line).length > 0) return [];
		// "Begun in March, the examination planned for June": where the line keeps one of two, the other is of its own word.
		const keepsAnother = [...clause.limits].some(
			(other) =>
				other !== limit && OF_CLAUSE.has(other) && line.limits.has(other),
		);
		const isOfWord =
			!OF_CLAUSE.has(limit) || isListed(fact.path) || keepsAnother;
		if (hit && isOfWord && !touches(hit, { used, clause })) return [];
		if (hit && isUsedOtherwise(hit, covers, clause)) return [];
		const says = hit ? textOf(clause.reading, hit.first, hit.last) : limit;
		return [
			{
				kind: "limit",
				limit,
				says,
				text: headText(line),
				isContradiction:
					hit !== undefined &&
					// A level has several names: B1, conversational.
					!isInSection(fact.path, "languages") &&
					OF_CLAUSE.has(limit) &&
					// "Two awards" tells no deed: whoever wins them with others has them too.
					line.head !== null &&
					isDeedAt(line.reading, line.head) &&
					// Whoever says that they volunteered may well have taken part.
					!line.limits.has("volunteer") &&
					!line.reading.hits.some(
						({ kind, concept }) => kind === "limit" && kept.includes(concept),
					) &&
					!isTitled(line, covers),
			},
		];
	});
}

/** The line has the limiting word itself, in whatever form, and it limits there too. */
function isRepeated(
	{ first: place, concept }: { first: number; concept: string },
	{ reading }: Clause,
	covers: readonly Cover[],
): boolean {
	const cover = covers.find(
		({ target, origin, also = [] }) =>
			origin === "clause" && (target?.place === place || also.includes(place)),
	);
	if (cover === undefined) return false;
	if (isPartOfCompound(cover, place, reading)) return true;
	if (cover.step !== null && cover.step.step !== "inflect") return false;
	return (
		// "Remplacement de la chef", "je remplace la chef".
		concept === "deputy" ||
		reading.hits.some(
			(hit) =>
				hit.first === cover.first &&
				(isLimiting(hit, reading) ||
					// "Touren geplant", "Planung der Touren".
					(hit.kind === "deed" && hit.concept === "plan")),
		)
	);
}

/** "Gymnasiepraktikanter" are "praktikanter" too. */
function isPartOfCompound(
	{ first, target }: Cover,
	place: number,
	{ words }: Reading,
): boolean {
	const [said, own] = [
		words[first]?.folded ?? "",
		target?.reading.words[place]?.folded ?? "",
	];
	return (
		own.length >= SHORTEST_PART &&
		said.length > own.length &&
		said.endsWith(own)
	);
}

const SHORTEST_PART = 5;

/** "With two colleagues" keeps "together with two colleagues": the line names who shared it. */
function isCompanionNamed(
	limit: string,
	{ line, clause, covers }: Pick<Open, "line" | "clause" | "covers">,
): boolean {
	if (limit !== "share") return false;
	const hit = clause.hits.find(
		(one) => one.concept === limit && isLimiting(one, clause.reading),
	);
	if (!hit || hit.first === hit.last) return false;
	const companion = clause.words.find(
		(at) => at > hit.last && !clause.reading.words[at]?.figure,
	);
	const cover = covers.find(
		({ target }) =>
			target?.reading === clause.reading && target.place === companion,
	);
	return cover !== undefined && isBehindPreposition(line.reading, cover.first);
}

/** Small words but articles stand before it, a figure between them or not. */
function isBehindPreposition({ words, vocabularies }: Reading, at: number) {
	const before = words
		.slice(0, at)
		.findLast(
			({ folded, figure }) =>
				!figure && !(vocabularies[0]?.determiners.has(folded) ?? false),
		);
	return before?.isSmall ?? false;
}

function isWithin(
	{ first, last }: { first: number; last: number },
	used: ReadonlySet<number>,
): boolean {
	return [...used].some((at) => first <= at && at <= last);
}

/** Limits that hold for a sentence wherever in it they stand; others belong to one deed. */
const SAID_OF_ALL: ReadonlySet<string> = new Set([
	"share",
	"ongoing",
	"part-time",
	"trainee",
	"deputy",
	"mostly",
	"volunteer",
	"expired",
	"supported",
]);

function isSaid(kept: readonly string[], reading: Reading): boolean {
	return reading.hits.some(
		(hit) => kept.includes(hit.concept) && isLimiting(hit, reading),
	);
}

/** "I study law": nobody studies what is over. */
function isStudying({ hits }: Reading): boolean {
	return hits.some(({ kind }) => kind === "studying");
}

/** A mentor mentors: the title says as much as the deed. */
function isTitled({ head }: Clause, covers: readonly Cover[]): boolean {
	return covers.some(
		({ first, origin }) => first === head && origin === "title",
	);
}

/** "Worked with Python" says that it was used. */
function isUsedOtherwise(
	hit: { first: number; last: number },
	covers: readonly Cover[],
	clause: Clause,
): boolean {
	return covers.some(
		({ target, hit: by }) =>
			by === "use" &&
			target?.reading === clause.reading &&
			hit.first <= target.place &&
			target.place <= hit.last,
	);
}

/** Whether the word a limit stands before or behind is one the line uses. */
function touches(
	{ first, last, concept }: { first: number; last: number; concept: string },
	{ used, clause }: { used: ReadonlySet<number>; clause: Clause },
): boolean {
	const isUsed = (at: number | undefined) => at !== undefined && used.has(at);
	const next = clause.words.find((at) => at > last);
	const before = clause.words.findLast((at) => at < first);
	// "22 cases a week, mainly orthopaedic": the sign parts it from what stands before.
	const isOfNext =
		concept === "mostly" &&
		next !== undefined &&
		/[,;:(–]/.test(clause.reading.words[first]?.gap ?? "");
	return (
		isUsed(next) ||
		(!isOfNext && isUsed(before)) ||
		used.has(first) ||
		(OF_RANK.has(concept) && isUsed(limitedHead(clause.reading, last)))
	);
}

const OF_RANK: ReadonlySet<string> = new Set(["deputy", "trainee"]);

export function negationFlaws({ line, clause }: Open): Flaw[] {
	if (line.negations === clause.negations) return [];
	const [more, less] =
		line.negations > clause.negations ? [line, clause] : [clause, line];
	const hit = more.hits.find(({ kind }) => kind === "negation");
	const word = hit ? textOf(more.reading, hit.first, hit.last) : "no";
	return [
		{
			kind: "negation",
			text: more === line ? word : headText(line),
			says: less === line ? word : "",
			isContradiction:
				deniedIn(line.reading) !== deniedIn(clause.reading) &&
				!(less === line && hit && isOfObject(hit.first, clause)),
		},
	];
}

/** "The complaints nobody wanted": a no behind what a deed was done to denies no deed. */
function isOfObject(place: number, { head, words }: Clause): boolean {
	return head !== null && words.some((at) => at > head && at < place);
}

/** Another clause of the sentence may say the no. */
function deniedIn({ hits }: Reading): number {
	return hits.filter(({ kind }) => kind === "negation").length;
}

/** The words a clause says it was done with: its first phrase, or the deed at its head. */
function headText({ reading, head, words, hits }: Clause): string {
	const [first] = words;
	const phrase = hits.find(
		({ kind, first: from, last }) =>
			(kind === "deed" || kind === "limit") &&
			last > from &&
			first !== undefined &&
			from <= first &&
			first <= last,
	);
	if (phrase) return textOf(reading, phrase.first, phrase.last);
	const at = head ?? first;
	return at === undefined ? reading.text : textOf(reading, at, at);
}

/** What was done must still be what was done: a deed inside another is not the deed itself. */
export function headFlaws({ line, clause, covers, fact }: Open): Flaw[] {
	// What was meant to help may be said to help: that is what it was meant for.
	const helps = line.limits.has("help") && clause.limits.has("help");
	if (clause.isPurpose && !line.isPurpose && !helps)
		return [
			{
				kind: "purpose",
				text: headText(line),
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	if (clause.head === null || isListed(fact.path)) return [];
	if (isDeedAlone(line, clause, covers))
		return [
			{
				kind: "head",
				text: headText(line),
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	const used = placesUsed(covers, clause);
	if (used.has(clause.head) || isHeadUsed(clause, used)) return [];
	if (isSameDeed(line, clause, covers)) return [];
	if (isOfChange(line, clause, covers)) return [];
	if (isCarried(line, clause, covers)) return [];
	if (isOfPart(line, clause, covers)) return [];
	if (isOfLightHead(line, clause, covers)) return [];
	if (covers.some(({ step }) => step?.step === "weaken")) return [];
	const isReported = covers.some(
		({ target }) => target?.reading === clause.reading,
	);
	if (!isReported) return [];
	const hasFigure = covers.some(({ figure }) => figure !== null);
	const hasDeed = line.head !== null;
	return hasDeed || hasFigure
		? [
				{
					kind: "head",
					text: headText(line),
					says: textOf(clause.reading, clause.head, clause.head),
					isContradiction: false,
				},
			]
		: [];
}

/** A word of the same meaning and rank as the deed of the fact, whichever of its words covers it. */
function isSameDeed(
	{ head }: Clause,
	clause: Clause,
	covers: readonly Cover[],
): boolean {
	const concept = covers.find(
		({ first, last, origin }) =>
			origin === "clause" && head !== null && first <= head && head <= last,
	)?.hit;
	return clause.hits.some(
		(hit) =>
			hit.kind === "deed" &&
			hit.concept === concept &&
			hit.first === clause.head &&
			!hit.isStronger,
	);
}

/** "Callbacks went from 9 % to 4 %": the verb says no more than the figures. */
function isOfChange(
	{ head }: Clause,
	{ head: verb, reading }: Clause,
	covers: readonly Cover[],
): boolean {
	if (head !== null && !covers.some((one) => isFreeAt(one, head))) return false;
	return figureChangesOf(reading).some(
		({ from, to }) =>
			verb !== null &&
			from.first > verb &&
			from.first - verb <= 2 &&
			covers.some(({ figure }) => figure === from) &&
			covers.some(({ figure }) => figure === to),
	);
}

const isFreeAt = ({ first, last, origin }: Cover, at: number) =>
	origin === "free" && first <= at && at <= last;

/** "Prepare tax returns" of "searches, tax returns": where a fact only lists things, each may be told as work of its own. */
function isCarried(
	line: Clause,
	{ parts, reading, words, head }: Clause,
	covers: readonly Cover[],
): boolean {
	const [deed, first] = covers;
	const word = head === null ? undefined : reading.words[head];
	if (head === null || !word || deed?.first !== line.head) return false;
	if (deed.origin !== "free" || !first?.target) return false;
	const part = parts.get(first.target.place);
	const isNamed =
		reading.language === "en"
			? /(?:[^s]s|tion|ment)$/.test(word.folded)
			: !isVerb(word, reading);
	return (
		isNamed &&
		part !== parts.get(head) &&
		!isBehindSmall(
			words.find((at) => parts.get(at) === part) ?? head,
			reading,
		) &&
		words.findLast((at) => parts.get(at) === parts.get(head)) === head &&
		covers.every(
			({ target, origin }) =>
				origin !== "clause" ||
				target === null ||
				parts.get(target.place) === part,
		)
	);
}

/**
 * "Reminders to suppliers and reconciliation of accounts", "cleaned up the list, 7,000 duplicates removed": each part names a
 * deed, and what is said of one stays with its own words.
 */
function isOfPart(
	line: Clause,
	{ parts, reading, words, head }: Clause,
	covers: readonly Cover[],
): boolean {
	const place = covers.find(({ first }) => first === line.head)?.target?.place;
	const word = place === undefined ? undefined : reading.words[place];
	if (place === undefined || !word || head === null) return false;
	const part = parts.get(place);
	const isFirst = words.find((at) => parts.get(at) === part) === place;
	return (
		(isFirst
			? isDeedAt(reading, place) || isNoun(word, reading)
			: isPast(word, reading)) &&
		part !== parts.get(head) &&
		covers.every(
			({ target, origin }) =>
				origin !== "clause" ||
				target === null ||
				parts.get(target.place) === part,
		)
	);
}

/** Who ran a monthly day is no head nurse: a deed with nothing of what was done, beside a title or a name. */
function isDeedAlone(
	line: Clause,
	clause: Clause,
	covers: readonly Cover[],
): boolean {
	const reported = covers.filter(
		({ target, figure }) =>
			target?.reading === clause.reading || figure !== null,
	);
	const isNamed = covers.some(
		({ origin }) => origin === "title" || origin === "name",
	);
	return (
		isNamed &&
		reported.length === 1 &&
		clause.words.length > 1 &&
		reported[0]?.figure === null &&
		isHeadUsed(clause, placesUsed(reported, clause)) &&
		line.words.length > 1
	);
}

const LIGHT: Readonly<Record<string, number>> = {
	perform: 3,
	duty: 3,
	provide: 1,
};

/** "Carried out inspections" inspects: the noun behind a light verb is the deed. */
function isOfLightHead(
	line: Clause,
	{ head, hits, words, reading }: Clause,
	covers: readonly Cover[],
): boolean {
	const light = hits
		.filter(
			({ kind, concept, first }) =>
				kind === "deed" && first === head && LIGHT[concept] !== undefined,
		)
		.toSorted((a, b) => b.last - a.last)[0];
	const place = covers.find(
		({ first, origin }) => first === line.head && origin === "clause",
	)?.target?.place;
	if (!light || place === undefined || !isDeedAt(reading, place)) return false;
	const nearest = words.filter((at) => at > light.last);
	return nearest.slice(0, LIGHT[light.concept]).includes(place);
}

/** A deed of several words is used where any of them is: "set up", "in charge of". */
function isHeadUsed(
	{ hits, head }: Clause,
	used: ReadonlySet<number>,
): boolean {
	if (head !== null && used.has(head)) return true;
	return hits.some(
		({ kind, first, last }) =>
			(kind === "deed" || kind === "limit") &&
			first <= (head ?? -1) &&
			(head ?? -1) <= last &&
			used.has(first),
	);
}
