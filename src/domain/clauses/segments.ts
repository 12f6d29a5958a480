// Where a sentence is cut: at signs, at words that join and at words that say how one part hangs on another. What stands in
// brackets is taken out and follows, so that the sentence around it stays whole.
import { type Hit, hitsOn, isSomebody } from "./hits.ts";
import type { Reading, ReadWord } from "./reading.ts";
import { isDeedAt, isGerund, isNoun, isRomanceGerund } from "./verb-forms.ts";

export type Link =
	| "start"
	| "and"
	| "means"
	| "result"
	| "purpose"
	| "relative"
	| "attached";

export type Segment = {
	/** Places of its words. */
	places: number[];
	link: Link;
	/** Joined by "and" or a comma alone. */
	isCoordinate: boolean;
};

export function segmentsOf(reading: Reading): Segment[] {
	const { outer, inner } = partedByBrackets(reading);
	return [outer, ...inner].flatMap((places, nr) =>
		cut(reading, places).map((segment, at) =>
			at === 0 && nr > 0
				? { ...segment, link: "and" as const, isCoordinate: false }
				: segment,
		),
	);
}

function partedByBrackets({ words }: Reading): {
	outer: number[];
	inner: number[][];
} {
	const outer: number[] = [];
	const inner: number[][] = [];
	let depth = 0;
	words.forEach(({ gap }, at) => {
		for (const sign of gap) {
			if (sign === "(" || sign === "[") {
				if (depth === 0) inner.push([]);
				depth += 1;
			} else if (sign === ")" || sign === "]") depth = Math.max(0, depth - 1);
		}
		if (depth > 0) inner.at(-1)?.push(at);
		else outer.push(at);
	});
	return { outer, inner };
}

const HARD = /[;:|–•。]| -(?= )|\/(?= )/u;

function cut(reading: Reading, places: readonly number[]): Segment[] {
	const segments: Segment[] = [];
	let open: Segment = { places: [], link: "start", isCoordinate: false };
	const close = (next: Omit<Segment, "places">) => {
		if (open.places.length > 0) segments.push(open);
		open = { ...next, places: [] };
		if (segments.length === 0) open.link = "start";
	};
	for (let nr = 0; nr < places.length; nr += 1) {
		const at = places[nr] ?? 0;
		const word = reading.words[at];
		if (!word) continue;
		if (nr > 0 && HARD.test(word.gap) && !isInFigure(reading, at))
			close({ link: "and", isCoordinate: false });
		else if (nr > 0 && /[,，、]/.test(word.gap) && !isInFigure(reading, at))
			close({
				link: isAttached(word, at, reading) ? "attached" : "and",
				isCoordinate: true,
			});
		const marker =
			nr === 0 && !word.isSmall && isDeedAt(reading, at)
				? null
				: linkAt(reading, at);
		if (marker) {
			close({
				link: asLink(marker.concept),
				isCoordinate: marker.concept === "and",
			});
			while ((places[nr + 1] ?? Number.POSITIVE_INFINITY) <= marker.last)
				nr += 1;
		} else open.places.push(at);
	}
	if (open.places.length > 0) segments.push(open);
	return segments;
}

function isInFigure({ words }: Reading, at: number): boolean {
	const figure = words[at]?.figure ?? null;
	if (figure === null) return false;
	const isMinus = figure.sign !== null && figure.first === at;
	return isMinus || figure === words[at - 1]?.figure;
}

/** ", reducing errors": what follows a comma so came of what stands before. Chinese sets any deed so. */
function isAttached(word: ReadWord, at: number, reading: Reading): boolean {
	return reading.language === "zh"
		? isDeedAt(reading, at)
		: isGerund(word, reading) || isRomanceGerund(word, reading);
}

/** The marker of a new clause at a place; null where the word there is only a word. */
function linkAt(reading: Reading, at: number): Hit | null {
	const [link] = hitsOn(reading.hits, at)
		.filter(({ first, kind }) => first === at && kind === "link")
		.toSorted((a, b) => b.last - a.last);
	const next = link && reading.words[link.last + 1];
	if (!link || !next || isInPhrase(reading, at) || reading.words[at]?.figure)
		return null;
	const isShort = link.first === link.last;
	const isMarker = {
		purpose: () => !next.figure && isMeant(reading, link.last),
		// "By 18 %" belongs to its figure, "by text message" to its noun.
		// "Die Mithilfe bei" is a noun, no marker.
		means: () =>
			!isNounInside(reading, at) &&
			!isBeforeOthers(reading, link) &&
			!next.figure &&
			(!isRole(reading, at) || isGerund(next, reading)),
		// "Der" and "die" are articles more often than not.
		relative: () =>
			!ARTICLES_RELATE.has(reading.language) ||
			/,/.test(reading.words[at]?.gap ?? ""),
	}[link.concept];
	return isShort && isMarker && !isMarker() ? null : link;
}

const MOST_BETWEEN = 2;

/** "Gekozen door de raad": who did it, not how. */
function isBeforeOthers(reading: Reading, { first, last }: Hit): boolean {
	const { hits } = reading;
	return (
		hitsOn(hits, first).some(({ kind }) => kind === "agent") &&
		(hits.some(
			(hit) =>
				isSomebody(hit.kind) &&
				hit.first > last &&
				hit.first <= last + MOST_BETWEEN,
		) ||
			isRoleAt(reading, last + 1) ||
			isRoleAt(reading, last + MOST_BETWEEN))
	);
}

/** "Schichtleiter": a compound that ends in somebody. */
function isRoleAt({ words, vocabularies }: Reading, at: number): boolean {
	const word = words[at];
	return (
		word !== undefined &&
		!word.isSmall &&
		(vocabularies[0]?.othersEnd?.test(word.folded) ?? false)
	);
}

function isNounInside(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return word !== undefined && word.start > 0 && isNoun(word, reading);
}

const ARTICLES_RELATE: ReadonlySet<string> = new Set(["de", "nl"]);

/** Whether a marker is a word of a longer phrase: "er med og". */
function isInPhrase({ hits }: Reading, at: number): boolean {
	return hitsOn(hits, at).some(
		({ kind, first }) => kind !== "link" && kind !== "term" && first < at,
	);
}

/** "To reduce", "para reducir", "um Kosten zu senken": what follows was meant, not done. */
function isMeant(reading: Reading, marker: number): boolean {
	const next = reading.words[marker + 1];
	const infinitive = reading.vocabularies[0]?.infinitive ?? null;
	if (!next) return false;
	if (ARTICLES_RELATE.has(reading.language))
		return (
			isDeedAt(reading, marker + 1) ||
			reading.words
				.slice(marker + 1)
				.some(({ folded }) => folded === "zu" || folded === "te")
		);
	if (infinitive === null) return isDeedAt(reading, marker + 1);
	return !next.isSmall && infinitive.test(next.folded);
}

function isRole({ hits }: Reading, at: number): boolean {
	return hits.some(
		({ first, last, kind, concept }) =>
			first === at && last === at && kind === "role" && concept === "by",
	);
}

function asLink(concept: string): Link {
	switch (concept) {
		case "means":
		case "result":
		case "purpose":
		case "relative":
			return concept;
		default:
			return "and";
	}
}
