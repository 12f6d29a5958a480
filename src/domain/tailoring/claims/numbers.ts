// Numbers as people write them, made comparable: 2M and 2,000,000, 99,5 % and 99.5%, eleven and 11, 1.200 and 1,200.
// A percentage is never equal to a bare number of the same size.

export type Figure = {
	/** As written, with sign and unit. */
	text: string;
	/** What it can mean: "1.200" is 1.2 or 1200, by who writes it. */
	values: number[];
	isPercent: boolean;
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
	m: 1e6,
	mm: 1e6,
	mn: 1e6,
	mio: 1e6,
	million: 1e6,
	millions: 1e6,
	millionen: 1e6,
	millones: 1e6,
	milhões: 1e6,
	millioner: 1e6,
	万: 1e4,
	b: 1e9,
	bn: 1e9,
	billion: 1e9,
	mrd: 1e9,
	milliarden: 1e9,
	milliards: 1e9,
	亿: 1e8,
};

const DIGITS =
	/(?<![\p{L}\p{N}_.])(?:[$€£¥]\s?)?(\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)*)(?:\s?(%|percent\b|per cent\b|prozent\b|pct\b|por ciento\b|pour cent\b|prosent\b)|\s?(thousand|tausend|tsd|tusen|millionen|millioner|millones|milhões|millions?|mio|mrd|milliarden|milliards|billion|bn|mn|万|亿)(?![\p{L}])|(k|mm|m|b)(?![\p{L}\p{N}]))?/giu;

const SMALL =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = [
	"",
	"",
	..."twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
];
const OTHER_WORDS: Readonly<Record<string, number>> = {
	dozen: 12,
	hundred: 100,
	thousand: 1000,
	zwei: 2,
	drei: 3,
	vier: 4,
	fünf: 5,
	sechs: 6,
	sieben: 7,
	acht: 8,
	neun: 9,
	zehn: 10,
	elf: 11,
	zwölf: 12,
	dos: 2,
	tres: 3,
	cuatro: 4,
	cinco: 5,
	seis: 6,
	siete: 7,
	ocho: 8,
	nueve: 9,
	diez: 10,
	deux: 2,
	trois: 3,
	quatre: 4,
	cinq: 5,
	sept: 7,
	huit: 8,
	neuf: 9,
	dix: 10,
	tre: 3,
	fem: 5,
	seks: 6,
	syv: 7,
	åtte: 8,
	otte: 8,
	ni: 9,
	ti: 10,
};
const IN_WORDS = new Map<string, number>([
	...SMALL.map((word, value): [string, number] => [word, value]),
	...TENS.flatMap((ten, at): [string, number][] =>
		ten === ""
			? []
			: [
					[ten, at * 10],
					...SMALL.slice(1, 10).map((one, unit): [string, number] => [
						`${ten}-${one}`,
						at * 10 + unit + 1,
					]),
				],
	),
	...Object.entries(OTHER_WORDS),
]);
const WORDS = /(?<![\p{L}\p{N}])[\p{L}]+(?:-[\p{L}]+)?(?![\p{L}\p{N}])/gu;

/** The figures of a text, in digits and in words. Digits glued to letters (ISO27001, B2B) are names, not figures. */
export function figuresOf(text: string): Figure[] {
	const figures: Figure[] = [];
	for (const match of text.matchAll(DIGITS)) {
		const [whole, digits = "", percent, word, letter] = match;
		const end = match.index + whole.length;
		if (
			/^\p{L}/u.test(text.slice(end)) &&
			!/^(?:st|nd|rd|th|x|h|ers?|ème|º|ª|\p{Script=Han}|-)/iu.test(
				text.slice(end),
			)
		)
			continue;
		const factor = FACTORS[(word ?? letter ?? "").toLowerCase()] ?? 1;
		figures.push({
			text: whole.trim(),
			values: readings(digits).map((value) => value * factor),
			isPercent: percent !== undefined,
			start: match.index,
			end,
		});
	}
	for (const match of text.matchAll(WORDS)) {
		const value =
			IN_WORDS.get(match[0].toLowerCase()) ??
			IN_WORDS.get(match[0].toLowerCase().split("-")[0] ?? "");
		if (value === undefined) continue;
		const isPercent = /^\s(?:percent|per cent|prozent)/i.test(
			text.slice(match.index + match[0].length),
		);
		figures.push({
			text: match[0],
			values: [value],
			isPercent,
			start: match.index,
			end: match.index + match[0].length,
		});
	}
	return figures.sort((a, b) => a.start - b.start);
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

/** Whether two figures can mean the same. */
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
