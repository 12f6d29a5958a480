// What a clause says was done by somebody else: behind "by", whatever form says that it was done.
import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";
import { isDeterminer, isName, mention, mentionsIn } from "./mentions.ts";
import type { Reading } from "./reading.ts";
import type { OthersDeed } from "./stated-deed.ts";
import {
	isDeedAt,
	isGerund,
	isNoun,
	isPast,
	isRomanceParticiple,
	isVerb,
} from "./verb-forms.ts";

const MOST_BETWEEN = 4;

/** "Written in Python by the data science team", "sign-off by the director". */
export function agentDeeds(clause: Clause): OthersDeed[] {
	const { reading, parts } = clause;
	return reading.hits.flatMap((marker): OthersDeed[] => {
		const isNounMarker = marker.kind === "noun-agent";
		if (marker.kind !== "agent" && !isNounMarker) return [];
		if (!parts.has(marker.first)) return [];
		const next = reading.words[marker.last + 1];
		if (!next || next.figure || isGerund(next, reading)) return [];
		const actor = agentBehind(marker, clause);
		if (!actor) return [];
		const passive = passiveOf(marker, actor, clause);
		const deed = isNounMarker
			? passive === undefined
				? nounBefore(marker, clause)
				: undefined
			: passive;
		if (deed === undefined) return [];
		const isWhole = isBeing(reading, deed - 1);
		return [
			{
				actor,
				deed,
				first: isWhole
					? (clause.words[0] ?? deed)
					: Math.min(deed, marker.first),
				last: Math.max(deed, marker.first - 1),
				// "Layout by an agency": where nothing else is done, what they did it to is theirs.
				isStated: isAllTheirs(deed, clause),
			},
		];
	});
}

/** The deed is the only one, or what stands before it only names what was done. */
function isAllTheirs(deed: number, { head, reading }: Clause): boolean {
	const word = head === null ? undefined : reading.words[head];
	return (
		head === deed ||
		(head !== null &&
			head < deed &&
			word !== undefined &&
			!isVerb(word, reading) &&
			reading.language !== "en")
	);
}

function isBeing({ words, vocabularies }: Reading, at: number): boolean {
	return vocabularies[0]?.being.has(words[at]?.folded ?? "") ?? false;
}

function agentBehind({ last, kind }: Hit, clause: Clause): Hit | undefined {
	const { reading } = clause;
	const named = wholeMention(
		mentionsIn(clause).find(
			({ first }) => first > last && first <= last + MOST_BETWEEN,
		),
		clause,
	);
	const next = reading.words[last + 1];
	if (named || !next || kind !== "agent" || isNoun(next, reading)) return named;
	const isNamed = /^\p{Lu}\p{Ll}/u.test(next.text) && !next.isSmall;
	if (!isNamed)
		return definiteBehind({ last }, clause) ?? bareBehind({ last }, clause);
	const second = reading.words[last + 2];
	return mention(last + 1, second && isName(second) ? last + 2 : last + 1);
}

/** "Scelte dal sommelier": right behind what was done, "by the" and a noun nobody knows name who did it. */
function definiteBehind(
	{ last }: Pick<Hit, "last">,
	{ reading, parts }: Clause,
): Hit | undefined {
	const { words, hits, vocabularies } = reading;
	const marker = words[last];
	const isFused = (vocabularies[0]?.fused ?? NONE).has(marker?.folded ?? "");
	const at = isFused ? last + 1 : last + 2;
	const noun = words[at];
	const done = words[last - 1];
	const isTime = hits.some(
		({ kind, first, last: end }) =>
			(kind === "time" || kind === "period") && first <= at && at <= end,
	);
	return noun !== undefined &&
		done !== undefined &&
		parts.has(at) &&
		(isFused || isDeterminer(reading, last + 1)) &&
		(isPast(done, reading) || isRomanceParticiple(done, reading)) &&
		!noun.isSmall &&
		!noun.figure &&
		!isTime
		? mention(at, at)
		: undefined;
}

/** "Are recorded by accounts": in English nobody's article is needed behind what somebody does. */
function bareBehind(
	{ last }: Pick<Hit, "last">,
	{ reading, parts }: Clause,
): Hit | undefined {
	const { words, language } = reading;
	const [done, noun] = [words[last - 1], words[last + 1]];
	const isPassive =
		language === "en" &&
		done !== undefined &&
		isBeing(reading, last - 2) &&
		isPast(done, reading);
	return isPassive &&
		noun !== undefined &&
		parts.has(last + 1) &&
		!noun.isSmall &&
		!(reading.vocabularies[0]?.means.has(noun.folded) ?? false)
		? mention(last + 1, last + 1)
		: undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** "法务经理": mentions that touch are one. */
function wholeMention(found: Hit | undefined, clause: Clause) {
	if (!found) return undefined;
	let { last } = found;
	for (const hit of mentionsIn(clause))
		if (hit.first === last + 1) last = hit.last;
	return mention(found.first, last);
}

function nounBefore(marker: Hit, { reading, words }: Clause) {
	return words.findLast(
		(at) =>
			at < marker.first &&
			at >= marker.first - MOST_BETWEEN &&
			isDeedAt(reading, at),
	);
}

const MOST_BEHIND = 6;

const PARTICIPLE_LAST: ReadonlySet<string> = new Set(["de", "nl", "zh"]);

/** What was done stands before "by", or in some languages behind whoever did it: "vom Meister freigegeben". */
function passiveOf(marker: Hit, { last }: Hit, { reading, words }: Clause) {
	const before = words.findLast(
		(at) =>
			at < marker.first &&
			at >= marker.first - MOST_BETWEEN &&
			(isPassive(reading, at) || isSPassive(reading, at, marker)),
	);
	if (before !== undefined || !PARTICIPLE_LAST.has(reading.language))
		return before;
	return words.find(
		(at) =>
			at > last &&
			at <= last + MOST_BEHIND &&
			(reading.language === "zh" || isPassive(reading, at)),
	);
}

/** A participle, or in English a noun that says what was done. */
function isPassive(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	if (!word || isNoun(word, reading)) return false;
	if (isVerb(word, reading) || isRomanceParticiple(word, reading)) return true;
	return reading.language === "en" && isDeedAt(reading, at);
}

/** "Godkjennes av": a verb that ends so right before "by". */
function isSPassive({ language, words }: Reading, at: number, marker: Hit) {
	const isNordic = language === "sv" || language === "da" || language === "no";
	return (
		isNordic &&
		at >= marker.first - 2 &&
		/[aeiouy]\w*s$/.test(words[at]?.folded ?? "")
	);
}
