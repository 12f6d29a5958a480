// What a deed was done to stays what it was done to: who led six receptionists in a hotel led no hotel with six receptionists.

import { clausesOf } from "../clauses/clauses.ts";
import { COMPOUNDING } from "../clauses/compounds.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import type { Sides } from "./kept-sides.ts";

/** Whether a line does a deed to what its fact only names behind a preposition and another object. */
export function tradesObject({ line, fact, reading, covers }: Sides): boolean {
	const placeOf = (at: number) =>
		covers.find(
			({ first, last, target, origin }) =>
				origin === "clause" &&
				target?.reading === reading &&
				first <= at &&
				at <= last,
		)?.target?.place;
	return clausesOf(line).some(({ head }) => {
		if (head === null) return false;
		const deed = placeOf(head);
		const object = objectBehind(head, line);
		const place = object === null ? undefined : placeOf(object);
		const isHead = fact.clauses.some(
			(one) => one.reading === reading && one.head === deed,
		);
		if (deed === undefined || place === undefined || !isHead) return false;
		if (!isDeedAt(reading, deed)) return false;
		const own = objectBehind(deed, reading);
		const preposition = prepositionOf(place, reading);
		if (own === null || preposition === null || preposition < own) return false;
		if (isDescribed(deed, own, reading)) return false;
		const said = covers.find(({ target }) => target?.place === own);
		return said === undefined || prepositionOf(said.first, line) !== null;
	});
}

/** "Assistenza telefonica": in Romance languages what stands right behind a deed may describe it. */
function isDescribed(deed: number, at: number, reading: Reading): boolean {
	return !DESCRIBING_BEFORE.has(reading.language) && at === deed + 1;
}

const DESCRIBING_BEFORE: ReadonlySet<string> = new Set([...COMPOUNDING, "en"]);

/** The last of the words right behind a deed: "an 88-room hotel". */
function objectBehind(deed: number, reading: Reading): number | null {
	let object: number | null = null;
	for (let at = deed + 1; at < reading.words.length; at += 1) {
		const word = reading.words[at];
		if (!word || /[^\s'’-]/u.test(word.gap)) break;
		if (isDeterminer(at, reading) || word.figure) {
			if (object !== null) break;
			continue;
		}
		if (word.isSmall) break;
		object = at;
	}
	return object;
}

const MOST_DESCRIBING = 2;

/** The preposition a word stands behind, with articles, figures and what describes it between; "of" is none. */
function prepositionOf(at: number, reading: Reading): number | null {
	let describing = 0;
	for (let place = at - 1; place >= 0; place -= 1) {
		const [word, next] = [reading.words[place], reading.words[place + 1]];
		if (!word || !next || /[^\s'’-]/u.test(next.gap)) return null;
		if (isDeterminer(place, reading) || word.figure) continue;
		if (word.isSmall)
			return hitsOn(reading.hits, place).some(
				({ kind, concept }) =>
					kind === "of" || (kind === "link" && concept !== "means"),
			)
				? null
				: place;
		describing += 1;
		if (describing > MOST_DESCRIBING) return null;
	}
	return null;
}

function isDeterminer(at: number, { words, vocabularies }: Reading): boolean {
	return vocabularies[0]?.determiners.has(words[at]?.folded ?? "") ?? false;
}
