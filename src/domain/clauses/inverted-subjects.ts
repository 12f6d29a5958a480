// Subjects that stand behind their verb: "Programmänderungen macht der Hersteller", "los informes los firma la responsable".
import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";
import { isDefiniteAt, isDeterminer, mention, mentionsIn } from "./mentions.ts";
import type { Reading } from "./reading.ts";
import { behindRomanceVerb } from "./romance-subjects.ts";
import { type OthersDeed, statedDeed } from "./stated-deed.ts";
import { isDeedAt, isNoun, isVerb } from "./verb-forms.ts";

export function invertedDeeds(clause: Clause): OthersDeed[] {
	const { language } = clause.reading;
	if (VERB_SECOND.has(language)) return behindVerb(clause);
	return ROMANCE.has(language) ? behindRomanceVerb(clause) : [];
}

export const VERB_SECOND: ReadonlySet<string> = new Set([
	"de",
	"nl",
	"sv",
	"da",
	"no",
]);

const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

/** "Programmänderungen macht der Hersteller": behind its verb, with what was done before it. */
function behindVerb(clause: Clause): OthersDeed[] {
	const actors = mentionsIn(clause);
	const last = unknownLast(clause);
	return [...actors, ...(last ? [last] : [])].flatMap((actor) => {
		const verb = verbBefore(actor, clause) ?? doneBefore(actor, clause);
		return verb !== null && isLast(actor, clause)
			? [statedDeed(actor, verb, clause)]
			: [];
	});
}

function verbBefore({ first }: Hit, clause: Clause): number | null {
	const { reading, parts, words } = clause;
	const hasArticle = isDeterminer(reading, first - 1);
	const isBare = isDefiniteAt(reading, first) || isTitled(reading, first);
	if (!hasArticle && !isBare) return null;
	const verb = hasArticle ? first - 2 : first - 1;
	const word = reading.words[verb];
	const isSaid =
		word !== undefined &&
		parts.has(verb) &&
		!word.isSmall &&
		!word.figure &&
		/^\p{Ll}/u.test(word.text) &&
		!isNoun(word, reading) &&
		(words[0] ?? verb) < verb;
	return isSaid ? verb : null;
}

/** "Freigegeben hat sie der Chef": what was done stands first, whoever did it behind "has" and a pronoun. */
function doneBefore({ first }: Hit, { reading, parts }: Clause): number | null {
	const having = reading.vocabularies[0]?.having;
	let at = isDeterminer(reading, first - 1) ? first - 2 : first - 1;
	const end = at;
	while (parts.has(at) && having?.has(reading.words[at]?.folded ?? "")) at -= 1;
	const word = reading.words[at];
	const isDone =
		word !== undefined &&
		at < end &&
		parts.has(at) &&
		!word.isSmall &&
		!word.figure &&
		isVerb(word, reading);
	return isDone ? at : null;
}

function isTitled({ words, vocabularies }: Reading, at: number): boolean {
	return vocabularies[0]?.honorifics.has(words[at]?.folded ?? "") ?? false;
}

const LONGEST_NAME = 2;

/** A noun nobody knows that ends a clause, right behind a verb of the tables that has its object before it. */
function unknownLast(clause: Clause): Hit | null {
	const { reading, parts, words } = clause;
	const verb = words.findLast((at) => isFiniteDeed(reading, at));
	if (verb === undefined || (words[0] ?? verb) >= verb) return null;
	if (isOwnSubject(clause, verb)) return null;
	const following = words.filter((at) => at > verb);
	const [noun] = following;
	if (noun === undefined || following.length > LONGEST_NAME) return null;
	const isNext = noun === verb + 1 || noun === verb + 2;
	const hasArticle = noun === verb + 2 && isDeterminer(reading, verb + 1);
	const isNamed =
		hasArticle || (noun === verb + 1 && isDefiniteAt(reading, noun));
	if (!isNext || !isNamed || !parts.has(noun)) return null;
	if (reading.words[noun]?.figure) return null;
	// "Stelt het vast": the other part of the verb.
	const [own] = reading.vocabularies;
	if (own?.forms.prefixes.includes(reading.words[noun]?.folded ?? ""))
		return null;
	return mention(noun, following.at(-1) ?? noun);
}

/** "Jag": the person stands before the verb. */
function isOwnSubject({ reading, parts }: Clause, verb: number): boolean {
	const [own] = reading.vocabularies;
	return [...parts.keys()].some(
		(at) =>
			Math.abs(at - verb) <= LONGEST_NAME &&
			(own?.self.has(reading.words[at]?.folded ?? "") ?? false),
	);
}

/** A verb in the present or the past: no infinitive, and in German none that "ich" is the subject of. */
function isFiniteDeed(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	if (!word || word.isSmall || word.figure || !isDeedAt(reading, at))
		return false;
	if (!/^\p{Ll}/u.test(word.text)) return false;
	if (reading.language === "de")
		return /(?:t|te|ten|en)$/.test(word.folded) || isVerb(word, reading);
	const infinitive = reading.vocabularies[0]?.infinitive;
	return !(infinitive?.test(word.folded) ?? false);
}

function isLast({ last }: Hit, { words }: Clause): boolean {
	return (words.at(-1) ?? last) <= last;
}
