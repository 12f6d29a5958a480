// Chores: a line that tells only of coffee, filing, mowing or oil says nothing of the work, and a reader takes the weakest line for the
// measure of the rest. What the posting asks for is no chore, nor is what came of the work or how much of it there was.

import {
	CHORE_KINDS,
	type Chore,
	type ChoreKind,
} from "../../language/chore-words.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
	UNSPACED,
} from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, anyOf } from "../../language/patterns.ts";
import { CHORE_WORDS } from "../../language/tables/chores-of-languages.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { recent } from "../../recent.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isOutcome } from "./outcome.ts";

/** More words tell more than a chore. */
const MOST_WORDS = 18;
/** Words of content beside a chore, and of a part that is none: "setting up" beside "cleaning". */
const MOST_BESIDE = 4;
const MOST_OF_MINOR = 2;

/** Whether every part of a line is a chore or next to nothing beside one. */
export function isChore(
	line: string,
	language: string,
	asked: ReadonlySet<ChoreKind>,
): boolean {
	return (
		!isOutcome(line) &&
		line.split(/\s+/u).length <= MOST_WORDS &&
		codesOf(language).some((code) => isAllChores(line, code, asked))
	);
}

/** The chores that are the work itself where this posting leads: cleaning for a cleaner. */
export function askedChores({
	job,
	title,
}: Pick<Tailoring, "job" | "title">): ReadonlySet<ChoreKind> {
	const text = [
		title,
		job.title ?? "",
		...job.requirements.map((one) => one.text),
	].join("\n");
	return choresIn(text, job.language);
}

/** The resume and the letter ask about the same posting. */
const choresIn = recent(choresNamed, { most: 8, longest: 30_000 });

function choresNamed(text: string, language: string): ReadonlySet<ChoreKind> {
	const languages = codesOf(language).map(readerOf);
	return new Set(
		CHORE_KINDS.filter((kind) =>
			languages.some(({ kinds }) => {
				const { asked, names } = kinds[kind];
				return asked.test(text) || text.search(names) >= 0;
			}),
		),
	);
}

type Reader = {
	code: LanguageCode;
	kinds: Readonly<Record<ChoreKind, Patterns>>;
	/** What parts the things a line names. */
	between: RegExp;
	opensOccasion: RegExp;
	occasion: RegExp;
};

type Patterns = { names: RegExp; bare: RegExp; asked: RegExp };

/** Where the language is not known, any. */
function codesOf(language: string | null): readonly LanguageCode[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code ? [code] : LANGUAGE_CODES;
}

const readers = new Map<LanguageCode, Reader>();

function readerOf(code: LanguageCode): Reader {
	const known = readers.get(code) ?? madeFor(code);
	readers.set(code, known);
	return known;
}

function madeFor(code: LanguageCode): Reader {
	const { kinds, occasions } = CHORE_WORDS[code];
	const and = anyOf(
		CLAIM_WORDS[code].links.and.split(",").map((word) => word.trim()),
	);
	const occasion = whole(occasions, code);
	return {
		code,
		kinds: Object.fromEntries(
			CHORE_KINDS.map((kind) => [kind, patternsOf(kinds[kind], code)]),
		) as Record<ChoreKind, Patterns>,
		between: new RegExp(
			UNSPACED.includes(code)
				? `[、，；,;]|${and}`
				: `[,;&+]|\\s[–—-]\\s|(?<=\\s)${and}(?=\\s)`,
			"giu",
		),
		opensOccasion: listPattern(`^\\s*${occasion}`, "iu"),
		occasion: listPattern(`${occasion}.*$`, "iu"),
	};
}

function patternsOf(chore: Chore, code: LanguageCode): Patterns {
	const { names, deeds, things } = chore;
	const pairs =
		deeds === undefined || things === undefined
			? []
			: [pair(deeds, things, code), pair(things, deeds, code)];
	return {
		names: listPattern([whole(names, code), ...pairs].join("|"), "giu"),
		bare: new RegExp(`^(?:${alternatives([chore.bare ?? ""])})$`, "iu"),
		asked: listPattern(whole(chore.asked, code), "iu"),
	};
}

function whole(list: string, code: LanguageCode): string {
	const source = `(?:${alternatives([list])})`;
	return UNSPACED.includes(code)
		? source
		: `${WORD_BEGINS}${source}${WORD_ENDS}`;
}

/** Up to three words apart, in one clause. */
function pair(first: string, second: string, code: LanguageCode): string {
	return `${whole(first, code)}(?:[\\s,/&’'-]+[\\p{L}’']+){0,3}[\\s,/&’'-]+${whole(second, code)}`;
}

type Span = { kind: ChoreKind; start: number; end: number };

function isAllChores(
	line: string,
	code: LanguageCode,
	asked: ReadonlySet<ChoreKind>,
): boolean {
	const parts = readParts(line, code);
	const kinds = parts.flatMap((part) => part.kinds);
	const chores = parts.filter((part) => part.kinds.length > 0);
	// Whoever is to file letters need not read of the coffee beside them.
	const isUnaskedHousehold =
		kinds.includes("household") && !asked.has("household");
	return (
		chores.length > 0 &&
		chores.length * 2 >= parts.length &&
		(!kinds.some((kind) => asked.has(kind)) || isUnaskedHousehold) &&
		parts.every((part) => part.isLittle) &&
		(!COUNTS.test(line) || kinds.every((kind) => kind === "household"))
	);
}

/** How much of it there was; a year counts nothing. */
const COUNTS = /(?<![\p{N}.,:])(?!(?:19|20)\p{N}{2}(?!\p{N}))\p{N}{2,}/u;

/** The resume and the letter ask about the same lines, for each posting. */
const readParts = recent(partsRead, { most: 500, longest: 600 });

function partsRead(line: string, code: LanguageCode): readonly ReadPart[] {
	const reader = readerOf(code);
	const spans = CHORE_KINDS.flatMap((kind) =>
		[...line.matchAll(reader.kinds[kind].names)].map(
			({ index, 0: found }): Span => ({
				kind,
				start: index,
				end: index + found.length,
			}),
		),
	);
	return partsOf(line, reader).map((part) => readPart(part, { reader, spans }));
}

type Part = { text: string; start: number };

function partsOf(line: string, { between }: Reader): Part[] {
	const parts: Part[] = [];
	let start = 0;
	for (const { index, 0: found } of line.matchAll(between)) {
		parts.push({ text: line.slice(start, index), start });
		start = index + found.length;
	}
	parts.push({ text: line.slice(start), start });
	return parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

type ReadPart = { kinds: readonly ChoreKind[]; isLittle: boolean };

function readPart(
	{ text, start }: Part,
	{ reader, spans }: { reader: Reader; spans: readonly Span[] },
): ReadPart {
	const plain = withoutOccasion(text, reader);
	const bare = CHORE_KINDS.filter((kind) =>
		reader.kinds[kind].bare.test(plain),
	);
	if (bare.length > 0) return { kinds: bare, isLittle: true };
	const here = spans.filter(
		(one) => one.start < start + text.length && start < one.end,
	);
	const beside = here.reduce((rest, one) => blanked(rest, one, start), text);
	const rest = withoutOccasion(beside, reader);
	const size = [...contentStems(wordsOf(rest, reader.code))].filter(
		(stem) => stem.length > SMALL || widthOf(stem) > 1,
	).length;
	return {
		kinds: here.map(({ kind }) => kind),
		isLittle:
			here.length > 0
				? size <= MOST_BESIDE * widthOf(rest)
				: size <= MOST_OF_MINOR * widthOf(rest) && !NAMES_ONE.test(rest),
	};
}

/** Letters of a word that says nothing by itself. */
const SMALL = 2;

/** A count, or a thing by its name: "SAP", "JUnit". */
const NAMES_ONE = /\p{N}|\p{Lu}{2}|\p{Ll}\p{Lu}/u;

/** Of Chinese each character is a word. */
function widthOf(text: string): number {
	return /\p{Script=Han}/u.test(text) ? 3 : 1;
}

function blanked(text: string, { start, end }: Span, offset: number): string {
	const from = Math.max(0, start - offset);
	const to = Math.min(text.length, end - offset);
	return `${text.slice(0, from)}${" ".repeat(Math.max(0, to - from))}${text.slice(to)}`;
}

/** Without what says only when: "in summer", "when reception is short". */
function withoutOccasion(text: string, { opensOccasion, occasion }: Reader) {
	return text
		.replace(opensOccasion, "")
		.replace(occasion, "")
		.replace(/[.\s]+$/u, "")
		.trim();
}
