// Employers told by their kind, a hospital, a cooperative or a nursery, on the first lines or in one of them with the title; and who
// stands first below "About us".

import { AT, employerWords, PLACED, WITHIN } from "../text/naming.ts";
import { postingLines } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import type { Found } from "./candidates.ts";
import { isPartOfEmployer } from "./name-shapes.ts";
import { isPlainWord } from "./plain-words.ts";
import { namesRole } from "./title-lines.ts";
import { calm } from "./title-text.ts";

const TOP_LINES = 3;
const LONGEST_LINE = 110;
const BY_KIND = 0.68;
/** The first line names nobody else. */
const ALONE = 0.06;
/** The department stands below its institution. */
const LATER = 0.03;
const BELOW_ABOUT = 0.58;

const PIECES = new RegExp(
	String.raw` [-–—|·•] | \| |, | (?:${AT}|${PLACED}|${WITHIN}) (?=\p{Lu})`,
	"gu",
);
/** The kind first, in front of a name, or last, behind one; in Chinese the kind ends the name without a blank. */
const INSTITUTION = new RegExp(
	String.raw`^(?:${employerWords("institutionBegins")} .{0,40}\p{Lu}[\p{L}\d&.'’ -]{1,40}|\p{Lu}[^.,:;!?|]{1,50}(?<!\p{L})(?:${employerWords("institutionEnds")})(?: (?:No\.? ?|#)?\d{1,4})?|\p{Script=Han}{2,16}(?:${employerWords("institutionEnds")}))$`,
	"u",
);
/** "… Hospital is hiring". */
const CALL = new RegExp(`(?<=\\p{Script=Han})${employerWords("seeks")}$`, "u");
const DASH = / [-–—|·•] /u;

/** Names on the first lines that say what kind of institution it is. */
export const institutionsAtTop = (text: string, spoken: Spoken): Found[] =>
	postingLines(text)
		.slice(0, TOP_LINES)
		.filter(({ text: line }) => line.length <= LONGEST_LINE)
		.flatMap(({ text: line, span }, place) => {
			const trimmed = line.trim().replace(CALL, "");
			return [
				// "Conservas Alba, Lugo" is the employer and its town.
				...(trimmed.includes(", ") ? [] : [trimmed]),
				...trimmed.split(DASH).filter((piece) => !piece.includes(", ")),
				...trimmed.split(PIECES),
			]
				.filter((piece) => piece !== undefined)
				.map((piece) => ({ piece, name: calm(piece) }))
				.filter(
					({ name }) =>
						INSTITUTION.test(name) &&
						!namesRole(name, spoken) &&
						!isPartOfEmployer(name) &&
						!isField(name, text, spoken),
				)
				.slice(0, 1)
				.map(({ piece, name }) => {
					const start = span[0] + line.indexOf(piece);
					return {
						text: name,
						score:
							BY_KIND -
							place * LATER +
							(place === 0 && piece === trimmed ? ALONE : 0),
						span: [start, start + piece.length] satisfies [number, number],
					};
				});
		});

const ABOUT = wordPattern(
	({ headings }) => headings.about,
	(words) => `^[^\\p{L}]{0,4}${words}[ :?]*$`,
);
/** "Hotel Operations" is a field of work: one everyday word behind the kind names nobody. */
const isField = (name: string, text: string, spoken: Spoken): boolean => {
	const [, word = "", ...further] = name.split(" ");
	return further.length === 0 && isPlainWord(word, text, spoken);
};

const OPENS = new RegExp(
	String.raw`^(?:${employerWords("articles")}(?: |(?<=[’'])))?((?:\p{Ll}+ )?\p{Lu}[\p{L}\d&.'’+-]*(?: (?:\p{Lu}|\d|&|${employerWords("inName")})[\p{L}\d&.'’+-]*){1,5}|\p{Script=Han}{2,16}(?:${employerWords("institutionEnds")}))(?=,? \p{Ll}|\p{Script=Han})`,
	"u",
);

/** "About us", and below it "The Harbour Mutual has insured …". */
export const belowAbout = (text: string, spoken: Spoken): Found[] => {
	const lines = postingLines(text);
	const heading = lines.findIndex(({ text: line }) =>
		ABOUT(spoken).test(line.trim()),
	);
	const below = lines[heading + 1];
	const name = heading < 0 ? null : OPENS.exec(below?.text.trim() ?? "")?.[1];
	if (!below || !name || namesRole(name, spoken)) return [];
	const start = below.span[0] + below.text.indexOf(name);
	return [
		{ text: name, score: BELOW_ABOUT, span: [start, start + name.length] },
	];
};
