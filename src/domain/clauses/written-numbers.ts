// Numbers and dates as they are written: digits, words, signs. Digits glued to letters (ISO27001, B2B) are names.
import type { NumberSigns } from "../language/claim-words.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { readDate } from "../profile/partial-date.ts";
import type { Bare, FigureMaterial } from "./figure-material.ts";
import type { PlacedWord } from "./hits.ts";
import type { Vocabulary } from "./vocabulary.ts";

const LONGEST_DATE = 30;

const YEAR = "(?:19|20)\\d\\d(?!\\d)";
const MONTH = "\\p{L}{3,12}\\.?";

/** The ways a date is written that begin with a digit, and with a month. */
const DATES_IN_DIGITS = [
	"(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])(?:-\\d\\d)?(?!\\d)",
	`\\d{1,2}\\. ?\\d{1,2}\\. ?${YEAR}`,
	`\\d{1,2}[-/]\\d{1,2}[-/]${YEAR}`,
	`(?:0?[1-9]|1[0-2])[/.]${YEAR}`,
	`\\d{1,2}(?:\\.|st|nd|rd|th|er|º)? (?:\\p{Ll}{2} )?${MONTH},? (?:\\p{Ll}{2,3} )?${YEAR}`,
].map((one) => new RegExp(`^${one}`, "iu"));
const DATES_IN_WORDS = [
	`${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}`,
	`${MONTH},? (?:\\p{Ll}{2,3} )?${YEAR}`,
].map((one) => new RegExp(`^${one}`, "iu"));

/** "2021-04", "04/2021", "14 April 2021", "avril 2021": to the month or to the day. */
export function dateAt(material: FigureMaterial, at: number): Bare | null {
	const { text, words } = material;
	const word = words[at];
	if (!word || NO_START.test(text.slice(0, word.start))) return null;
	const rest = text.slice(word.start, word.start + LONGEST_DATE);
	const ways = /^\d/.test(rest) ? DATES_IN_DIGITS : DATES_IN_WORDS;
	for (const way of ways) {
		const written = way.exec(rest)?.[0];
		const { date } =
			written === undefined ? { date: null } : readDate(plainDate(written));
		if (written === undefined || date === null || date.length < 7) continue;
		const end = word.start + written.length;
		let last = at;
		while ((words[last + 1]?.start ?? end) < end) last += 1;
		return {
			values: [Number(date.replaceAll("-", ""))],
			kind: "date",
			first: at,
			last,
		};
	}
	return null;
}

/** Within a word or a longer number; behind a year a dash begins another date. */
const NO_START = /[\p{L}\p{N}/.]$|\p{N}(?<!\d{4})-$/u;

/** "1st", "1er". */
function plainDate(written: string): string {
	return written.replace(/(?<=\d)(?:st|nd|rd|th|er|º)(?!\p{L})/iu, "");
}

const NUMBER = /^(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*)/;

/** What may be glued to digits and still leave them a figure. */
const GLUED =
	/^([kmb]|mm|mn|bn|mio|mrd|x|h|min|st|nd|rd|th|er|ers|eme|[ºª])(?![\p{L}\p{N}])/iu;
const ORDINAL = /^(?:st|nd|rd|th|eme|[ºª])$/iu;

const GLUED_FACTORS: Readonly<Record<string, number>> = {
	k: 1e3,
	m: 1e6,
	mm: 1e6,
	mn: 1e6,
	mio: 1e6,
	b: 1e9,
	bn: 1e9,
	mrd: 1e9,
};

export function numberAt(
	{ text, words }: FigureMaterial,
	at: number,
): Bare | null {
	const word = words[at];
	if (!word || !/^\d/.test(word.text)) return null;
	if (/[\p{L}_]$/u.test(text.slice(0, word.start))) return null;
	const rest = text.slice(word.start);
	const [digits = ""] = NUMBER.exec(rest) ?? [];
	const after = rest.slice(digits.length);
	const glued = GLUED.exec(after)?.[1] ?? "";
	if (glued === "" && /^\p{L}/u.test(after) && !/^\p{Script=Han}/u.test(after))
		return null;
	const end = word.start + digits.length + glued.length;
	let last = at;
	while ((words[last + 1]?.start ?? end) < end) last += 1;
	const factor = GLUED_FACTORS[glued.toLowerCase()] ?? 1;
	return {
		values: readings(digits).map((value) => value * factor),
		kind: ORDINAL.test(glued) ? "rank" : "count",
		first: at,
		last,
	};
}

function readings(digits: string): number[] {
	const plain = digits.replaceAll(" ", "");
	if (/^\d+$/.test(plain)) return [Number(plain)];
	const values = new Set<number>();
	// Groups of three are thousands to some and decimals to others, but nobody writes three decimals of nothing.
	if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) {
		const thousands = Number(plain.replace(/[.,]/g, ""));
		if (/[.,]000$/.test(plain)) return [thousands];
		values.add(thousands);
	}
	const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
	values.add(
		Number(
			`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`,
		),
	);
	return [...values];
}

const MOST_NUMBER_WORDS = 4;

/** "Twenty-five", "cuarenta y dos": the longest run of words that is a number. One and first count nothing. */
export function wordsAt(
	{ text, words, vocabularies }: FigureMaterial,
	at: number,
): Bare | null {
	const [own] = vocabularies;
	for (let last = at + MOST_NUMBER_WORDS - 1; last >= at; last -= 1) {
		const [first, end] = [words[at], words[last]];
		if (!first || !end || !own) continue;
		const written =
			at === last
				? first.folded
				: foldedSpan(
						text.slice(first.start, end.end),
						words.slice(at, last + 1),
					);
		const value =
			own.numbers.get(written) ??
			vocabularies[1]?.numbers.get(written) ??
			(at === last ? compoundNumber(first, own) : undefined);
		if (value !== undefined && value > 1)
			return {
				values: [value],
				kind: "count",
				first: at,
				last,
				isNear: own.nearly.has(written),
			};
	}
	return null;
}

const LONG_NUMBER = 7;

/** "Sechsköpfiges": a compound that counts, inflected. */
function compoundNumber(
	{ roots, folded }: PlacedWord,
	{ numbers }: Vocabulary,
): number | undefined {
	if (folded.length < LONG_NUMBER) return undefined;
	const root = roots.find(
		(one) => one.length >= LONG_NUMBER && numbers.has(one),
	);
	return root === undefined ? hundreds(folded, numbers) : numbers.get(root);
}

const HUNDRED = 100;

/** "Centoventi", "zweihundertfünfzig": a hundred with what stands before and behind it in one word. */
function hundreds(
	word: string,
	numbers: ReadonlyMap<string, number>,
): number | undefined {
	for (const [name, value] of numbers) {
		if (value !== HUNDRED || !word.includes(name)) continue;
		const at = word.indexOf(name);
		const [before, behind] = [word.slice(0, at), word.slice(at + name.length)];
		const times = before === "" ? 1 : numbers.get(before);
		const more = behind === "" ? 0 : numbers.get(behind);
		if (times === undefined || more === undefined) continue;
		if (times < 10 && more < HUNDRED) return times * HUNDRED + more;
	}
	return undefined;
}

function foldedSpan(written: string, words: readonly PlacedWord[]): string {
	const joint = written.includes("-") ? "-" : " ";
	return words.map(({ folded }) => folded).join(joint);
}

/** "十七名", "两百人": numbers of signs, in front of what they count. */
export function signsAt(material: FigureMaterial, at: number): Bare | null {
	for (const numbers of SIGN_NUMBERS) {
		const written = signsIn(material, at, numbers);
		const value = written === "" ? 0 : signValue(written, numbers.signs);
		if (value >= 2)
			return {
				values: [value],
				kind: "count",
				first: at,
				last: at + written.length - 1,
			};
	}
	return null;
}

type SignNumbers = {
	signs: NumberSigns;
	opens: RegExp;
	run: RegExp;
	counted: RegExp;
};

const SIGN_NUMBERS: readonly SignNumbers[] = Object.values(CLAIM_WORDS).flatMap(
	({ counting: { signs } }) => {
		if (!signs) return [];
		const opening = `${signs.digits.slice(1)}${signs.powers}${signs.two}`;
		return [
			{
				signs,
				opens: new RegExp(`^[${opening}]$`, "u"),
				run: new RegExp(`^[${opening}${signs.tenThousand}]{1,6}`, "u"),
				counted: new RegExp(`^[${signs.counted}]`, "u"),
			},
		];
	},
);

/** The signs of a number that begins here and counts something; "" where none does. */
function signsIn(
	{ text, words }: FigureMaterial,
	at: number,
	{ opens, run, counted }: SignNumbers,
): string {
	const word = words[at];
	if (!word || !opens.test(word.text)) return "";
	const [written = ""] = run.exec(text.slice(word.start)) ?? [];
	return counted.test(text.slice(word.start + written.length)) ? written : "";
}

function signValue(
	written: string,
	{ digits, powers, tenThousand, two }: NumberSigns,
): number {
	let [value, digit] = [0, 0];
	for (const sign of written) {
		if (sign === tenThousand) [value, digit] = [(value + digit) * 1e4, 0];
		else if (powers.includes(sign)) {
			value += (digit || 1) * 10 ** (powers.indexOf(sign) + 1);
			digit = 0;
		} else digit = sign === two ? 2 : digits.indexOf(sign);
	}
	return value + digit;
}
