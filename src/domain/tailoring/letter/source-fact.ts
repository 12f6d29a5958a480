// What the tables of a language alone make of a line: "Montering av kök" → "monterar jag kök", "Kock i varmköket" → "arbetar jag
// som kock i varmköket". Nothing is guessed, so that a text is proved by a line the tables make it of, word for word.

import type { Clause } from "../../clauses/clause.ts";
import { othersDeeds } from "../../clauses/others-deeds.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { ACTOR_WORDS } from "../../language/tables/actors-of-languages.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { isEntryLine, isInSection } from "../../profile/content-path.ts";
import type { Ground } from "../../proof/ground.ts";
import type { GroundFact } from "../../proof/ground-fact.ts";
import { proofFor } from "../../proof/prove.ts";
import { sameWords } from "../../proof/same-words.ts";
import { hasAssistingPart, isLimited } from "../choose/assisting.ts";
import { changeOf } from "./figure-change.ts";
import { firstClause } from "./first-clause.ts";
import { firstSentence, shapesOf } from "./line-shapes.ts";
import { isInPresent } from "./line-tense.ts";
import { tableDeed } from "./table-deed.ts";

const byGround = new WeakMap<Ground, Map<string, Map<string, Deed>>>();

/** The fact of an entry the tables make a text of; null where they make it of none. */
export function sourceFactOf(
	text: string,
	entry: string | undefined,
	ground: Ground,
): GroundFact | null {
	const language = LANGUAGE_CODES.find((code) => code === ground.language);
	if (language === undefined) return null;
	const key = keyOf(text);
	if (entry !== undefined)
		return deedsIn(entry, ground, language).get(key)?.fact ?? null;
	// A figure needs no employer named beside it.
	if (!TWO_VALUES.test(text)) return null;
	const found = [...ground.entries.keys()]
		.map((one) => deedsIn(one, ground, language).get(key))
		.find((deed) => deed?.isChange);
	return found?.fact ?? null;
}

/** A fact behind what the tables make of it, and whether that is what a figure did. */
type Deed = { fact: GroundFact; isChange: boolean };

function deedsIn(
	entry: string,
	ground: Ground,
	language: LanguageCode,
): Map<string, Deed> {
	const entries = byGround.get(ground) ?? new Map<string, Map<string, Deed>>();
	byGround.set(ground, entries);
	const deeds = entries.get(entry) ?? deedsOf(entry, ground, language);
	entries.set(entry, deeds);
	return deeds;
}

/** What may tell of a change, in any language. */
const TWO_VALUES = /\d[^\d]*\D\d/u;

/** All deeds of an entry with the facts they are made of. */
function deedsOf(
	entry: string,
	ground: Ground,
	language: LanguageCode,
): Map<string, Deed> {
	const isCurrent = ground.entries.get(entry)?.isCurrent ?? false;
	const isClosed = SENTENCE_WORDS[language].nounDeeds?.isClosed ?? false;
	const deeds = new Map<string, Deed>();
	for (const fact of ground.facts) {
		if (fact.entry !== entry || !isCertain(fact, language)) continue;
		// The tables of other languages make only figures of a line.
		if (!isClosed && !TWO_VALUES.test(fact.text)) continue;
		for (const line of linesOf(fact, ground, language)) {
			const change = changeOf(line, language);
			if (change !== null) deeds.set(keyOf(change), { fact, isChange: true });
			if (!isClosed) continue;
			// A shape may leave out the year in which it was.
			const isNow =
				isCurrent &&
				[fact.text, line].every((text) => isInPresent(text, language));
			for (const isPresent of [isNow, false]) {
				const deed = tableDeed(line, language, isPresent);
				if (deed !== null) deeds.set(keyOf(deed), { fact, isChange: false });
			}
		}
	}
	return deeds;
}

/** Whether a fact tells of a deed that was the person's own, and was done: no title, no employer's name, no course, no plan. */
function isCertain(
	{ path, text, clauses }: GroundFact,
	language: LanguageCode,
): boolean {
	if (!isEntryLine(path) && !isInSection(path, "statements")) return false;
	if (ACTOR_WORDS[language].received?.test(text)) return false;
	if (clauses.some(({ limits }) => limits.has("planned"))) return false;
	if (clauses.slice(0, 1).some(isByOthers)) return false;
	return !clauses.slice(1).some(isCourse);
}

/** "Réduction des délais par l’équipe"; what others did behind it stays beside the deed. */
function isByOthers(clause: Clause): boolean {
	return othersDeeds(clause).some(
		({ isStated, actor, deed }) => isStated && actor.first > deed,
	);
}

/** "Gestión de proyectos (curso)" */
function isCourse({ words: [first], hits }: Clause): boolean {
	return hits.some((hit) => hit.kind === "learning" && hit.first === first);
}

/** A fact as it stands, and in the shapes that its own words prove. */
function linesOf(
	{ text, entry }: GroundFact,
	ground: Ground,
	language: LanguageCode,
): string[] {
	const shaping = SHAPING_WORDS[language];
	if (shaping === null || text.length > LONGEST || entry === null) return [];
	const first = firstSentence(text);
	const own = first.replace(/[\s.;,]+$/u, "");
	const isProved = (shape: string) =>
		sameWords(shape, entry, ground) !== null ||
		proofFor({ text: shape, entry }, ground) !== null;
	const further = text.slice(first.length);
	return [
		...(isLimited(further) || hasAssistingPart(`;${further}`) ? [] : [own]),
		...[firstClause(text, ground.language)].flatMap((clause) =>
			clause !== null && isProved(clause) ? [clause] : [],
		),
		...shapesOf(text, shaping)
			.map((shape) => shape.text)
			.filter((shape) => shape !== own && isProved(shape)),
	];
}

const LONGEST = 230;

function keyOf(text: string): string {
	return text.toLowerCase().replace(/\s+/g, " ").trim();
}
