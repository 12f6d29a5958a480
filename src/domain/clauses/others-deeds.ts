// What a clause says others did: they stand as its subject, behind its verb, behind "by", before a relative clause, or the matter
// is said to be theirs.
import { agentDeeds } from "./agent-deeds.ts";
import {
	asAntecedent,
	isSmall,
	isVerbWord,
	MOST_BETWEEN,
} from "./antecedents.ts";
import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";
import { invertedDeeds } from "./inverted-subjects.ts";
import { isDefiniteAt, isDeterminer, mention, mentionsIn } from "./mentions.ts";
import type { Reading } from "./reading.ts";
import { type OthersDeed, statedDeed } from "./stated-deed.ts";
import { isDeedAt } from "./verb-forms.ts";

const known = new WeakMap<Clause, readonly OthersDeed[]>();

/** What others did, by a clause of a fact. */
export function othersDeeds(clause: Clause): readonly OthersDeed[] {
	const found = known.get(clause) ?? [
		...asSubject(clause),
		...invertedDeeds(clause),
		...agentDeeds(clause),
		...asAntecedent(clause),
		...asOwner(clause),
	];
	known.set(clause, found);
	return found;
}

/** "The platform team runs Kubernetes": who does it stands first, behind an article. */
function asSubject(clause: Clause): OthersDeed[] {
	const { reading, parts } = clause;
	const places = [...parts.keys()].toSorted((a, b) => a - b);
	const [first] = places;
	if (first === undefined) return [];
	const actor = subjectAt(first, clause);
	if (!actor) return [];
	const deed = places.find(
		(at) =>
			at > actor.last &&
			!isSmall(reading, at) &&
			(isDeedAt(reading, at) ||
				isVerbWord(reading, at) ||
				isDeterminer(reading, at + 1)),
	);
	return deed === undefined ? [] : [statedDeed(actor, deed, clause)];
}

function subjectAt(first: number, clause: Clause): Hit | undefined {
	const { reading } = clause;
	const mentions = mentionsIn(clause);
	if (reading.language === "zh")
		return mentions.find(
			(hit) =>
				hit.first <= first + MOST_BETWEEN && !hasVerb(first, hit, reading),
		);
	const own = mentions.find((hit) => hit.first === first);
	if (isDefiniteAt(reading, first))
		return own ?? (isSubjectNoun(first, clause) ? mention(first, first) : own);
	if (own && own.last > first) return own;
	if (!isDeterminer(reading, first)) return undefined;
	return (
		mentions.findLast(
			(hit) =>
				hit.first > first &&
				hit.first <= first + MOST_BETWEEN &&
				!hasVerb(first, hit, reading),
		) ?? unknownSubject(first, clause)
	);
}

/** What stands before somebody and is done does not make them the subject. */
function hasVerb(first: number, hit: Hit, reading: Reading): boolean {
	return rangeOf(first, hit.first).some((at) =>
		reading.language === "zh"
			? isDeedAt(reading, at)
			: !isSmall(reading, at) && isVerbWord(reading, at),
	);
}

/** "Platschefen skriver": a noun with its article, and right behind it a verb that is no infinitive. */
function isSubjectNoun(at: number, { reading, parts }: Clause): boolean {
	const next = reading.words[at + 1];
	const infinitive = reading.vocabularies[0]?.infinitive;
	return (
		next !== undefined &&
		parts.has(at + 1) &&
		!isSmall(reading, at) &&
		!next.isSmall &&
		!isDeedAt(reading, at) &&
		isDeedAt(reading, at + 1) &&
		!(infinitive?.test(next.folded) ?? false)
	);
}

const LONGEST_NAME = 3;

/** The end of a verb with somebody as its subject. */
const THIRD: Readonly<Record<string, RegExp>> = {
	en: /[^su]s$/,
	de: /t$/,
	nl: /t$/,
};

/** "…; the warden locks the gates": behind another clause an article and a noun nobody knows, then a verb with its object. */
function unknownSubject(first: number, clause: Clause): Hit | undefined {
	const { reading, parts, link } = clause;
	if (link === "start" || link === "means" || link === "attached") return;
	for (let at = first + 2; at <= first + 1 + LONGEST_NAME; at += 1) {
		if (!parts.has(at) || isSmall(reading, at - 1)) return;
		if (isDeedAt(reading, at - 1)) return;
		const isObject =
			isDeterminer(reading, at + 1) &&
			parts.has(at + 1) &&
			!isSmall(reading, at);
		const isThird =
			THIRD[reading.language]?.test(reading.words[at]?.folded ?? "") ?? false;
		if (isObject && (isDeedAt(reading, at) || isThird))
			return mention(first + 1, at - 1);
	}
}

/** "Prices rest with the buyer": the matter is theirs, whatever it is. */
function asOwner(clause: Clause): OthersDeed[] {
	const { hits, words } = clause;
	return hits.flatMap((marker): OthersDeed[] => {
		if (marker.kind !== "owning") return [];
		const actor = mentionsIn(clause).find(
			({ first }) => first > marker.last && first <= marker.last + MOST_BETWEEN,
		);
		const deed = words.find((at) => at < marker.first);
		return actor && deed !== undefined ? [statedDeed(actor, deed, clause)] : [];
	});
}

function rangeOf(first: number, end: number): number[] {
	return Array.from(
		{ length: Math.max(0, end - first) },
		(_, nr) => first + nr,
	);
}
