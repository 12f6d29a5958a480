// What a number counts: its unit before or behind it, its bound, and what it says of a change.
import type { Figure, FigureKind } from "./figure.ts";
import {
	type Bare,
	type FigureMaterial,
	hitAt,
	type Starts,
	type Units,
} from "./figure-material.ts";
import type { Hit, PlacedWord } from "./hits.ts";

export function withUnit(bare: Bare, material: Units): Figure {
	const { words, text } = material;
	let { last } = bare;
	let values = bare.values;
	const factor = factorAfter(last, material);
	if (factor) {
		values = values.map((value) => value * Number(factor.concept));
		last = factor.last;
	}
	const before = unitBefore(bare.first, material);
	const after = unitAfter(last, material, factor !== null);
	const unit = before ?? after;
	if (after) last = after.last;
	const sign = unit === null ? hitAt(material, last + 1, "measure") : null;
	// "40 l'anno" are no liters.
	const measured = sign && words[sign.last + 1]?.gap !== "'" ? sign : null;
	const [measure = "", scale = "1"] = measured?.concept.split(" ") ?? [];
	if (measured) {
		values = values.map((value) => scaled(value, Number(scale)));
		last = measured.last;
	}
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
		...(factor ? { factor: Number(factor.concept) } : {}),
		kind: measured
			? "measure"
			: (unit?.kind ?? (isYear(bare, material) ? "year" : bare.kind)),
		unit: unit?.unit ?? measure,
		...boundOf(placeOf(start, material.hits, isOpen), bare),
		share: null,
		sign:
			unit?.unit === "%" ? signBefore(text, words[start]?.start ?? 0) : null,
		first: start,
		last,
	};
}

/** "10 m" is a length more often than a sum; the sign of a currency decides. */
function factorAfter(last: number, material: Units): Hit | null {
	const factor = hitAt(material, last + 1, "factor");
	return factor &&
		(factor.concept.length > 3 || isLongWord(material.words[factor.first]))
		? factor
		: null;
}

/** 480 kB are 0.48 MB to the last digit. */
function scaled(value: number, scale: number): number {
	return Number((value * scale).toPrecision(EXACT_DIGITS));
}

const EXACT_DIGITS = 12;

function boundOf(
	place: Pick<Figure, "bound" | "role">,
	{ isNear }: Bare,
): Pick<Figure, "bound" | "role"> {
	return isNear ? { ...place, bound: place.bound ?? "near" } : place;
}

/** "+14 %", "–18 %": a dash between two numbers is none. */
function signBefore(text: string, start: number): Figure["sign"] {
	const before = text.slice(Math.max(0, start - LONGEST_SIGN), start);
	const sign = /(?:^|[\s(:])([+−–-] ?)$/u.exec(before)?.[1];
	if (sign === undefined) return null;
	if (sign.startsWith("+")) return "up";
	return sign.endsWith(" ") ? null : "down";
}

const LONGEST_SIGN = 4;

const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

/** "Since 2021", "2021–2023"; "2000 users" and "2021 tickets" count what follows. */
function isYear({ kind, first, last }: Bare, material: Units): boolean {
	const { words } = material;
	const [word, before, after] = [
		words[first],
		words[first - 1],
		words[last + 1],
	];
	if (kind !== "count" || first !== last || !word || !YEAR.test(word.text))
		return false;
	const isCounting =
		after !== undefined && !after.isSmall && /^[ -]?$/.test(after.gap);
	// "Aus dem Jahr 1967 stammend".
	const isNamed = hitAt(material, first - 1, "time")?.concept === "year";
	return !isCounting || isNamed || before?.isSmall === true;
}

function isLongWord(word: PlacedWord | undefined): boolean {
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

/** "Up 8 points": of a share, where nothing else is named. */
const POINTS =
	/^(?:points|punkte|punkten|punti|puntos|punten|pontos|poeng|poang)$/;

function unitAfter(
	last: number,
	material: Units,
	isBehindFactor: boolean,
): Unit | null {
	const next = last + 1;
	const after = material.words[next];
	// "3,2 Mio. €": the point shortens.
	const isShortened = isBehindFactor && after?.gap === ". ";
	if (!after || (!isShortened && /[,;:()|]|\.\s/.test(after.gap))) return null;
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
		/^(?:percentage|prozentpunkt|procentpoint|procentpunt|prosentpoeng|procentenhet)/.test(
			after.folded,
		)
	) {
		const isTwo = /^point/.test(material.words[next + 1]?.folded ?? "");
		return { kind: "points", unit: "%", last: isTwo ? next + 1 : next };
	}
	if (POINTS.test(after.folded))
		return { kind: "points", unit: "%", last: next };
	for (const kind of ["money", "time"] as const) {
		// "5 million de euros", "10 full years": one small word may stand between.
		for (const place of after.isSmall ? [next, next + 1] : [next]) {
			const hit = hitAt(material, place, kind);
			// "Half a year" is a time of its own.
			if (hit && NAMED_TIMES.has(hit.concept)) continue;
			if (hit && (place === next || kind === "money"))
				return { kind, unit: hit.concept, last: hit.last };
		}
	}
	return null;
}

/** "Half of", "one in five": a share without its sign. */
export function fractionAt(
	{ words, text, hits }: FigureMaterial,
	at: number,
	starts: Starts,
): Figure | null {
	const fraction = (starts.get(at) ?? [])
		.filter(({ kind }) => kind === "fraction")
		.toSorted((a, b) => b.last - a.last)[0];
	if (!fraction) return null;
	return {
		text: text.slice(words[at]?.start, words[fraction.last]?.end),
		values: fraction.concept.split(" ").map(Number),
		low: null,
		kind: "percent",
		unit: "%",
		...placeOf(at, hits, false),
		share: null,
		sign: null,
		first: at,
		last: fraction.last,
	};
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

/** Times without a number, by what they are called: how many of which unit. */
const NAMED_TIMES: ReadonlyMap<string, readonly [number, string]> = new Map([
	["half year", [6, "month"]],
	["half hour", [30, "minute"]],
	["hour and half", [90, "minute"]],
	["year and half", [18, "month"]],
	["one decade", [10, "year"]],
]);

/** "Half a year" is six months, "an hour and a half" ninety minutes. */
export function namedTimeAt(
	{ words, text, hits }: FigureMaterial,
	at: number,
	starts: Starts,
): Figure | null {
	const [named] = (starts.get(at) ?? [])
		.filter(({ kind, concept }) => kind === "time" && NAMED_TIMES.has(concept))
		.toSorted((a, b) => b.last - a.last);
	const [value, unit] = NAMED_TIMES.get(named?.concept ?? "") ?? [];
	if (!named || value === undefined || unit === undefined) return null;
	return {
		text: text.slice(words[at]?.start, words[named.last]?.end),
		values: [value],
		low: null,
		kind: "time",
		unit,
		...placeOf(at, hits, false),
		share: null,
		sign: null,
		first: at,
		last: named.last,
	};
}

export function shareAt(
	{ words, text, hits }: FigureMaterial,
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
		sign: null,
		first: at,
		last: share.last,
	};
}
