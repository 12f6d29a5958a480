// Which span of a sentence states one thing about a person: the clause that names it, what limits it, and nothing of its neighbors.

import type { DetailWords, OwnKind } from "../../language/detail-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
	UNSPACED,
} from "../../language/language-code.ts";
import { alternatives } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";

/** Where a sentence names something a person may state. */
export type Anchor = { kind: OwnKind; start: number; end: number };

/** `joint` stands before it: a comma, "and", or a break no statement reaches over. */
type Piece = { start: number; end: number; joint: "comma" | "and" | "break" };

/** The words a language parts and limits statements by. */
type Cutting = { joint: RegExp; lead: RegExp; limit: RegExp; early: RegExp };

const cuttings = new Map<string, Cutting>();

function cuttingOf(codes: readonly LanguageCode[]): Cutting {
	const key = codes.join();
	const found = cuttings.get(key) ?? makeCutting(codes);
	cuttings.set(key, found);
	return found;
}

function makeCutting(codes: readonly LanguageCode[]): Cutting {
	const among = (
		some: readonly LanguageCode[],
		pick: (words: DetailWords) => string,
	) => `(?:${alternatives(some.map((code) => pick(DETAIL_WORDS[code])))})`;
	const of = (pick: (words: DetailWords) => string) => among(codes, pick);
	const joined = codes.filter((code) => UNSPACED.includes(code));
	const parted = codes.filter((code) => !UNSPACED.includes(code));
	const ands = of(({ ands }) => ands);
	const limits = `${WORD_BEGINS}${of(({ limits }) => limits)}${WORD_ENDS}`;
	const unspaced = joined.length > 0;
	return {
		joint: new RegExp(
			`(?<comma>\\s*(?:(?<!\\d),|,(?!\\d)|，|、)\\s*(?:${ands}\\s+)?)|(?<break>\\s*[;；•·|]\\s*|(?<=\\s[A-E]{1,2}1?)\\.\\s+|\\s+[–—-]\\s+)|\\s+${ands}\\s+`,
			"giu",
		),
		lead: new RegExp(
			`^(?:${among(parted, ({ leads }) => leads)}\\s+|${among(joined, ({ leads }) => leads)})(?=\\S)`,
			"iu",
		),
		limit: unspaced
			? new RegExp(
					of(({ limits }) => limits),
					"u",
				)
			: new RegExp(limits, "iu"),
		early: new RegExp(`^(?:\\S+\\s+)?${limits}`, "iu"),
	};
}

const MOST_LEADS = 2;
const MOST_WORDS = 16;
const LONGEST = 120;
const FEW = 3;
const MOST_LIMIT_WORDS = 8;

/** The words of the statement at one of the anchors, cut as the given languages cut; null where they cannot be cut out whole. */
export function statementSpan(
	sentence: string,
	anchor: Anchor,
	{
		anchors,
		codes,
	}: { anchors: readonly Anchor[]; codes: readonly LanguageCode[] },
): string | null {
	const cutting = cuttingOf(codes);
	const pieces = piecesOf(sentence, cutting);
	const first = pieces.findIndex(({ end }) => anchor.start < end);
	const last = pieces.findIndex(({ end }) => anchor.end <= end);
	if (first < 0 || last < 0) return null;
	const kindsIn = ({ start, end }: Piece) =>
		anchors
			.filter((one) => one.start >= start && one.start < end)
			.map(({ kind }) => kind);
	const look: Look = {
		cutting,
		isOwn: (piece) => kindsIn(piece).includes(anchor.kind),
		isOthers: (piece) => kindsIn(piece).some((kind) => kind !== anchor.kind),
		textOf: ({ start, end }) => sentence.slice(start, end),
	};
	const from = reachLeft(pieces, first, look);
	const to = reachRight(pieces, last, look);
	if (to === null) return null;
	const begin = pieces[from]?.start ?? 0;
	const text = withoutLeads(
		sentence.slice(begin, pieces[to]?.end).replace(/[\s.;,!。；，]+$/u, ""),
		cutting,
		anchor.kind === "notice",
	);
	return text.length <= LONGEST && countWords(text) <= MOST_WORDS ? text : null;
}

type Look = {
	cutting: Cutting;
	isOwn: (piece: Piece) => boolean;
	isOthers: (piece: Piece) => boolean;
	textOf: (piece: Piece) => string;
};

/** "Full, clean license", "days and nights": a word or two before it belong to it. */
function reachLeft(
	pieces: readonly Piece[],
	first: number,
	{ isOthers, textOf }: Look,
): number {
	const before = pieces[first - 1];
	const joint = pieces[first]?.joint;
	if (!before || isOthers(before) || joint === "break") return first;
	const words = countWords(textOf(before));
	const isPart = joint === "and" ? words < FEW : words === 1 && first === 1;
	return isPart ? first - 1 : first;
}

/** What limits it is never cut off: null where it is too long to stand in a list. */
function reachRight(
	pieces: readonly Piece[],
	last: number,
	look: Look,
): number | null {
	let to = last;
	for (const [at, piece] of pieces.entries()) {
		if (at <= to) continue;
		if (piece.joint === "break" || look.isOthers(piece)) return to;
		if (look.isOwn(piece) || isLimit(piece, look)) to = at;
		else if (isNotHeld(look.textOf(piece))) return null;
		else if (isAside(piece, look.textOf(piece), pieces[at + 1])) to = at;
		else return to;
	}
	return to;
}

function isLimit(piece: Piece, { cutting, textOf }: Look): boolean {
	const text = textOf(piece);
	const { limit, early } = cutting;
	return (
		countWords(text) <= MOST_LIMIT_WORDS &&
		(isNotHeld(text) || (piece.joint === "and" ? early : limit).test(text))
	);
}

/** A few small words at the end: "always have", "negotiable"; a second place behind "and". */
function isAside({ joint }: Piece, text: string, next?: Piece): boolean {
	// Somebody speaks of another thing.
	if (/^\p{L}{1,2}['’]/u.test(text)) return false;
	const words = countWords(text);
	const isName = /^\p{Lu}/u.test(text);
	if (joint === "and") return words < FEW || (isName && words <= FEW + 1);
	return words < FEW && next === undefined && !isName;
}

function piecesOf(sentence: string, { joint: JOINT }: Cutting): Piece[] {
	// What stands in brackets is one with what stands before them.
	const masked = sentence.replace(/[(（][^()（）]*[)）]/gu, (inner) =>
		"x".repeat(inner.length),
	);
	const pieces: Piece[] = [];
	let start = 0;
	let joint: Piece["joint"] = "break";
	for (const { index, 0: found, groups } of masked.matchAll(JOINT)) {
		if (index > start) pieces.push({ start, end: index, joint });
		start = index + found.length;
		joint = groups?.comma ? "comma" : groups?.break ? "break" : "and";
	}
	if (start < sentence.length)
		pieces.push({ start, end: sentence.length, joint });
	return pieces;
}

/** What counts months stays: "I have one month's notice". */
function withoutLeads(
	text: string,
	{ lead }: Cutting,
	keepsNumber: boolean,
): string {
	let rest = text;
	for (let turn = 0; turn < MOST_LEADS; turn += 1) {
		const next = rest.replace(lead, "");
		const taken = rest.slice(0, rest.length - next.length).trim();
		const [last = ""] = taken.split(/\s+/).slice(-1);
		if (keepsNumber && isOne(last))
			return rest.slice(taken.length - last.length);
		rest = next;
	}
	return rest;
}

const ONES = LANGUAGE_CODES.flatMap((code) => {
	const [forms = ""] = POSTING_WORDS[code].years.numbers.split(" ");
	return forms.split("/");
});

function isOne(word: string): boolean {
	const small = word.toLowerCase();
	return (
		/^an?$/.test(small) ||
		ONES.some((one) => one.length > 1 && small.startsWith(one))
	);
}

/** Two Chinese characters are about a word. */
function countWords(text: string): number {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han > 0 ? Math.ceil(han / 2) : text.trim().split(/\s+/).length;
}
