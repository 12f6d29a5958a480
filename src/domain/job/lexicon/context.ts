// Whether an everyday word stands for the thing of that name: Go, Access, Word, Excel, Teams, Spring, React.
// It must be written as the name is, and something around it must say so: a list of such names, a cue, its own line.

import type { Token } from "../tokens.ts";

const CUES_BEFORE = new Set(
	`in with using use via microsoft ms adobe knowledge experience skill skills proficiency proficient expertise mastery familiarity
  tool tools software language languages framework program programming programs basic advanced good strong senior junior
  mit kenntnisse kenntnissen avec con med met`.split(/\s+/),
);
const CUES_BEFORE_OF = new Set(
	`knowledge use understanding command mastery proficiency basics users manejo dominio conocimientos maîtrise connaissance connaissances conoscenza kennis`.split(
		" ",
	),
);
const CUES_AFTER = new Set(
	`developer developers programmer programming engineer engineers framework language languages skill skills
  development code coding script scripting kenntnisse boot certified certification native hooks server database
  databases report reports spreadsheet spreadsheets template templates entwickler entwicklung desarrollador développeur`.split(
		/\s+/,
	),
);
const LIST_GAP = /^\s*(?:[,/;|•·&+–()]|and\/or)*\s*$/;
const LIST_WORDS = new Set([
	"and",
	"or",
	"und",
	"oder",
	"et",
	"ou",
	"y",
	"e",
	"o",
	"og",
	"eller",
	"en",
]);

/** Steps over "," "/" "and" to the neighbour in a list; -1 where no list goes on. */
const neighbour = (
	tokens: readonly Token[],
	from: number,
	step: 1 | -1,
): number => {
	let at = from + step;
	const gapBetween = (index: number): string =>
		tokens[step === 1 ? index : index + 1]?.gap ?? ".";
	if (!LIST_GAP.test(gapBetween(at))) return -1;
	if (LIST_WORDS.has(tokens[at]?.text.toLowerCase() ?? "")) {
		at += step;
		if (!LIST_GAP.test(gapBetween(at))) return -1;
	} else if (!/[,/;|•·&+]/.test(gapBetween(at))) return -1;
	return at;
};

const OF_WORD = /^(?:of|de|d|di|dell|von|van|do|da)$/;

export type Place = { first: number; last: number };

export const opensSentence = (token: Token): boolean =>
	/^$|[.!?:\n•*]\s*["'“(]*$/.test(token.gap);

/** Whether a name is a text, or a paragraph of a text, of its own. */
const standsAlone = (tokens: readonly Token[], place: Place): boolean => {
	const after = tokens[place.last + 1];
	return (
		(place.first === 0 || PARAGRAPH.test(tokens[place.first]?.gap ?? "")) &&
		(after === undefined || PARAGRAPH.test(after.gap))
	);
};
const PARAGRAPH = /\n\s*\n/;

/** `named` marks tokens that already belong to a term, or that are written like an ambiguous name. */
export const namesSomething = (
	tokens: readonly Token[],
	place: Place,
	named: ReadonlySet<number>,
): boolean => {
	if (standsAlone(tokens, place)) return true;
	const before = neighbour(tokens, place.first, -1);
	const after = neighbour(tokens, place.last, 1);
	if ((before >= 0 && named.has(before)) || (after >= 0 && named.has(after)))
		return true;
	const next = tokens[place.last + 1];
	if (next && next.gap.length <= 1 && CUES_AFTER.has(next.text.toLowerCase()))
		return true;
	const token = tokens[place.first];
	const previous = tokens[place.first - 1];
	if (!token || !previous || opensSentence(token)) return false;
	// French and Italian shorten what stands before a vowel: "maîtrise d'Excel".
	if (!/^[\s'’]*$/.test(token.gap)) return false;
	const cue = previous.text.toLowerCase();
	if (CUES_BEFORE.has(cue)) return true;
	if (!OF_WORD.test(cue)) return false;
	const beforeCue = tokens[place.first - 2]?.text.toLowerCase() ?? "";
	return (
		CUES_BEFORE_OF.has(beforeCue) ||
		// "conoscenza dell'inglese e di Excel"
		(LIST_WORDS.has(beforeCue) && named.has(place.first - 3))
	);
};
