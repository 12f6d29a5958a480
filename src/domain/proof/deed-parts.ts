// The parts of a sentence with the deeds each tells and what else stands with them.

import type { Clause } from "../clauses/clause.ts";
import { type Hit, hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isVerb } from "../clauses/verb-forms.ts";

/** A part of a clause, by the places of its words. */
export type DeedPart = { deeds: readonly number[]; others: readonly number[] };

export function deedPartsOf({
	words,
	parts,
	head,
	reading,
}: Clause): DeedPart[] {
	return [...new Set(parts.values())].map((part) => {
		const own = words.filter((at) => parts.get(at) === part);
		const named = own.filter((at) => isVerbOfDeed(at, head, reading));
		// "Invoices checked", "factures contrôlées": nobody invoices.
		const verbs = named.filter((at) => isVerbAt(at, reading));
		const [noun, done] = verbs;
		const isNoun =
			ROMANCE.has(reading.language) &&
			noun === own[0] &&
			done === (noun ?? 0) + 1 &&
			reading.words[done]?.gap === " ";
		const deeds = isNoun ? verbs.slice(1) : verbs.length > 0 ? verbs : named;
		return { deeds, others: own.filter((at) => !deeds.includes(at)) };
	});
}

const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

function isVerbAt(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return word !== undefined && isVerb(word, reading);
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
