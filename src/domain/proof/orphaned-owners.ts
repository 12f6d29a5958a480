// What hangs on a word is not told with the deed that was done to the word: "wrote the minutes of the council" writes no council.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn, isCarrying } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import type { Sides } from "./kept-sides.ts";
import { isTopic } from "./topics.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line leaves out what a deed was done to and names what that was of. */
export function orphansOwner({ fact, reading, covers }: Sides): boolean {
	const said = placesUsed(covers, { reading });
	return fact.clauses
		.filter((clause) => clause.reading === reading)
		.some((clause) =>
			clause.words.some(
				(at) => isOrphan(at, clause, said) || isBareOwner(at, clause, said),
			),
		);
}

/** "Edited the newsletter" of "edited the newsletter's captions". */
function isBareOwner(
	owner: number,
	{ reading: { words, language }, head }: Clause,
	said: ReadonlySet<number>,
): boolean {
	const mark = words[owner + 1];
	if (language !== "en" || mark?.gap !== "'" || mark.folded !== "s")
		return false;
	if (!said.has(owner) || head === null || head > owner || !said.has(head))
		return false;
	const owned: number[] = [];
	for (let at = owner + 2; words[at]?.gap === " "; at += 1) {
		if (words[at]?.isSmall) break;
		owned.push(at);
	}
	return owned.length > 0 && !owned.some((at) => said.has(at));
}

function isOrphan(
	owner: number,
	{ reading, head }: Clause,
	said: ReadonlySet<number>,
): boolean {
	const object = ownedBefore(owner, reading);
	return (
		said.has(owner) &&
		!reading.words[owner]?.figure &&
		object !== null &&
		head !== null &&
		head < object &&
		said.has(head) &&
		!isStated(object, { reading, head }, said)
	);
}

/** "Edited the website" of "website: I edit the news": what a sentence is about is not what its deed was done to. */
export function orphansTopic({ fact, reading, covers }: Sides): boolean {
	const said = placesUsed(covers, { reading });
	const [topic, stated] = fact.clauses.filter((one) => one.reading === reading);
	if (!topic || !stated || !isTopic(topic)) return false;
	const deed = stated.words.find((at) => said.has(at) && isDeedAt(reading, at));
	const object = deed === undefined ? undefined : objectOf(stated, deed);
	return (
		topic.words.some((at) => said.has(at)) &&
		object !== undefined &&
		!said.has(object)
	);
}

/** The thing behind a deed, or before it where none is; how often is no thing. */
function objectOf(
	{ words, reading }: Clause,
	deed: number,
): number | undefined {
	const things = words.filter(
		(at) =>
			at !== deed &&
			!reading.words[at]?.figure &&
			!hitsOn(reading.hits, at).some(
				({ kind }) => kind === "period" || kind === "time",
			),
	);
	return things.find((at) => at > deed) ?? things.findLast((at) => at < deed);
}

/** The word right before the "of" of another. */
function ownedBefore(owner: number, reading: Reading): number | null {
	const { words, hits } = reading;
	const of = hits.find(
		({ kind, first, last }) =>
			kind === "of" &&
			first < owner &&
			isDeterminerRun(last + 1, owner, reading),
	);
	const object = words[(of?.first ?? 0) - 1];
	return of && object && !object.isSmall && !object.figure
		? of.first - 1
		: null;
}

function isDeterminerRun(
	from: number,
	to: number,
	{ words, vocabularies: [own] }: Reading,
): boolean {
	return words
		.slice(from, to)
		.every(({ folded }) => own?.determiners.has(folded) ?? false);
}

/** Said, by a word of its phrase or by the same word elsewhere, or nothing that needs saying. */
function isStated(
	at: number,
	{ reading, head }: { reading: Reading; head: number },
	said: ReadonlySet<number>,
): boolean {
	const { words, hits } = reading;
	return (
		said.has(at) ||
		[...said].some((one) => words[one]?.folded === words[at]?.folded) ||
		hitsOn(hits, at).some(
			(hit) =>
				isCarrying(hit) ||
				[...said].some(
					(one) => one !== head && hit.first <= one && one <= hit.last,
				),
		)
	);
}
