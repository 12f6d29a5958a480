// Deeds that a sentence names side by side as nouns or as what was done: "gestion de la caisse et formation de deux apprentis",
// "Dienstpläne erstellt und Kollegen eingearbeitet", "fitted condensers, pulling permits".

import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isGerund, isNoun } from "../clauses/verb-forms.ts";
import { isAnd } from "./kept-sides.ts";

/** Where such a deed begins behind another. */
export function namedBeside(reading: Reading): number[] {
	const { words } = reading;
	const first = words.findIndex(({ isSmall }) => !isSmall);
	return words.flatMap((word, at) => {
		if (at <= first || word.figure || !isJoined(at, reading)) return [];
		const begins =
			isBehindDone(at, reading) ||
			(/[,]/.test(jointGap(at, reading)) &&
				isGerund(word, reading) &&
				!namesEffect(at, reading)) ||
			(isName(at, reading) && isName(first, reading)) ||
			(/;/.test(word.gap) && isDeedAt(reading, at));
		return begins ? [at] : [];
	});
}

/** Behind "and", "as well as", a comma or a semicolon. */
function isJoined(at: number, reading: Reading): boolean {
	return /[,;]/.test(reading.words[at]?.gap ?? "") || isAnd(at - 1, reading);
}

/** The signs before a word and before the "and" in front of it. */
function jointGap(at: number, reading: Reading): string {
	const { words } = reading;
	const before = isAnd(at - 1, reading) ? (words[at - 1]?.gap ?? "") : "";
	return `${before}${words[at]?.gap ?? ""}`;
}

/** "Erstellt | und neue Kollegen eingearbeitet": what was done stands last in both. */
function isBehindDone(at: number, reading: Reading): boolean {
	if (!VERB_LAST.has(reading.language)) return false;
	const { words } = reading;
	let before = at - 1;
	while (isAnd(before, reading)) before -= 1;
	const last = words.length - 1;
	return last > at && isVerbAt(before, reading) && isVerbAt(last, reading);
}

function isVerbAt(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		isDeedAt(reading, at) &&
		!isNoun(word, reading) &&
		/(?:t|en)$/.test(word.folded)
	);
}

const VERB_LAST: ReadonlySet<string> = new Set(["de", "nl"]);

/** The noun of a deed, as a line may begin with it. */
function isName(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		!word.isSmall &&
		isDeedAt(reading, at) &&
		(ROMANCE.has(reading.language) || isNoun(word, reading))
	);
}

const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

const EFFECTS: ReadonlySet<string> = new Set([
	"up",
	"down",
	"rise deed",
	"reduce",
	"cut down",
	"shorten",
	"expand",
	"improve",
	"faster",
	"save",
	"streamline",
	"enable",
	"ensure",
]);

/** "…, cutting errors": what came of the deed before it is no deed beside it. */
function namesEffect(from: number, reading: Reading): boolean {
	return reading.words.some(
		(_, at) =>
			at >= from &&
			(reading.words[at]?.figure?.role != null ||
				hitsOn(reading.hits, at).some(
					({ kind, concept, first }) =>
						first === at &&
						(kind === "higher" ||
							kind === "lower" ||
							kind === "happening" ||
							(kind === "deed" && EFFECTS.has(concept))),
				)),
	);
}
