// Codes name one thing exactly: a certificate's "PA1", a standard's "BS 7671", a body's "IPAF". No other words stand for them.
import { isAcronym } from "../meaning/stem.ts";
import { recent } from "../recent.ts";

/**
 * `name` compares codes however they are spaced; `hasFigure` tells "PA1" from "IPAF", which may be a word in capitals. `pieces` are a
 * body and its number where they may stand apart: "EPA 608" is "EPA Section 608".
 */
export type Code = {
	name: string;
	pieces?: readonly [body: string, number: string];
	at: number;
	end: number;
	hasFigure: boolean;
};

const WORD = /[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*/gu;
// Grades of languages, halves and quarters, hours, amounts and kinds of trade have the form of a code.
const NO_CODE =
	/^(?:[ABC][12]|[QH][1-4]|[BCD]2[BCD]|\d+(?:[KMBXAP]|AM|PM|ST|ND|RD|TH)|\d{2,4}S|\d[DX])$/;
const CURRENCY = /^(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|CNY)$/;
const YEAR = /^(?:19|20)\d\d$/;
const LONG_NUMBER = /^\d{3,}(?:[-.]\d+)*$/;
const LONGEST = 12;

const KEPT = { most: 500, longest: 600 };

/** In order. Nothing that is merely written in capitals in a line all in capitals. */
export const codesIn = recent(findCodes, KEPT);

function findCodes(text: string): readonly Code[] {
	const isShouted = text === text.toUpperCase() && /\s/.test(text);
	const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
		word,
		at: index,
		end: index + word.length,
	}));
	return words.flatMap(({ word, at, end }, place): Code[] => {
		const next = words[place + 1];
		const isSign =
			isAcronym(word) && /^\p{Lu}{2,}$/u.test(word) && !CURRENCY.test(word);
		if (isSign && next && isNumber(next.word, text.slice(end, next.at)))
			return [
				{
					name: nameOf(word + next.word),
					pieces: [word, nameOf(next.word)],
					at,
					end: next.end,
					hasFigure: true,
				},
			];
		if (isFigured(word))
			return [{ name: nameOf(word), at, end, hasFigure: true }];
		return isSign && word.length > 2 && !isShouted
			? [{ name: word, at, end, hasFigure: false }]
			: [];
	});
}

/** The names a line holds codes under, whatever the case of those with figures. */
export const codeNames = recent(findCodeNames, KEPT);

function findCodeNames(text: string): ReadonlySet<string> {
	const words = [...text.matchAll(WORD)].map(({ 0: word }) => word);
	const names = words.flatMap((word, place) => {
		const name = nameOf(word);
		const next = words[place + 1] ?? "";
		return [
			...(/\d/.test(name) ? [name] : []),
			...(LONG_NUMBER.test(next) ? [nameOf(word + next)] : []),
			...(isAcronym(word) ? [word] : []),
			// "FELASA-Kurs", "ADR-Schein".
			...(word.includes("-")
				? word.split("-").filter((part) => /^\p{Lu}{3,}$/u.test(part))
				: []),
		];
	});
	return new Set(names);
}

function isFigured(word: string): boolean {
	return (
		word.length <= LONGEST &&
		/\p{Lu}/u.test(word) &&
		/\d/.test(word) &&
		/^[\p{Lu}\d./-]+$/u.test(word) &&
		!NO_CODE.test(word)
	);
}

function isNumber(number: string, between: string): boolean {
	return (
		/^[ -]$/.test(between) && LONG_NUMBER.test(number) && !YEAR.test(number)
	);
}

function nameOf(word: string): string {
	return word.toUpperCase().replace(/[-/]/g, "");
}

/** Whether a line holds codes with figures, and none of the two or more that another asks for. */
export function holdsOtherCodes(held: string, asked: string): boolean {
	const codes = codesAsked(asked);
	const names = codeNames(held);
	return (
		codes.length > 0 &&
		codesIn(held).some(({ hasFigure }) => hasFigure) &&
		!codes.some((code) => isCodeAmong(names, code))
	);
}

/** From the first code to the end of the last, as written; null where fewer than two are named. */
export function codesAsWritten(text: string): string | null {
	const codes = codesAsked(text);
	const [first] = codes;
	const last = codes.at(-1);
	return first && last ? text.slice(first.at, last.end) : null;
}

/** A single one may number the point, or be the name of a form. */
const FEWEST_ASKED = 2;

/** Two codes or more, from the first with a figure on: "ACS (CCN1, CENWAT)" asks for the last two. None otherwise. */
export function codesAsked(text: string): Code[] {
	const codes = codesIn(text);
	const first = codes.findIndex(({ hasFigure }) => hasFigure);
	const asked = first < 0 ? [] : codes.slice(first);
	return asked.length >= FEWEST_ASKED ? asked : [];
}

export function isCodeAmong(
	names: ReadonlySet<string>,
	{ name, pieces }: Code,
): boolean {
	return names.has(name) || pieces?.every((piece) => names.has(piece)) === true;
}
