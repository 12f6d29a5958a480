// What decides alone when it is missing: licence, certificate, degree, years, work permit, clearance, language level,
// place, shift. Each with the posting's own words, because a person must be able to check it.

import { listPattern } from "../../language/list-pattern.ts";
import { MEANING_WORDS } from "../../language/tables/meaning-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";
import type { Knockout, KnockoutKind, Span } from "../job.ts";
import type { TermHit } from "../lexicon/term-hit.ts";
import { type Demand, isBoilerplate } from "../regions/demand.ts";
import { isExclusion } from "../regions/exclusions.ts";
import {
	isExclusionOfBefore,
	isReaderQuestion,
} from "../regions/said-of-before.ts";
import type { Unit } from "../regions/unit.ts";
import { type Pattern, type Spoken, wordPattern } from "../text/spoken.ts";
import { yearsAsked } from "./years.ts";

export type UnitReading = {
	unit: Unit;
	demand: Demand;
	hits: readonly TermHit[];
	/** It names the job. */
	isTitle: boolean;
};

const PATTERNS: readonly (readonly [KnockoutKind, Pattern])[] = [
	["work-permit", wordPattern(({ asks }) => asks.workPermit)],
	[
		"clearance",
		wordPattern(({ asks }) => `${asks.clearance}|${asks.backgroundCheck}`),
	],
	[
		"licence",
		wordPattern(
			({ asks, papers }) => `${asks.drivingLicence}|${papers.licence}`,
		),
	],
	["shift", wordPattern(({ asks }) => asks.availability)],
	[
		"place",
		wordPattern(
			({ asks }) =>
				`${asks.travel}|${asks.relocation}|${asks.residence}|${asks.onSite}`,
		),
	],
];

const LEVEL = wordPattern(
	({ levels, demand, terms }) =>
		`${Object.values(levels).join("|")}|${demand.stated}|${terms.languageCue}|[abc][12](?:[+-])?|required|must`,
);
const ONE_OF = wordPattern(({ logic }) => logic.oneOf);
const PAPERS = wordPattern(
	({ papers }) => `${papers.licence}|${papers.certificate}`,
);
const BINDING = wordPattern(({ binding }) => binding);
const LEGAL = wordPattern(({ around }) => around.legal);

export const findKnockouts = (
	readings: readonly UnitReading[],
	spoken: Spoken,
): Knockout[] => {
	const found = new Map<string, Knockout>();
	let choiceIn: Unit["region"] | null = null;
	for (const [at, reading] of readings.entries()) {
		const { text, region } = reading.unit;
		const opensChoice = ONE_OF(spoken).test(text);
		if (opensChoice) choiceIn = region;
		else if (text.length > LONG_POINT || region !== choiceIn) choiceIn = null;
		// A word alone heads a list and asks for nothing.
		if (/^\p{Lu}{7,}:?$/u.test(text) || isReaderQuestion(text, spoken))
			continue;
		if (isExclusionOfBefore(reading, readings[at - 1], spoken)) continue;
		const kinds = kindsOf(reading, spoken);
		if (isExcludedBehind(reading, readings[at + 1], spoken) && kinds.size === 0)
			kinds.add("certificate");
		for (const kind of kinds) {
			// One paper of a long list is enough: none of them ends an application by itself.
			if (choiceIn && !opensChoice && IN_CHOICE.has(kind)) continue;
			const knockout = quote(kind, reading.unit, spoken);
			found.set(`${kind} ${knockout.quote.toLowerCase()}`, knockout);
		}
	}
	return [...found.values()].sort((a, b) => a.span[0] - b.span[0]);
};

/** "… Certificate (Level 4). Please don't apply without it": the sentence behind a paper makes it a condition. */
const isExcludedBehind = (
	{ unit: { text } }: UnitReading,
	behind: UnitReading | undefined,
	spoken: Spoken,
): boolean =>
	behind !== undefined &&
	behind.unit.text.length <= SHORT_POINT &&
	isExclusion(behind.unit.text, spoken) &&
	PAPERS(spoken).test(text) &&
	!PAPERS(spoken).test(behind.unit.text);

const SHORT_POINT = 80;

const IN_CHOICE: ReadonlySet<KnockoutKind> = new Set([
	"certificate",
	"degree",
	"licence",
]);
const LONG_POINT = 160;

const kindsOf = (
	{ unit, demand, hits, isTitle }: UnitReading,
	spoken: Spoken,
): Set<KnockoutKind> => {
	const kinds = new Set<KnockoutKind>();
	const { text } = unit;
	const asks =
		demand === "must" || (demand === "mention" && unit.region === "must");
	for (const [kind, pattern] of PATTERNS)
		if (pattern(spoken).test(text) && binds(kind, { unit, demand }, spoken))
			kinds.add(kind);
	if (!asks || isTitle) return kinds;
	if (yearsAsked(text, spoken).length > 0) kinds.add("years");
	if (ONE_OF(spoken).test(text) && PAPERS(spoken).test(text))
		kinds.add("certificate");
	if (DEGREE(spoken).test(text)) kinds.add("degree");
	if (
		!kinds.has("licence") &&
		isExclusion(text, spoken) &&
		PAPERS(spoken).test(text)
	)
		kinds.add("certificate");
	if (!kinds.has("licence") && isNamedPaper(text, spoken))
		kinds.add("certificate");
	for (const { kind, term } of hits) {
		if (kind === "degree") kinds.add("degree");
		if (kind === "certificate" && PERMITS.test(term)) kinds.add("licence");
		if (
			kind === "certificate" &&
			!LICENCES.test(term) &&
			!kinds.has("clearance")
		)
			kinds.add("certificate");
		if (kind === "language" && LEVEL(spoken).test(text)) kinds.add("language");
	}
	return kinds;
};

/** "CPP certification is required", "Qualification (TRAQ)": a paper by its letters, known or not. */
const isNamedPaper = (text: string, spoken: Spoken): boolean => {
	const paper = CERTIFICATE(spoken).exec(text);
	return (
		paper !== null &&
		(LETTERS_BEFORE.test(text.slice(0, paper.index)) ||
			LETTERS_BEHIND.test(text.slice(paper.index + paper[0].length)))
	);
};

const CERTIFICATE = wordPattern(({ papers }) => papers.certificate);
const LETTERS_BEFORE = /(?<![\p{L}\p{N}])\p{Lu}{2,6} $/u;
const LETTERS_BEHIND = /^ \(?\p{Lu}{2,6}(?![\p{L}\p{N}])/u;

const degrees = new Map<string, RegExp>();

/** Degrees of a university in all their names; the lexicon knows most of them. */
const DEGREE = ({ key, codes }: Spoken): RegExp => {
	const known = degrees.get(key);
	if (known) return known;
	const names = codes
		.flatMap((code) => {
			const { doctorate, master, bachelor } = MEANING_WORDS[code].degrees;
			return [doctorate, master, bachelor];
		})
		.filter(Boolean)
		.join("|");
	const pattern = listPattern(`${WORD_BEGINS}(?:${names})${WORD_ENDS}`, "iu");
	degrees.set(key, pattern);
	return pattern;
};

const PERMITS = /licen[cs]e|bar admission/i;
const LICENCES =
	/licen[cs]e|bar admission|security clearance|background check/i;

// Permit and clearance bind wherever they are said, in small print too; the others only where the posting asks.
const binds = (
	kind: KnockoutKind,
	{ unit: { text, region }, demand }: Pick<UnitReading, "unit" | "demand">,
	spoken: Spoken,
): boolean => {
	if (demand === "nice" || LEGAL(spoken).test(text)) return false;
	const bindsAnywhere = kind === "work-permit" || kind === "clearance";
	if (region === "offer" && demand !== "must")
		return bindsAnywhere && BINDING(spoken).test(text);
	if (!bindsAnywhere && demand !== "must" && !BINDING(spoken).test(text))
		return false;
	if (kind !== "place") return true;
	return isSomeTravel(text, spoken)
		? false
		: demand === "must" || !isBoilerplate(text, spoken);
};

const PLACES = wordPattern(
	({ asks }) => `${asks.relocation}|${asks.residence}|${asks.onSite}`,
);
const TRAVEL = wordPattern(({ asks }) => asks.travel);
const MUCH_TRAVEL = 50;

// Traveling is asked of the person; it decides alone only where it is half of the work.
const isSomeTravel = (text: string, spoken: Spoken): boolean => {
	if (!TRAVEL(spoken).test(text) || PLACES(spoken).test(text)) return false;
	const shares = [...text.matchAll(/(\d{1,3})\s?%/g)].map(([, share]) =>
		Number(share),
	);
	return Math.max(0, ...shares) < MUCH_TRAVEL;
};

const MAX_QUOTE = 220;

const quote = (kind: KnockoutKind, unit: Unit, spoken: Spoken): Knockout => {
	const clause =
		unit.text.length <= MAX_QUOTE ? null : clauseOf(kind, unit, spoken);
	const [start, end]: Span = clause ?? [0, unit.text.length];
	return {
		kind,
		quote: unit.text.slice(start, end),
		span: [unit.span[0] + start, unit.span[0] + end],
	};
};

// Out of a very long sentence only the part around the words that matter.
const clauseOf = (kind: KnockoutKind, unit: Unit, spoken: Spoken): Span => {
	const pattern = PATTERNS.find(([candidate]) => candidate === kind)?.[1];
	const at =
		(kind === "years"
			? yearsAsked(unit.text, spoken)[0]?.span[0]
			: pattern?.(spoken).exec(unit.text)?.index) ?? 0;
	const before = unit.text.slice(0, at).search(/[;:,]\s[^;:,]*$/);
	const start =
		before < 0 || at - before > MAX_QUOTE / 2
			? Math.max(unit.text.lastIndexOf(" ", Math.max(at - 60, 0)) + 1, 0)
			: before + 2;
	const stop = unit.text.slice(at).search(/[;]/);
	const end =
		stop >= 0 && stop < MAX_QUOTE
			? at + stop
			: Math.min(unit.text.length, start + MAX_QUOTE);
	const word =
		end < unit.text.length && stop < 0 ? unit.text.lastIndexOf(" ", end) : end;
	return [start, Math.max(word, at)];
};
