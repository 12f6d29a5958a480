// Figures of a sentence with all that binds them: unit, currency, bound, and whether they say where something started, where
// it ended or how far it went.
import { readDate } from "../profile/partial-date.ts";
import type { Hit, Placed } from "./hits.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type FigureKind =
	| "percent"
	| "points"
	| "money"
	| "time"
	| "count"
	| "date"
	| "rank";

export type Figure = {
	/** As written, unit included. */
	text: string;
	/** What it can mean: "1.200" is 1.2 or 1200, by who writes it. */
	values: readonly number[];
	/** The lower end of a range. */
	low: number | null;
	kind: FigureKind;
	/** Currency or unit of time; "" where none is named. */
	unit: string;
	bound: "least" | "most" | "near" | null;
	role: "from" | "to" | "by" | null;
	/** Written as a word of its own: "halved" goes down, "doubled" up. */
	share: "up" | "down" | null;
	/** Words it takes, from the first to the last. */
	first: number;
	last: number;
};

type Material = {
	text: string;
	words: readonly Placed[];
	hits: readonly Hit[];
	vocabularies: readonly Vocabulary[];
};

/** The figures of a text in plain typography, in order. Digits glued to letters (ISO27001, B2B) are names. */
export function figuresOf(material: Material): Figure[] {
	const figures: Figure[] = [];
	const starts = hitsByStart(material.hits);
	for (let at = 0; at < material.words.length; at += 1) {
		const number =
			dateAt(material, at) ??
			numberAt(material, at) ??
			wordsAt(material, at) ??
			hanAt(material, at);
		const figure = number
			? withUnit(number, { ...material, starts })
			: shareAt(material, at, starts);
		if (!figure) continue;
		const before = figures.at(-1);
		const range = before && rangeOf(before, figure, material);
		if (range) figures[figures.length - 1] = range;
		else figures.push(figure);
		at = figure.last;
	}
	return withoutRoles(shareUnits(figures, material), material);
}

const CHANGES: ReadonlySet<string> = new Set([
	"up",
	"down",
	"faster",
	"save",
	"expand",
	"improve",
]);

/** "From" leads to something, "to" ends a change; elsewhere they are words like any other. */
function withoutRoles(
	figures: readonly Figure[],
	{ hits }: Material,
): Figure[] {
	const isChange = hits.some(
		({ kind, concept }) => kind === "deed" && CHANGES.has(concept),
	);
	return figures.map((figure, at) => {
		const isStart =
			figure.role === "from" &&
			figures.slice(at + 1).some(({ role }) => role === "to");
		const isEnd =
			figure.role === "to" &&
			(isChange || figures.slice(0, at).some(({ role }) => role === "from"));
		return figure.role === "by" || isStart || isEnd
			? figure
			: { ...figure, role: null };
	});
}

type Starts = ReadonlyMap<number, readonly Hit[]>;

function hitsByStart(hits: readonly Hit[]): Starts {
	const starts = new Map<number, Hit[]>();
	for (const hit of hits) {
		const row = starts.get(hit.first);
		if (row) row.push(hit);
		else starts.set(hit.first, [hit]);
	}
	return starts;
}

type Bare = {
	values: readonly number[];
	kind: FigureKind;
	first: number;
	last: number;
};

const DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-\d\d)?(?!\d)/;
const MONTH_AND_YEAR = /^\p{L}{3,12}\.? (?:de |di |del )?(?:19|20)\d\d(?!\d)/iu;
const LONGEST_DATE = 30;

function dateAt(material: Material, at: number): Bare | null {
	const { text, words } = material;
	const word = words[at];
	const named =
		word && /^\p{L}/u.test(word.text) ? monthAt(material, at) : null;
	if (named) return named;
	const written =
		word && DATE.exec(text.slice(word.start, word.start + 10))?.[0];
	if (!word || !written) return null;
	const end = word.start + written.length;
	let last = at;
	while ((words[last + 1]?.start ?? end) < end) last += 1;
	return {
		values: [Number(written.slice(0, 7).replace("-", ""))],
		kind: "date",
		first: at,
		last,
	};
}

/** "April 2021", "avril 2021", "mayo de 2021". */
function monthAt({ text, words }: Material, at: number): Bare | null {
	const start = words[at]?.start ?? 0;
	const [written = ""] =
		MONTH_AND_YEAR.exec(text.slice(start, start + LONGEST_DATE)) ?? [];
	const { date } = written === "" ? { date: null } : readDate(written);
	if (date === null || date.length < 7) return null;
	let last = at;
	while (
		(words[last + 1]?.end ?? Number.POSITIVE_INFINITY) <=
		start + written.length
	)
		last += 1;
	return {
		values: [Number(date.slice(0, 7).replace("-", ""))],
		kind: "date",
		first: at,
		last,
	};
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

function numberAt({ text, words }: Material, at: number): Bare | null {
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
	// Groups of three are thousands to some and decimals to others.
	if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain))
		values.add(Number(plain.replace(/[.,]/g, "")));
	const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
	values.add(
		Number(
			`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`,
		),
	);
	return [...values];
}

const MOST_NUMBER_WORDS = 3;

/** "Twenty-five", "cuarenta y dos": the longest run of words that is a number. One and first count nothing. */
function wordsAt(
	{ text, words, vocabularies }: Material,
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
		if (value !== undefined && value >= 2)
			return { values: [value], kind: "count", first: at, last };
	}
	return null;
}

const LONG_NUMBER = 7;

/** "Sechsköpfiges": a compound that counts, inflected. */
function compoundNumber(
	{ roots, folded }: Placed,
	{ numbers }: Vocabulary,
): number | undefined {
	if (folded.length < LONG_NUMBER) return undefined;
	const root = roots.find(
		(one) => one.length >= LONG_NUMBER && numbers.has(one),
	);
	return root === undefined ? undefined : numbers.get(root);
}

function foldedSpan(written: string, words: readonly Placed[]): string {
	const joint = written.includes("-") ? "-" : " ";
	return words.map(({ folded }) => folded).join(joint);
}

const HAN_DIGITS = "零一二三四五六七八九";
const HAN_FACTORS: Readonly<Record<string, number>> = {
	十: 10,
	百: 100,
	千: 1000,
	万: 1e4,
};
const HAN_COUNTER = /^[名位人个家款套台次年月周天倍种条项门]/u;

/** "十七名", "两百人": Chinese numbers in front of what they count. */
function hanAt({ text, words }: Material, at: number): Bare | null {
	const word = words[at];
	if (!word || !/^[一二三四五六七八九十百千两]$/u.test(word.text)) return null;
	const [written = ""] =
		/^[一二三四五六七八九十百千万两]{1,6}/u.exec(text.slice(word.start)) ?? [];
	if (!HAN_COUNTER.test(text.slice(word.start + written.length))) return null;
	let [value, digit] = [0, 0];
	for (const sign of written.replaceAll("两", "二")) {
		const factor = HAN_FACTORS[sign];
		if (factor === undefined) digit = HAN_DIGITS.indexOf(sign);
		else if (sign === "万") [value, digit] = [(value + digit) * factor, 0];
		else [value, digit] = [value + (digit || 1) * factor, 0];
	}
	return value + digit < 2
		? null
		: {
				values: [value + digit],
				kind: "count",
				first: at,
				last: at + written.length - 1,
			};
}

type Units = Material & { starts: Starts };

function withUnit(bare: Bare, material: Units): Figure {
	const { words, text } = material;
	let { last } = bare;
	let values = bare.values;
	const factor = hitAt(material, last + 1, "factor");
	// "10 m" is a length more often than a sum; the sign of a currency decides.
	if (
		factor &&
		(factor.concept.length > 3 || isLongWord(words[factor.first]))
	) {
		values = values.map((value) => value * Number(factor.concept));
		last = factor.last;
	}
	const before = unitBefore(bare.first, material);
	const after = unitAfter(last, material);
	const unit = before ?? after;
	if (after) last = after.last;
	const start = bare.first - (before ? 1 : 0);
	const isOpen = [bare.last, last].some(
		(at) =>
			/^\s?\+/.test(text.slice(words[at]?.end ?? 0)) ||
			material.starts
				.get(at + 1)
				?.some(({ kind, concept }) => kind === "bound" && concept === "after"),
	);
	return {
		text: text.slice(words[start]?.start, words[last]?.end),
		values,
		low: null,
		kind: unit?.kind ?? bare.kind,
		unit: unit?.unit ?? "",
		...placeOf(start, material.hits, isOpen),
		share: null,
		first: start,
		last,
	};
}

function isLongWord(word: Placed | undefined): boolean {
	return (
		(word?.text.length ?? 0) > 2 || /\p{Script=Han}/u.test(word?.text ?? "")
	);
}

type Unit = { kind: FigureKind; unit: string; last: number };

function unitBefore(first: number, material: Units): Unit | null {
	const money = hitAt(material, first - 1, "money");
	return money && money.last === first - 1
		? { kind: "money", unit: money.concept, last: first }
		: null;
}

function unitAfter(last: number, material: Units): Unit | null {
	const next = last + 1;
	const after = material.words[next];
	if (!after || /[,;:()|]|\.\s/.test(after.gap)) return null;
	if (after.text === "%" || hitAt(material, next, "percent")) {
		const end = hitAt(material, next, "percent")?.last ?? next;
		const isPoints =
			/^(?:point|pp|punkt|punto|punti|ponto|punten|poeng|procentpoint)/.test(
				material.words[end + 1]?.folded ?? "",
			);
		return {
			kind: isPoints ? "points" : "percent",
			unit: "%",
			last: isPoints ? end + 1 : end,
		};
	}
	if (
		/^(?:percentage|prozentpunkt|procentpoint|prosentpoeng|procentenhet)/.test(
			after.folded,
		)
	) {
		const isTwo = /^point/.test(material.words[next + 1]?.folded ?? "");
		return { kind: "points", unit: "%", last: isTwo ? next + 1 : next };
	}
	for (const kind of ["money", "time"] as const) {
		// "5 million de euros", "10 full years": one small word may stand between.
		for (const place of after.isSmall ? [next, next + 1] : [next]) {
			const hit = hitAt(material, place, kind);
			if (hit && (place === next || kind === "money"))
				return { kind, unit: hit.concept, last: hit.last };
		}
	}
	return null;
}

function hitAt({ starts }: Units, at: number, kind: Hit["kind"]): Hit | null {
	return (
		(starts.get(at) ?? [])
			.filter((hit) => hit.kind === kind)
			.toSorted((a, b) => b.last - a.last)[0] ?? null
	);
}

/** What stands before a figure, bound before role or role before bound. */
function placeOf(
	first: number,
	hits: readonly Hit[],
	isOpen: boolean,
): Pick<Figure, "bound" | "role"> {
	let at = first - 1;
	let bound: Figure["bound"] = isOpen ? "least" : null;
	let role: Figure["role"] = null;
	for (let turn = 0; turn < 2; turn += 1) {
		const before = hits.filter(({ last }) => last === at);
		const found = longest(before.filter(({ kind }) => kind === "bound"));
		const placed = longest(before.filter(({ kind }) => kind === "role"));
		if (
			placed &&
			(!found || placed.last - placed.first > found.last - found.first)
		) {
			role ??= asRole(placed.concept);
			at = placed.first - 1;
		} else if (found) {
			bound ??= asBound(found.concept);
			at = found.first - 1;
		} else break;
	}
	// "From" is a bound only where nothing follows that it leads to.
	return { bound: role === "from" && bound === "least" ? null : bound, role };
}

function longest(hits: readonly Hit[]): Hit | undefined {
	return hits.toSorted((a, b) => a.first - b.first)[0];
}

function asBound(concept: string): Figure["bound"] {
	return concept === "least" || concept === "most" || concept === "near"
		? concept
		: null;
}

function asRole(concept: string): Figure["role"] {
	return concept === "from" || concept === "to" || concept === "by"
		? concept
		: null;
}

function shareAt(
	{ words, text, hits }: Material,
	at: number,
	starts: Starts,
): Figure | null {
	const share = (starts.get(at) ?? [])
		.filter(({ kind }) => kind === "share")
		.toSorted((a, b) => b.last - a.last)[0];
	if (!share) return null;
	const value = Number(share.concept);
	return {
		text: text.slice(words[at]?.start, words[share.last]?.end),
		values: value === 200 ? [200, 300] : [Math.abs(value)],
		low: null,
		kind: "percent",
		unit: "%",
		bound: placeOf(at, hits, false).bound,
		role: "by",
		share: value < 0 ? "down" : "up",
		first: at,
		last: share.last,
	};
}

/** "5 to 6", "5–6": one figure with two ends, unless it says from where to where something changed. */
function rangeOf(
	low: Figure,
	high: Figure,
	{ text, words }: Material,
): Figure | null {
	const between = text.slice(words[low.last]?.end, words[high.first]?.start);
	const isJoined =
		/^\s?[-–]\s?$/.test(between) ||
		(/^\s(?:to|bis|a|à|til|till|tot|至|到)\s$/iu.test(between) &&
			low.role !== "from");
	const [from = 0] = low.values;
	if (!isJoined || low.kind === "date" || (high.values[0] ?? 0) <= from)
		return null;
	const isAlone = low.unit === "" && low.kind === "count" && low.role !== "by";
	if (!isAlone && (low.unit !== high.unit || low.kind !== high.kind))
		return null;
	return {
		...high,
		text: text.slice(words[low.first]?.start, words[high.last]?.end),
		low: from,
		bound: low.bound,
		role: low.role,
		first: low.first,
	};
}

/** "From 11 to 6 %", "from 90 to 22 minutes": the unit stands once and counts twice. */
function shareUnits(
	figures: readonly Figure[],
	{ text, words }: Material,
): Figure[] {
	return figures.map((figure, at) => {
		const next = figures[at + 1];
		if (!next || figure.kind !== "count" || next.kind === "date") return figure;
		const between = text.slice(
			words[figure.last]?.end,
			words[next.first]?.start,
		);
		return figure.role === "from" && next.role === "to" && between.length < 12
			? { ...figure, kind: next.kind, unit: next.unit }
			: figure;
	});
}
