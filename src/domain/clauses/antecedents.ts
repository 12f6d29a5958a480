// Deeds of somebody whom a relative clause goes on about.
import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";
import { isDeterminer, mention, mentionsIn } from "./mentions.ts";
import type { Reading } from "./reading.ts";
import { type OthersDeed, statedDeed } from "./stated-deed.ts";
import { isDeedAt, isVerb } from "./verb-forms.ts";

export const MOST_BETWEEN = 4;

/** "With the surveyor, who writes the reports": what follows is said of them. */
export function asAntecedent(clause: Clause): OthersDeed[] {
	const { above, reading, parts } = clause;
	const [first] = [...parts.keys()].toSorted((a, b) => a - b);
	const [own] = reading.vocabularies;
	if (!above || first === undefined || !own) return [];
	const marker = reading.words[first - 1];
	if (!marker || own.objectRelatives.has(marker.folded)) return [];
	const hasSubject = [...parts.keys()].some((at) =>
		own.self.has(reading.words[at]?.folded ?? ""),
	);
	const actor = antecedentOf(above, first);
	if (!actor || hasSubject || isMember(actor, above)) return [];
	const deed = [...parts.keys()].find(
		(at) =>
			!isSmall(reading, at) &&
			(isDeedAt(reading, at) || isVerbWord(reading, at)) &&
			!(own.firstPerson?.test(reading.words[at]?.text ?? "") ?? false),
	);
	return deed === undefined ? [] : [statedDeed(actor, deed, clause)];
}

/** "Part of the team that": what they did, the person did with them. */
function isMember({ first }: Hit, { hits }: Clause): boolean {
	const isPart = hits.some(
		({ kind, concept, last }) =>
			kind === "limit" &&
			(concept === "part" || concept === "share") &&
			last < first &&
			first - last <= MOST_BETWEEN,
	);
	return isPart;
}

const MOST_DESCRIBING = 3;

function antecedentOf(above: Clause, first: number): Hit | undefined {
	const { reading } = above;
	const actor = mentionsIn(above).findLast(({ last }) => last < first);
	if (actor && isBeforeNoun(actor, first, reading)) return;
	if (actor && first - actor.last <= MOST_DESCRIBING) return actor;
	const noun = above.words.findLast((at) => at < first);
	const [own] = reading.vocabularies;
	if (noun === undefined || first - noun > MOST_DESCRIBING - 1) return;
	const before = isDeterminer(reading, noun - 1) ? noun - 2 : noun - 1;
	const isWith = own?.accompanied.has(reading.words[before]?.folded ?? "");
	return isWith ? mention(noun, noun) : undefined;
}

/** "A management system that": in English the last noun is what follows is said of. */
function isBeforeNoun({ last }: Hit, first: number, reading: Reading): boolean {
	const next = reading.words[last + 1];
	return (
		reading.language === "en" &&
		last + 2 === first - 1 &&
		next !== undefined &&
		next.gap === " " &&
		!next.isSmall &&
		!next.isAgent &&
		!isVerbWord(reading, last + 1)
	);
}

export function isVerbWord(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return word !== undefined && isVerb(word, reading);
}

export function isSmall({ words }: Reading, at: number): boolean {
	return words[at]?.isSmall ?? true;
}
