// Numbers as people write them, made comparable: 2M and 2,000,000, 99,5 % and 99.5%, eleven and 11, 1.200 and 1,200.
// A percentage is never equal to a bare number of the same size, and money never to a count.
import { FACTORS, type Figure, isMoney, PERCENT } from "./figure.ts";
import { inFractions, inHan, inWords } from "./worded-figures.ts";

const DIGITS = new RegExp(
	`(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}_.])(?:[$€£¥]\\s?)?(\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*)(?:\\s?(${PERCENT})|\\s?(thousand|tausend|tsd|tusen|tusind|duizend|millionen|millioner|millones|milhões|milioni|miljoen|millions?|mio|mln|mrd|milliarden|milliards|miliardi|billion|bn|mn|万|亿)(?![\\p{L}])|(k|mm|m|b)(?![\\p{L}\\p{N}])|\\s(k|mm|m)(?=\\s?[€$£]))?`,
	"giu",
);
const HAN_FACTOR = /^\s?([万亿])/u;

/**
 * The figures of a text, in digits and in words. Digits glued to letters (ISO27001, B2B) are names, not figures.
 * `language` tells which words are numbers; without it only those count that are numbers in every language.
 */
export function figuresOf(text: string, language = "und"): Figure[] {
	const written = inDigits(text);
	const figures = [
		...written,
		// "1.2 million" is one figure, not a million more.
		...inWords(text, language).filter(({ start }) =>
			written.every((digits) => start < digits.start || start >= digits.end),
		),
		...inFractions(text),
		...(/\p{Script=Han}/u.test(text) ? inHan(text) : []),
	].sort((a, b) => a.start - b.start);
	return shareUnits(text, figures);
}

function inDigits(text: string): Figure[] {
	const figures: Figure[] = [];
	for (const match of text.matchAll(DIGITS)) {
		const [whole, digits = "", percent, word, letter, spaced] = match;
		const end = match.index + whole.length;
		const after = text.slice(end);
		if (
			/^\p{L}/u.test(after) &&
			!/^(?:st|nd|rd|th|x|h|ers?|ème|º|ª|\p{Script=Han}|-)/iu.test(after)
		)
			continue;
		const han = HAN_FACTOR.exec(after)?.[1];
		const factor =
			FACTORS[(word ?? letter ?? spaced ?? han ?? "").toLowerCase()] ?? 1;
		figures.push({
			text: whole.trim(),
			values: readings(digits).map((value) => value * factor),
			isPercent: percent !== undefined,
			isMoney: isMoney(text, match.index, end),
			start: match.index,
			end,
		});
	}
	return figures;
}

// "5 to 6 %", "eleven to six percent": the unit stands once and counts twice.
function shareUnits(text: string, figures: readonly Figure[]): Figure[] {
	return figures.map((figure, at) => {
		const next = figures[at + 1];
		const between = next && text.slice(figure.end, next.start);
		return next?.isPercent &&
			!figure.isPercent &&
			/^\s?(?:to|–|-|bis|auf|a|à|al|til|tot|至|到)\s?$/i.test(between ?? "")
			? { ...figure, isPercent: true }
			: figure;
	});
}

function readings(digits: string): number[] {
	const plain = digits.replace(/[\u00a0\u202f ]/g, "");
	if (/^\d+$/.test(plain)) return [Number(plain)];
	const values = new Set<number>();
	// Groups of three are thousands to some and decimals to others.
	if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain))
		values.add(Number(plain.replace(/[.,]/g, "")));
	const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
	const decimal = Number(
		`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`,
	);
	values.add(decimal);
	return [...values];
}

/** Whether a figure of a document can mean the same as one of the profile, which may leave its currency out. */
export function isSameFigure(a: Figure, b: Figure): boolean {
	return (
		a.isPercent === b.isPercent &&
		a.values.some((value) => b.values.includes(value))
	);
}

/** Whether a figure stands for a year of our time. */
export function isYear(figure: Figure): boolean {
	return /^(?:19|20)\d\d$/.test(figure.text);
}
