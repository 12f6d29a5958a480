// The word that links a segment to the one before it.
import { type Hit, hitsOn, isSomebody } from "./hits.ts";
import type { Reading } from "./reading.ts";
import { isDeedAt, isGerund, isNoun } from "./verb-forms.ts";

export type Link =
	| "start"
	| "and"
	| "means"
	| "result"
	| "purpose"
	| "relative"
	| "attached";

/** The marker of a new clause at a place; null where the word there is only a word. */
export function linkAt(reading: Reading, at: number): Hit | null {
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

export function asLink(concept: string): Link {
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
