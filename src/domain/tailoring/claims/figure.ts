// A figure of a text and its units: thousands and millions, percent, money, in the languages documents are written in.

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

export const FACTORS: Readonly<Record<string, number>> = {
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

export const PERCENT =
	"%|％|percent\\b|per cent\\b|prozent\\b|pct\\b|por ciento\\b|por cento\\b|pour cent\\b|per cento\\b|procent\\b|prosent\\b";
const BEFORE_MONEY =
	/(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|NOK|DKK|SEK|CAD|AUD|kr|R\$)\.?)\s?[\d.,]*$/i;
const AFTER_MONEY =
	/^\s?(?:[KMB]\+?\b|mio\.?|mrd\.?|mln\.?|millones|milioni|millions?)?\s?(?:d['’]|de |di )?(?:[$€£¥]|(?:USD|EUR|GBP|CHF|NOK|DKK|SEK|kr|kroner|dollars?|euros?|pounds?|francs?|franken|dólares|dollari|reais|kronen)\b|元|美元|欧元)/i;

/** Whether a figure at this place is a sum of money. */
export function isMoney(text: string, start: number, end: number): boolean {
	const [first = ""] = /^\D*\d/.exec(text.slice(start)) ?? [];
	return (
		BEFORE_MONEY.test(text.slice(Math.max(0, start - 6), start) + first) ||
		AFTER_MONEY.test(text.slice(end))
	);
}

/** Whether a unit of money stands at the beginning of what follows a figure. */
export function isMoneyAfter(text: string): boolean {
	return AFTER_MONEY.test(text);
}
