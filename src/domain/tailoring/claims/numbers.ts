// Numbers as people write them, made comparable: 2M and 2,000,000, 99,5 % and 99.5%, eleven and 11, 1.200 and 1,200.
// A percentage is never equal to a bare number of the same size, and money never to a count.
import { hanNumber, numberWords } from "./number-words.ts";

export type Figure = {
	/** As written, with sign and unit. */
	text: string;
	/** What it can mean: "1.200" is 1.2 or 1200, by who writes it. */
	values: number[];
	isPercent: boolean;
	isMoney: boolean;
	start: number;
	end: number;
};

const FACTORS: Readonly<Record<string, number>> = {
	k: 1e3,
	tsd: 1e3,
	thousand: 1e3,
	tausend: 1e3,
	mil: 1e3,
	mille: 1e3,
	tusen: 1e3,
	tusind: 1e3,
	duizend: 1e3,
	m: 1e6,
	mm: 1e6,
	mn: 1e6,
	mio: 1e6,
	mln: 1e6,
	million: 1e6,
	millions: 1e6,
	millionen: 1e6,
	millones: 1e6,
	milioni: 1e6,
	miljoen: 1e6,
	milhões: 1e6,
	millioner: 1e6,
	万: 1e4,
	b: 1e9,
	bn: 1e9,
	billion: 1e9,
	mrd: 1e9,
	milliarden: 1e9,
	milliards: 1e9,
	miliardi: 1e9,
	亿: 1e8,
};

const PERCENT =
	"%|％|percent\\b|per cent\\b|prozent\\b|pct\\b|por ciento\\b|por cento\\b|pour cent\\b|per cento\\b|procent\\b|prosent\\b";
const DIGITS = new RegExp(
	`(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}_.])(?:[$€£¥]\\s?)?(\\d{1,3}(?:[\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)*)(?:\\s?(${PERCENT})|\\s?(thousand|tausend|tsd|tusen|tusind|duizend|millionen|millioner|millones|milhões|milioni|miljoen|millions?|mio|mln|mrd|milliarden|milliards|miliardi|billion|bn|mn|万|亿)(?![\\p{L}])|(k|mm|m|b)(?![\\p{L}\\p{N}]))?`,
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
		const [whole, digits = "", percent, word, letter] = match;
		const end = match.index + whole.length;
		const after = text.slice(end);
		if (
			/^\p{L}/u.test(after) &&
			!/^(?:st|nd|rd|th|x|h|ers?|ème|º|ª|\p{Script=Han}|-)/iu.test(after)
		)
			continue;
		const han = HAN_FACTOR.exec(after)?.[1];
		const factor = FACTORS[(word ?? letter ?? han ?? "").toLowerCase()] ?? 1;
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

const BEFORE_MONEY =
	/(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|NOK|DKK|SEK|CAD|AUD|kr|R\$)\.?)\s?[\d.,]*$/i;
const AFTER_MONEY =
	/^\s?(?:[KMB]\+?\b|mio\.?|mrd\.?|mln\.?|millones|milioni|millions?)?\s?(?:d['’]|de |di )?(?:[$€£¥]|(?:USD|EUR|GBP|CHF|NOK|DKK|SEK|kr|kroner|dollars?|euros?|pounds?|francs?|franken|dólares|dollari|reais|kronen)\b|元|美元|欧元)/i;

function isMoney(text: string, start: number, end: number): boolean {
	const [first = ""] = /^\D*\d/.exec(text.slice(start)) ?? [];
	return (
		BEFORE_MONEY.test(text.slice(Math.max(0, start - 6), start) + first) ||
		AFTER_MONEY.test(text.slice(end))
	);
}

const WORD = /(?<![\p{L}\p{N}])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}])/gu;
const SCALE =
	/^[\s-](hundred|thousand|million|billion|tausend|mille|mil|tusen)\b/i;
const SCALES: Readonly<Record<string, number>> = {
	...FACTORS,
	hundred: 100,
	billion: 1e9,
};

function inWords(text: string, language: string): Figure[] {
	const known = numberWords(language);
	const figures: Figure[] = [];
	let reached = 0;
	for (const match of text.matchAll(WORD)) {
		const start = match.index;
		if (start < reached) continue;
		const rest = text.slice(start).toLowerCase();
		const phrase = /^\p{L}+ (?:(?:y|e|et) )?\p{L}+/u.exec(rest)?.[0] ?? "";
		const single = match[0].toLowerCase();
		const written = known.has(phrase) ? phrase : single;
		// "Twelve-bed" counts what follows it.
		const value = known.get(written) ?? known.get(single.split("-")[0] ?? "");
		if (value === undefined) continue;
		const isCompound = !known.has(written);
		let end =
			start + (isCompound ? (single.split("-")[0] ?? "") : written).length;
		const scale = SCALE.exec(text.slice(end));
		if (scale) end += scale[0].length;
		const factor = SCALES[scale?.[1]?.toLowerCase() ?? ""] ?? 1;
		const after = text.slice(end);
		figures.push({
			text: text.slice(start, end),
			values: [value * factor],
			isPercent: new RegExp(`^\\s?(?:${PERCENT})`, "iu").test(after),
			isMoney: AFTER_MONEY.test(after),
			start,
			end,
		});
		reached = end;
	}
	return figures;
}

// "By a third" and "halved" are figures without a digit.
const FRACTIONS: readonly (readonly [RegExp, readonly number[]])[] = [
	[/(?<=\b(?:by|um)\s)(?:half|die hälfte)\b/giu, [50]],
	[
		/(?<=\b(?:by|um|en|d['’]|di|em)\s?)(?:a|one|ein|un) (?:third|drittel|tercio|tiers|terzo|terço)\b/giu,
		[33, 33.3, 33.33],
	],
	[
		/(?<=\b(?:by|um|en|d['’]|di|em)\s?)(?:a|one|ein|un) (?:quarter|viertel|cuarto|quart|quarto)\b/giu,
		[25],
	],
	[
		/(?<!nearly |almost |fast |knapp |casi |presque )\b(?:halved|halving|halbiert\p{L}*|réduit de moitié|dimezz\p{L}*|halveer\p{L}*|halver\p{L}*)/giu,
		[50],
	],
	[
		/(?<!\p{L})(?:doubled|doubling|twofold|verdoppel\p{L}*|duplic(?:ó|é|ado|ando|aron)|doublé|raddoppi\p{L}*|dupliqu\p{L}*|verdubbel\p{L}*|(?:for)?dobl(?:et|ede|ing)\p{L}*|翻倍|翻番|翻了一番)(?!\p{L}|[- ]check)/giu,
		[100],
	],
	[
		/(?<!\p{L})(?:tripled|tripling|threefold|verdreifach\p{L}*|triplic(?:ó|é|ado|ando)|triplé|triplicat\p{L}*|verdrievoudig\p{L}*|tredobl\p{L}*)/giu,
		[200, 300],
	],
	[
		/(?<!\p{L})(?:quadrupled|quadrupling|fourfold|vervierfach\p{L}*|cuadruplic\p{L}*|quadruplé|quadruplic\p{L}*)/giu,
		[300, 400],
	],
	[/(?<!\p{L})(?:tenfold|verzehnfach\p{L}*)/giu, [900, 1000]],
];

function inFractions(text: string): Figure[] {
	return FRACTIONS.flatMap(([pattern, values]) =>
		[...text.matchAll(pattern)].map((match) => ({
			text: match[0],
			values: [...values],
			isPercent: true,
			isMoney: false,
			start: match.index,
			end: match.index + match[0].length,
		})),
	);
}

function inHan(text: string): Figure[] {
	const counted =
		/[一二三四五六七八九十百千两]{1,5}(?=[名位人个家款套台次年月倍种款条项门])/gu;
	return [...text.matchAll(counted)].flatMap((match) => {
		const value = hanNumber(match[0]);
		return value === null || value < 2
			? []
			: [
					{
						text: match[0],
						values: [value],
						isPercent: false,
						isMoney: false,
						start: match.index,
						end: match.index + match[0].length,
					},
				];
	});
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
