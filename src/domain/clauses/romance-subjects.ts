// Who did what where the subject stands behind its verb, in Romance languages.
import type { Clause } from "./clause.ts";
import type { Hit } from "./hits.ts";
import { isDeterminer, mentionsIn } from "./mentions.ts";
import type { Reading } from "./reading.ts";
import { type OthersDeed, statedDeed } from "./stated-deed.ts";
import { isDeedAt, isRomanceParticiple, isVerb } from "./verb-forms.ts";

/** "Los informes los firma la responsable", "; decide il direttore commerciale", "quem assina é o diretor". */
export function behindRomanceVerb(clause: Clause): OthersDeed[] {
	const { reading, words } = clause;
	return mentionsIn(clause).flatMap((actor): OthersDeed[] => {
		const article = actor.first - 1;
		const hasArticle = isDeterminer(reading, article);
		const end = hasArticle ? article : actor.first;
		const verb = end - 1;
		if (isBeing(reading, verb) && clause.link === "relative") {
			const deed = words.find((at) => at < verb && isDeedAt(reading, at));
			return deed === undefined ? [] : [statedDeed(actor, deed, clause)];
		}
		const deed = isOthersVerb(verb, clause, hasArticle)
			? verb
			: thirdPersonBefore(end, hasArticle, clause);
		return deed === null || !endsWith(actor, clause)
			? []
			: [statedDeed(actor, deed, clause)];
	});
}

const MOST_DESCRIBING = 2;

/** "The commercial director": what describes them may follow, a deed may not. */
function endsWith({ last }: Hit, { reading, words }: Clause): boolean {
	const following = words.filter((at) => at > last);
	return (
		following.length <= MOST_DESCRIBING &&
		!following.some((at) => reading.words[at]?.figure)
	);
}

function isOthersVerb(
	verb: number,
	{ reading, parts, words, link }: Clause,
	hasArticle: boolean,
): boolean {
	const word = reading.words[verb];
	const [own] = reading.vocabularies;
	if (!word || !own || !parts.has(verb) || word.isSmall || word.figure)
		return false;
	if (!isDeedAt(reading, verb) && !isVerb(word, reading)) return false;
	if (own.firstPerson?.test(word.text) || own.infinitive?.test(word.folded))
		return false;
	if (isRomanceParticiple(word, reading) || NOUN.test(word.folded))
		return false;
	if (/[,;:]/.test(reading.words[verb + 1]?.gap ?? "")) return false;
	const hasClitic = own.clitics.has(reading.words[verb - 1]?.folded ?? "");
	const first = words[0] ?? verb;
	const isBehind = first < verb || (first === verb && link !== "start");
	return hasClitic || (hasArticle && isBehind && reading.language !== "fr");
}

/** Nouns that name a deed. */
const NOUN = /(?:ion|ione|ioni|cao|ment[oi]?)$/;

/** "Respondió a las quejas el jefe": nobody says so of themselves. */
function thirdPersonBefore(
	end: number,
	hasArticle: boolean,
	{ reading, words }: Clause,
): number | null {
	const third = reading.vocabularies[0]?.thirdPerson;
	const before = reading.words[end - 1];
	if (!third || !hasArticle || !before || before.isSmall) return null;
	const deed = words.find(
		(at) =>
			at < end &&
			isDeedAt(reading, at) &&
			third.test(reading.words[at]?.text ?? ""),
	);
	return deed === undefined || deed === end - 1 ? null : deed;
}

function isBeing({ words, vocabularies }: Reading, at: number): boolean {
	const word = words[at];
	return (
		word !== undefined &&
		/[^\x20-\x7f]|../u.test(word.text) &&
		(vocabularies[0]?.being.has(word.folded) ?? false)
	);
}
