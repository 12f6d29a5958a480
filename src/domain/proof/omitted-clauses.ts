// Which clauses of a fact a line that paraphrases may leave out whole: what others did, a second deed of the person, what a deed
// was for or what came of it. None of them makes what is said smaller.

import type { Clause } from "../clauses/clause.ts";
import { isLimiting } from "../clauses/clauses.ts";
import { type Hit, hitsOn, isSomebody } from "../clauses/hits.ts";
import { isDeterminer, mentionsIn } from "../clauses/mentions.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isPast, isSameForm } from "../clauses/verb-forms.ts";

/** The clauses of a sentence, and the places of its words that a line says. */
export type StatedClauses = {
	all: readonly Clause[];
	said: { places: ReadonlySet<number> };
};

/** Of a clause the line says no word of. */
export function mayBeOmitted(clause: Clause, stated: StatedClauses): boolean {
	if (isCompany(clause)) return false;
	return (
		isSentenceOfItsOwn(clause) ||
		isDeedOfItsOwn(clause, stated) ||
		isOthersAlone(clause, stated) ||
		isOutcome(clause, stated) ||
		isMeans(clause, stated)
	);
}

/** "Using VBA and SQL": what it was done with, where that neither limits nor counts and nobody else is named. */
function isMeans(clause: Clause, stated: StatedClauses): boolean {
	const { link, hits, words, reading } = clause;
	return (
		link === "means" &&
		!hits.some((hit) => isTying(hit, clause)) &&
		othersDeeds(clause).length === 0 &&
		!words.some((at) => reading.words[at]?.figure) &&
		!namesCompany(clause) &&
		statesOwnDeed(stated)
	);
}

/** "I send the reminders, claims are filed by the solicitor": what others did is left out where a deed of one's own is told. */
function isOthersAlone(clause: Clause, stated: StatedClauses): boolean {
	return (
		othersDeeds(clause).some(
			({ isStated, deed }) =>
				isStated || deed === clause.head || hasOwnSubject(clause, deed),
		) && statesOwnDeed(stated)
	);
}

/** "La maquette a été conçue par une agence". */
function hasOwnSubject({ parts, reading, words }: Clause, deed: number) {
	const first = Math.min(...parts.keys());
	return (
		isDeterminer(reading, first) && words[0] === first + 1 && words[0] < deed
	);
}

/** "Kept the diary so that lifts were booked in time": what a deed was for, or what came of it, is another claim. */
function isOutcome(clause: Clause, stated: StatedClauses): boolean {
	const { link, hits } = clause;
	return (
		(link === "purpose" || link === "result" || link === "attached") &&
		!hits.some((hit) => isTying(hit, clause)) &&
		othersDeeds(clause).length === 0 &&
		!namesCompany(clause) &&
		statesOwnDeed(stated)
	);
}

/** ", working with the owner and a dog team": whose part the rest was. */
export function isCompany(clause: Clause): boolean {
	return clause.link === "attached" && namesCompany(clause);
}

function namesCompany({ reading, parts }: Clause): boolean {
	const company = reading.vocabularies[0]?.accompanied;
	return [...parts.keys()].some((at) =>
		company?.has(reading.words[at]?.folded ?? ""),
	);
}

/** The same within a clause: ", the manager signs" is a part of its own. */
export function isOthersPart(
	at: number,
	clause: Clause,
	{ said: { places } }: Pick<StatedClauses, "said">,
): boolean {
	const { parts, words } = clause;
	const part = parts.get(at);
	const isIn = (one: number) => parts.get(one) === part;
	return (
		!words.some((one) => isIn(one) && places.has(one)) &&
		words.some((one) => !isIn(one) && places.has(one)) &&
		(othersDeeds(clause).some(
			({ actor, deed }) => isIn(actor.first) && isIn(deed),
		) ||
			beginsWithActor(clause, isIn) ||
			endsWithActor(clause, isIn))
	);
}

/** "Prosjektlederen signerer", "the manager signs". */
function beginsWithActor(
	clause: Clause,
	isIn: (at: number) => boolean,
): boolean {
	const { reading } = clause;
	const places = [...clause.parts.keys()].filter(isIn);
	const first = places.find((at) => !isDeterminer(reading, at));
	const actor = mentionsIn(clause).find((hit) => hit.first === first);
	return (
		actor !== undefined &&
		places.some((at) => at > actor.last && isDeedAt(reading, at))
	);
}

/** "La retirada la contrata administración", "momsen indberetter revisor": an object, a verb, somebody. */
function endsWithActor(clause: Clause, isIn: (at: number) => boolean): boolean {
	const { reading, words } = clause;
	const own = words.filter(isIn);
	const [object, verb, actor] = own.slice(-LEAST_WORDS);
	return (
		reading.language !== "en" &&
		own.length === LEAST_WORDS &&
		object !== undefined &&
		actor === (verb ?? 0) + 1 &&
		!clause.hits.some((hit) => isIn(hit.first) && isLimiting(hit, reading)) &&
		mentionsIn(clause).some(
			({ first, last }) => first <= actor && last === actor,
		)
	);
}

/** An object, a verb and somebody. */
const LEAST_WORDS = 3;

function statesOwnDeed({ all, said: { places } }: StatedClauses): boolean {
	return all.some(
		(clause) =>
			clause.head !== null &&
			clause.words.some((at) => places.has(at)) &&
			othersDeeds(clause).length === 0,
	);
}

/** What stands behind a semicolon, where it neither limits nor denies. */
function isSentenceOfItsOwn({ parts, reading, hits }: Clause): boolean {
	const first = Math.min(...parts.keys());
	return (
		/;/.test(reading.words[first]?.gap ?? "") &&
		!hits.some(({ kind }) => kind === "limit" || kind === "negation")
	);
}

/** "Packed orders and cleaned machines": each of two deeds may be told alone, where nothing ties them. */
function isDeedOfItsOwn(clause: Clause, { all, said }: StatedClauses): boolean {
	const { head, hits, link, reading, isPurpose } = clause;
	if (head === null || isPurpose || (link !== "and" && link !== "start"))
		return false;
	if (hits.some((hit) => isTying(hit, clause))) return false;
	if (othersDeeds(clause).length > 0) return false;
	const word = reading.words[head];
	const isDeed = hits.some(
		({ kind, first }) => kind === "deed" && first === head,
	);
	return (
		isDeed &&
		word !== undefined &&
		all.some(({ head: other, words, link: otherLink }) => {
			const otherDeed = other === null ? undefined : reading.words[other];
			return (
				otherDeed !== undefined &&
				words.some((at) => said.places.has(at)) &&
				(isSameForm(otherDeed, word, reading) ||
					otherLink === "attached" ||
					(otherLink === "and" && isPast(otherDeed, reading)))
			);
		})
	);
}

/** "By 10 %" says how far, not who; "to 10 %" is no model; only who took part had a hand in anything. */
function isTying(hit: Hit, clause: Clause): boolean {
	const { kind, first, last } = hit;
	const { reading } = clause;
	const { words, hits } = reading;
	if (!TYING.has(kind)) return false;
	if (kind === "limit") return isLimiting(hit, reading);
	if (isSomebody(kind)) return isCompanion(first, reading);
	if (kind === "agent") return words[last + 1]?.figure?.kind !== "percent";
	return !(
		kind === "following" &&
		hitsOn(hits, first).some((one) => one.kind === "role")
	);
}

const MOST_BETWEEN = 3;

/** "With the manager", "together with two nurses". */
function isCompanion(
	at: number,
	{ words, vocabularies: [own] }: Reading,
): boolean {
	return words
		.slice(Math.max(0, at - MOST_BETWEEN), at)
		.some(
			({ folded }) =>
				(own?.accompanied.has(folded) ?? false) ||
				(own?.company.has(folded) ?? false),
		);
}

/** What says less of the other deed than it says by itself. */
export const TYING: ReadonlySet<string> = new Set([
	"limit",
	"negation",
	"others",
	"somebody",
	"agent",
	"learning",
	"lacking",
	"instead",
	"owning",
	"following",
	"studying",
]);
