// Where a wish parts from the demand beside it in one sentence: "A is required, B would be welcome". Each is asked by its own words.

import { everyMatch } from "../../every-match.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";

const MARK = wordPattern(
	({ logic }) => logic.and,
	(words) =>
		`[.!?;。；！？](?=\\s|$|\\p{Script=Han})|[,，]\\s*|\\s[–—]\\s|\\s${words}\\s+`,
	"giu",
);
const WISH = wordPattern(({ demand }) => demand.nice);
/** Words that state a demand beyond doubt: they alone part it from a wish. */
const STATED = wordPattern(
	({ demand }) => `${demand.stated}|${demand.decides}|${demand.excludes}`,
	(words, spoken) => {
		const years = wordsPattern(spoken, ({ years: { unit } }) => unit);
		return `${words}|\\d\\+? ${years}|${LETTERS_BEGIN}(?:required|[bc][12])${LETTERS_END}`;
	},
);
const YOU = wordPattern(
	({ pronouns }) => pronouns.you,
	(words) => `^${words}\\s`,
);
const NEGATED = wordPattern(
	({ logic }) => `${logic.negated}|${logic.conditional}`,
);
const BELONGS = wordPattern(
	({ logic }) => logic.belongs,
	(words) => `^${words}`,
);
const BRACKETS = /\([^()]*\)/gu;

/** Behind an "and" a wish opens at once: "… and we value German". */
const OPENING = 28;
const SHORTEST = 4;

/** `before` is where the mark in front of it begins. */
type Piece = {
	before: number;
	from: number;
	to: number;
	mark: string;
	says: "wish" | "demand" | null;
};

/** Ends of the pieces behind which the other begins, in characters of `text`. */
export const wishBorders = (text: string, spoken: Spoken): number[] => {
	const pieces = piecesOf(text, spoken);
	const borders: number[] = [];
	let before: Piece["says"] = null;
	let first: Piece | null = null;
	for (const piece of pieces) {
		if (/^[.!?;。；！？]/.test(piece.mark)) before = null;
		const { says } = piece;
		if (says === null) {
			// What is listed before its wish belongs to the wish.
			if (before !== null && !isOfBefore(piece, text, spoken)) first ??= piece;
			continue;
		}
		const opening = first ?? piece;
		if (
			before !== null &&
			before !== says &&
			mayPart(text.slice(opening.from, piece.to), { opening, says }, spoken)
		)
			borders.push(opensWithAnd(opening) ? opening.before : opening.from);
		before = says;
		first = null;
	}
	return borders;
};

/** A clause that goes on with what stands before it, as an "and" does: "we ask that you know Excel". */
const isOfBefore = (piece: Piece, text: string, spoken: Spoken): boolean =>
	opensWithAnd(piece) || BELONGS(spoken).test(text.slice(piece.from, piece.to));

const opensWithAnd = ({ mark }: Pick<Piece, "mark">): boolean =>
	/^\s\p{L}/u.test(mark);

/** Whether what opens with one piece and is said with the same or a later one may stand alone. */
const mayPart = (
	said: string,
	{ opening, says }: { opening: Piece; says: Piece["says"] },
	spoken: Spoken,
): boolean => {
	if (said.trim().length < SHORTEST) return false;
	if (!opensWithAnd(opening)) return true;
	return says === "wish"
		? (WISH(spoken).exec(said)?.index ?? OPENING) < OPENING
		: (STATED(spoken).exec(said)?.index ?? OPENING) < OPENING;
};

const piecesOf = (text: string, spoken: Spoken): Piece[] => {
	const body = text.replace(BRACKETS, (inside) => " ".repeat(inside.length));
	const pieces: Piece[] = [];
	let from = 0;
	let before = 0;
	let mark = "";
	for (const match of [...everyMatch(MARK(spoken), body), null]) {
		const to = match?.index ?? body.length;
		pieces.push({
			before,
			from,
			to,
			mark,
			says: saysOf(body.slice(from, to), spoken),
		});
		if (match) {
			from = to + match[0].length;
			before = to;
			mark = match[0];
		}
	}
	return pieces;
};

const saysOf = (piece: string, spoken: Spoken): Piece["says"] => {
	if (WISH(spoken).test(piece)) return "wish";
	const isDemand =
		(STATED(spoken).test(piece) || YOU(spoken).test(piece.trim())) &&
		!BELONGS(spoken).test(piece.trim()) &&
		!NEGATED(spoken).test(piece);
	return isDemand ? "demand" : null;
};
