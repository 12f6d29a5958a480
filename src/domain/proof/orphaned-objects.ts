// What a deed was done to is not told with another deed of the same sentence: "invoices checked and reminders sent" sends no
// invoices.

import type { Clause } from "../clauses/clauses.ts";
import { type Hit, hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isVerb } from "../clauses/verb-forms.ts";
import type { Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

/** A part of a clause, by the places of its words. */
type Part = { deeds: readonly number[]; others: readonly number[] };

/** Whether a line names the object of a deed it leaves out, beside a deed of another part. */
export function orphansObject({ fact, reading, covers }: Sides): boolean {
	const said = placesUsed(
		covers.filter(({ figure }) => figure === null),
		{ reading },
	);
	const parts = fact.clauses
		.filter((one) => one.reading === reading && one.link !== "relative")
		.flatMap(partsOf);
	const tellsDeed = ({ deeds }: Part) =>
		deeds.some((at) => isTold(at, reading, said));
	return parts.some(
		(part) =>
			part.deeds.length > 0 &&
			!tellsDeed(part) &&
			part.others.some((at) => said.has(at)) &&
			parts.some(tellsDeed),
	);
}

function partsOf({ words, parts, head, reading }: Clause): Part[] {
	return [...new Set(parts.values())].map((part) => {
		const own = words.filter((at) => parts.get(at) === part);
		const deeds = own.filter((at) => isVerbOfDeed(at, head, reading));
		return { deeds, others: own.filter((at) => !deeds.includes(at)) };
	});
}

function isVerbOfDeed(at: number, head: number | null, reading: Reading) {
	const word = reading.words[at];
	return (
		word !== undefined &&
		isDeedAt(reading, at) &&
		(GERMANIC[reading.language]?.test(word.text) ??
			(isVerb(word, reading) || (at === head && reading.language === "en"))) &&
		!hitsOn(reading.hits, at).some(
			({ kind, concept }) => SAYS_LITTLE.has(kind) || LIGHT.has(concept),
		)
	);
}

/** Where nouns of deeds end like verbs: the forms no noun has. */
const GERMANIC: Readonly<Record<string, RegExp>> = {
	de: /^\p{Ll}/u,
	nl: /^(?:ge|be|ver|ont|her).*[dt]$|[dt]e$/iu,
};

const SAYS_LITTLE: ReadonlySet<Hit["kind"]> = new Set([
	"limit",
	"happening",
	"framing",
]);

/** Whoever names the object says as much as with them. */
const LIGHT: ReadonlySet<string> = new Set([
	"duty",
	"perform",
	"handle",
	"keep",
	"make",
	"provide",
	"process",
]);

/** Said itself, by another word of its phrase, or by the same word in another place. */
function isTold(
	at: number,
	{ hits, words }: Reading,
	said: ReadonlySet<number>,
): boolean {
	return (
		[...said].some((one) => words[one]?.folded === words[at]?.folded) ||
		hitsOn(hits, at).some(
			({ kind, first, last }) =>
				kind === "deed" && [...said].some((one) => first <= one && one <= last),
		)
	);
}
