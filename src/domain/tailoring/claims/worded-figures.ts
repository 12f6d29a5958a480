// Figures written in words, in fractions and in Chinese characters.
import { FACTORS, type Figure, isMoneyAfter, PERCENT } from "./figure.ts";
import { hanNumber, numberWords } from "./number-words.ts";

const WORD = /(?<![\p{L}\p{N}])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}])/gu;
const SCALE =
	/^[\s-](hundred|thousand|million|millions|billion|tausend|tsd|mio|mrd|millionen|milliarden|mille|mil|millones|milioni|milhões|tusen|tusind|millioner)(?!\p{L})\.?/iu;
const SCALES: Readonly<Record<string, number>> = {
	...FACTORS,
	hundred: 100,
	billion: 1e9,
};

/** Figures in words: eleven, twenty-five, two million. */
export function inWords(text: string, language: string): Figure[] {
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
			isMoney: isMoneyAfter(after),
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
		/(?<!\p{L})(?:doubled|doubling|twofold|twice as (?:many|much|fast|often|high)|double the|verdoppel\p{L}*|doppelt so \p{L}+|duplic(?:ó|é|ado|ando|aron)|el doble de|dos veces más|doubl(?:ée?s?|ant|ement)|deux fois plus|raddoppi\p{L}*|dupliqu\p{L}*|verdubbel\p{L}*|(?:for)?dobl(?:et|ede|ing)\p{L}*|翻倍|翻番|翻了一番)(?!\p{L}|[- ]check)/giu,
		[100],
	],
	[
		/(?<!\p{L})(?:tripled|tripling|threefold|verdreifach\p{L}*|dreimal so \p{L}+|triplic(?:ó|é|ado|ando)|triplé|triplicat\p{L}*|verdrievoudig\p{L}*|tredobl\p{L}*)/giu,
		[200, 300],
	],
	[
		/(?<!\p{L})(?:quadrupled|quadrupling|fourfold|vervierfach\p{L}*|cuadruplic\p{L}*|quadruplé|quadruplic\p{L}*)/giu,
		[300, 400],
	],
	[/(?<!\p{L})(?:tenfold|verzehnfach\p{L}*)/giu, [900, 1000]],
];

/** Figures without a number: halved, by a third, doubled. */
export function inFractions(text: string): Figure[] {
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

/** Figures in Chinese characters in front of what they count. */
export function inHan(text: string): Figure[] {
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
