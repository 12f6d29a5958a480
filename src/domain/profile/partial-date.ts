// Reads the dates people write in resumes into the profile's partial dates. A part that is not stated stays out: "Summer
// 2022" is the year 2022, never a month of our choosing.

/** `date` is "YYYY", "YYYY-MM" or "YYYY-MM-DD". `isExact` is false when something of what was written is lost. */
export type ReadDate = {
	date: string | null;
	isPresent: boolean;
	isExact: boolean;
};
export type ReadRange = {
	start: string | null;
	end: string | null;
	isCurrent: boolean;
	isExact: boolean;
};

// Names of months and what is written for short: English, German, French, Spanish, Italian, Portuguese, Dutch and the
// Scandinavian languages. Whole words: "desde" is no December and "Marketing" no March.
const MONTHS: [month: number, names: RegExp][] = [
	[1, /^(jan(uary?|uari|v|vier|eiro)?|jän(ner)?|ene(ro)?|genn?(aio)?)$/],
	[2, /^(febr?(uary?|uari|ero|braio)?|febuary|f[ée]vr?(ier|ereiro)?)$/],
	[3, /^(mar(ch|t?s|zo|ço|co)?|märz?|mrz|maart|maa|mrt)$/],
	[4, /^(apr(ile?)?|avr(il)?|abr(il)?)$/],
	[5, /^(mayo?|maio?|maj|mei|magg?(io)?)$/],
	[6, /^(jun(e|i|io|ho)?|juin|giu(gno)?)$/],
	[7, /^(jul(y|i|io|ho)?|juill?(et)?|lugl?(io)?)$/],
	[8, /^(aug(ust|ustus)?|ao[uû]t?|ago(sto)?)$/],
	[9, /^(sept?(ember|embre|iembre)?|sett?(embro|embre)?)$/],
	[10, /^(oct(ober|obre|ubre)?|okt(ober)?|ott(obre)?|out(ubro)?)$/],
	[11, /^nov(ember|embre|iembre|embro)?$/],
	[
		12,
		/^(dec(ember|embre)?|dez(ember|embro)?|déc(embre)?|des(ember)?|dic(iembre|embre)?)$/,
	],
];

const PRESENT =
	/^(present|current|currently|now|today|to date|till date|ongoing|heute|aktuell|jetzt|laufend|présent|aujourd['’]hui|en cours|actualidad|actual|presente|hoy|oggi|in corso|attuale|atual|atualmente|heden|nu|nå|i dag|至今|现在|現在)\.?$/iu;
const SINCE = /^(since|from|seit|ab|depuis|desde|dal|sinds|siden|fra)\s+/iu;
const RANGE =
	/\s+[-~]\s+|\s*[–—]\s*|\s+(?:to|until|till|bis|à|hasta|até|tot|til)\s+/iu;

const NOTHING: ReadDate = { date: null, isPresent: false, isExact: false };

/** One date as written, in any of the usual forms. Two days that could be either day or month leave the year alone. */
export function readDate(written: unknown): ReadDate {
	if (typeof written === "number")
		return inYears(written) ? exact(String(written)) : NOTHING;
	if (typeof written !== "string") return NOTHING;
	const text = written.trim();
	if (PRESENT.test(text)) return { date: null, isPresent: true, isExact: true };
	return readNumbers(text) ?? readWords(text);
}

/** A span of time as written in one text, such as "May 2023 - Present". One date alone is both start and end. */
export function readRange(written: string): ReadRange {
	const text = written.trim();
	const since = SINCE.test(text);
	const parts = text.replace(SINCE, "").split(RANGE);
	const start = readDate(parts[0]);
	const end =
		parts.length > 1
			? readDate(parts.at(-1))
			: since
				? readDate("present")
				: start;
	return {
		start: start.date,
		end: end.isPresent ? null : end.date,
		isCurrent: end.isPresent,
		isExact: start.isExact && end.isExact,
	};
}

function readNumbers(text: string): ReadDate | null {
	const big =
		/^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ]\d\d:.*)?$/.exec(
			text,
		);
	if (big) return build(big[1], big[2], big[3]);
	const han =
		/^(\d{4})\s*年(?:\s*(\d{1,2})\s*月)?(?:\s*(\d{1,2})\s*[日号])?$/.exec(text);
	if (han) return build(han[1], han[2], han[3]);
	const month = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text);
	if (month) return build(month[2], month[1]);
	const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(text);
	if (dotted) return build(dotted[3], dotted[2], dotted[1]);
	const slashed = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
	if (!slashed) return null;
	const [, first, second, year] = slashed;
	if (Number(first) > 12) return build(year, second, first);
	if (Number(second) > 12 || first === second)
		return build(year, first, second);
	return { ...build(year), isExact: false };
}

function readWords(text: string): ReadDate {
	const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? [];
	if (years.length !== 1) return NOTHING;
	const year = years[0];
	const rest = text.replace(year ?? "", " ").toLowerCase();
	const words = rest.match(/\p{L}+/gu) ?? [];
	const months = words.flatMap((word) =>
		MONTHS.filter(([, names]) => names.test(word)).map(([month]) => month),
	);
	const days = rest.match(/\d+/g) ?? [];
	if (months.length !== 1)
		return { ...build(year), isExact: words.length === 0 && days.length === 0 };
	return build(
		year,
		String(months[0]),
		days.length === 1 ? days[0] : undefined,
	);
}

function build(
	year: string | undefined,
	month?: string,
	day?: string,
): ReadDate {
	if (!inYears(Number(year))) return NOTHING;
	if (month === undefined) return exact(String(year));
	if (!within(month, 12))
		return { date: String(year), isPresent: false, isExact: false };
	const upToMonth = `${year}-${month.padStart(2, "0")}`;
	if (day === undefined) return exact(upToMonth);
	if (!within(day, 31))
		return { date: upToMonth, isPresent: false, isExact: false };
	return exact(`${upToMonth}-${day.padStart(2, "0")}`);
}

function exact(date: string): ReadDate {
	return { date, isPresent: false, isExact: true };
}

function inYears(year: number): boolean {
	return Number.isInteger(year) && year >= 1900 && year <= 2100;
}

function within(text: string, highest: number): boolean {
	const number = Number(text);
	return number >= 1 && number <= highest;
}
