// A sentence as the clauses it is made of: each with the deed at its head, what limits or denies it, and how it hangs on the
// clause before. Objects of one deed are never read with the verb of another.

import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";
import type { Reading } from "./reading.ts";
import type { Link } from "./segment-links.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import {
	areNamedDeeds,
	headOf,
	isDeedAt,
	isNamedInEnglish,
	isNoun,
	isPast,
	isSameForm,
	isVerb,
	NOUN_OF_DEED,
} from "./verb-forms.ts";

type Draft = { segments: Segment[]; link: Link; isCoordinate: boolean };

const known = new WeakMap<Reading, readonly Clause[]>();

/** The clauses of a sentence, in order. */
export function clausesOf(reading: Reading): readonly Clause[] {
	const clauses = known.get(reading) ?? cutClauses(reading);
	known.set(reading, clauses);
	return clauses;
}

function cutClauses(reading: Reading): Clause[] {
	const drafts: Draft[] = [];
	for (const segment of segmentsOf(reading)) {
		const before = drafts.at(-1);
		if (before && segment.isCoordinate && !hasOwnHead(segment, before, reading))
			before.segments.push(segment);
		else
			drafts.push({
				segments: [segment],
				link: segment.link,
				isCoordinate: segment.isCoordinate,
			});
	}
	const clauses: Clause[] = [];
	drafts.forEach((draft, at) => {
		clauses.push(
			clauseOf(draft, {
				reading,
				above: aboveOf(draft, clauses),
				next: drafts[at + 1] ?? null,
			}),
		);
	});
	return clauses;
}

/** The clause a draft hangs on: what stands in brackets belongs to the words before them. */
function aboveOf(
	{ segments: [first] }: Draft,
	clauses: readonly Clause[],
): Clause | null {
	const at = first?.places[0] ?? 0;
	const around = clauses.find(({ parts }) => parts.has(at - 1));
	return around ?? clauses.at(-1) ?? null;
}

/** "Led the team and wrote the plan" does two things; "led the team and the plan" one. */
function hasOwnHead(
	segment: Segment,
	before: Draft,
	reading: Reading,
): boolean {
	if (segment.link === "attached") return true;
	if (hasSubject(segment, reading) || hasOthers(segment, reading)) return true;
	if (reading.language === "zh")
		return segment.places.some((at) => isDeedAt(reading, at));
	const own = firstContent(segment, reading);
	const word = own === null ? undefined : reading.words[own];
	if (own === null || !word) return false;
	const isDeed = isDeedAt(reading, own);
	const head = headOf(
		before.segments.flatMap(({ places }) => places),
		reading,
	);
	const first = head === null ? undefined : reading.words[head];
	if (head === null || !first) return isDeed && isVerb(word, reading);
	if (areNamedDeeds(head, own, reading)) return true;
	if (isNamedInEnglish(word, reading) && !isNamedInEnglish(first, reading))
		return false;
	if (isDeed && isPast(word, reading)) return true;
	return (
		(isVerb(word, reading) || (isDeed && !isNoun(word, reading))) &&
		isSameForm(first, word, reading)
	);
}

/** "At Alder Creek, I trained nurses": the person stands at the head of what follows. */
function hasSubject(
	{ places }: Segment,
	{ words, vocabularies }: Reading,
): boolean {
	return places
		.slice(0, 2)
		.some((at) => vocabularies[0]?.self.has(words[at]?.folded ?? "") ?? false);
}

const ARTICLE_FIRST: ReadonlySet<string> = new Set(["en", "de", "nl"]);

/** "…, de orthopedagoog stelt het vast": an article, a noun, a verb and what it is done to stand for themselves. */
function hasOthers(
	{ places: [first = 0] }: Segment,
	reading: Reading,
): boolean {
	const { words, vocabularies, language } = reading;
	const [article, noun, verb, object] = words.slice(first, first + 4);
	if (!ARTICLE_FIRST.has(language) || !article || !noun || !verb || !object)
		return false;
	const isArticle = ({ folded }: { folded: string }) =>
		vocabularies[0]?.determiners.has(folded) ?? false;
	return (
		isArticle(article) &&
		isArticle(object) &&
		!noun.isSmall &&
		!noun.figure &&
		!verb.isSmall &&
		!verb.figure &&
		!isNoun(verb, reading) &&
		/(?:[ts]|ed)$/.test(verb.folded)
	);
}

function firstContent({ places }: Segment, { words }: Reading): number | null {
	return (
		places.find((at) => {
			const word = words[at];
			return word && !word.isSmall && !word.figure && !/ly$/.test(word.folded);
		}) ?? null
	);
}

type Place = { reading: Reading; above: Clause | null; next: Draft | null };

function clauseOf(
	{ segments, link }: Draft,
	{ reading, above, next }: Place,
): Clause {
	const parts = new Map<number, number>();
	segments.forEach(({ places }, part) => {
		for (const at of places) parts.set(at, part);
	});
	const hits = reading.hits.filter(
		({ first, last }) => parts.has(first) && parts.has(last),
	);
	const words = [...parts.keys()].filter(
		(at) => !(reading.words[at]?.isSmall ?? true),
	);
	const head = headOf([...parts.keys()], reading);
	const bound =
		above !== null &&
		!isApart(segments, reading) &&
		inheritsFrom(above, { link, head, reading })
			? above
			: null;
	return {
		reading,
		words,
		parts,
		hits,
		head,
		link,
		limits: new Set([
			...hits
				.filter((hit) => isLimiting(hit, reading))
				.map(({ concept }) => concept),
			...(bound?.limits ?? []),
		]),
		negations:
			hits.filter(({ kind }) => kind === "negation").length +
			(bound?.negations ?? 0),
		isPurpose:
			link === "purpose" || (bound?.isPurpose === true && link === "and"),
		context: [
			...(link === "relative" && above
				? above.words.filter((at) => at !== above.head)
				: []),
			...sharedObject(words, head, { next, reading }),
		],
		above: link === "relative" ? above : null,
	};
}

/** Behind a semicolon with "I" in it: a sentence of its own. */
function isApart(
	[first]: readonly Segment[],
	{ words, vocabularies }: Reading,
): boolean {
	const places = first?.places ?? [];
	return (
		/;/.test(words[places[0] ?? 0]?.gap ?? "") &&
		places.some(
			(at) => vocabularies[0]?.self.has(words[at]?.folded ?? "") ?? false,
		)
	);
}

/** "Support tickets" helps nobody: a bare English word limits where a verb stands. */
export function isLimiting(
	{ kind, first, last, concept }: Hit,
	reading: Reading,
): boolean {
	if (kind !== "limit") return false;
	if (isInLonger({ first, last }, reading)) return false;
	if (isBeforeNoun({ first, last }, reading)) return false;
	if (concept === "part" && isOthersPart({ first, last }, reading))
		return false;
	const word = reading.words[first];
	if (OF_VERBS.has(concept) && first === last && isPersonNoun(reading, first))
		return false;
	if (concept !== "help" || first !== last || !word) return true;
	if (reading.language !== "en" || isVerb(word, reading)) return true;
	// "Assist with", "help in": no noun stands so.
	if (/^(?:with|in)$/.test(reading.words[first + 1]?.folded ?? "")) return true;
	if (/^assists?$/.test(word.folded)) return true;
	const before = reading.words[first - 1];
	return (
		before === undefined ||
		/^(?:to|i|we|also|that|which|who)$/.test(before.folded) ||
		/[.;:]/.test(word.gap) ||
		// "On Tuesday evenings, support older people".
		(word.gap === ", " && (reading.words[0]?.isSmall ?? false))
	);
}

/** "In training sessions", "in progress reports": not what goes on, but what kind of thing. */
function isBeforeNoun(
	{ first, last }: Pick<Hit, "first" | "last">,
	{ language, words }: Reading,
): boolean {
	const next = words[last + 1];
	return (
		language === "en" &&
		last > first &&
		words[first]?.folded === "in" &&
		// "In support of interventions" supports them.
		words[last]?.isSmall === false &&
		/s$/.test(next?.folded ?? "") &&
		next?.gap === " " &&
		!next.isSmall &&
		!next.figure
	);
}

/** "With participation from two funds": who else took part, not what the person took part in. */
function isOthersPart(
	{ first, last }: Pick<Hit, "first" | "last">,
	{ words, vocabularies: [own] }: Reading,
): boolean {
	const isArticle = own?.determiners.has(words[first - 1]?.folded ?? "");
	const before = words[first - (isArticle ? 2 : 1)];
	const next = words[last + 1];
	return (
		NOUN_OF_DEED.test(words[last]?.folded ?? "") &&
		(own?.accompanied.has(before?.folded ?? "") ?? false) &&
		next?.isSmall === true &&
		next.gap === " "
	);
}

const OF_VERBS: ReadonlySet<string> = new Set(["part", "help", "learn"]);

/** "Mitarbeitende", "Lernende" are people. */
function isPersonNoun({ language, words }: Reading, at: number): boolean {
	return (
		language === "de" &&
		/^\p{Lu}\p{Ll}{3,}ende[nrm]?$/u.test(words[at]?.text ?? "")
	);
}

/** "With the support of" names who helped, not what one helped with. */
function isInLonger(
	{ first, last }: Pick<Hit, "first" | "last">,
	{ hits }: Reading,
): boolean {
	return hits.some(
		(other) =>
			other.kind === "limit" &&
			other.first <= first &&
			last <= other.last &&
			last - first < other.last - other.first,
	);
}

/** Whether what limits the clause above holds for this one too. Two deeds of one form stand side by side. */
function inheritsFrom(
	above: Clause,
	{
		link,
		head,
		reading,
	}: { link: Link; head: number | null; reading: Reading },
): boolean {
	if (link !== "and") return true;
	if (above.head === null) return false;
	if (head === null) return true;
	const [a, b] = [reading.words[above.head], reading.words[head]];
	return !(a && b && (isSameForm(a, b, reading) || isPast(b, reading)));
}

/** "Hired, trained and coached 5 nurses": the object stands behind the last of them. */
function sharedObject(
	words: readonly number[],
	head: number | null,
	{ next, reading }: { next: Draft | null; reading: Reading },
): number[] {
	if (head === null || words.length !== 1 || !next?.isCoordinate) return [];
	return next.segments.flatMap(({ places }) =>
		places.filter(
			(at) => !(reading.words[at]?.isSmall ?? true) && !isDeedAt(reading, at),
		),
	);
}
