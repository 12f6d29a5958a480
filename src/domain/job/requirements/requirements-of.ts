// The requirements of a posting out of its sentences: those that ask, conditions between the bars of a header line, and the
// openings of a list as alternatives.

import type { UnitReading } from "../facts/knockouts.ts";
import { yearsAsked } from "../facts/years.ts";
import type { Requirement, RequirementGroup, Span, Vacancy } from "../job.ts";
import { widthOf } from "../regions/cut-sentences.ts";
import {
	isExclusionOfBefore,
	isReaderQuestion,
} from "../regions/said-of-before.ts";
import { namesNotEnough } from "../regions/turning-away.ts";
import type { Unit } from "../regions/unit.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";
import { demandOfUnit, isFactOfHead } from "./conditions.ts";
import { describeRequirement, excludesIn } from "./describe-requirement.ts";
import { groupsOf, type PlacedUnit, withGroups } from "./groups.ts";
import { joinedIn } from "./joined.ts";
import { listedIn } from "./listed.ts";
import { withoutNumbers } from "./numbered.ts";

/** `back` leads from spans of the clean text to those of the text as given. */
type Reading = {
	spoken: Spoken;
	back: (span: Span) => Span;
	vacancies: readonly Vacancy[];
};

export const requirementsOf = (
	readings: readonly UnitReading[],
	{ spoken, back, vacancies }: Reading,
): { requirements: Requirement[]; groups: RequirementGroup[] } => {
	const requirements: Requirement[] = [];
	const placed: PlacedUnit[] = [];
	const lines: number[] = [];
	const alternatives = alternativesIn(readings, spoken);
	const above = barsAbove(readings, spoken);
	for (const [at, reading] of readings.entries()) {
		if (above[at]?.opensList) continue;
		const isWhole = alternatives.has(at);
		const made = madeOf(reading, { spoken, back, isWhole }).map((one) =>
			withBar(one, above[at]),
		);
		const before = requirements.at(-1);
		if (before) {
			const isOfBefore = isOnlyOfBefore(reading, readings[at - 1], spoken);
			if (isOfBefore || isRestOfExclusion(reading, spoken)) {
				const place = placeMeant(reading, { requirements, lines });
				requirements[place] = barredBy(
					requirements[place] ?? before,
					reading,
					spoken,
				);
			}
			if (isOfBefore) continue;
			if (made.length > 0 && isEquivalentOnly(reading, spoken)) {
				for (const [place, asked] of requirements.entries())
					if (
						lines[place] === reading.unit.line ||
						place === requirements.length - 1
					)
						requirements[place] = { ...asked, orEquivalent: true };
				continue;
			}
		}
		lines.push(...made.map(() => reading.unit.line));
		placed.push({
			unit: reading.unit,
			index:
				made.length === 1 && !isHeader(reading) ? requirements.length : null,
		});
		requirements.push(...made);
	}
	const groups = groupsOf(placed, spoken, back);
	const openings = openingsOf(vacancies, requirements, { spoken, back });
	if (openings.length > 1) {
		groups.push({
			logic: { how: "any" },
			lead: null,
			members: openings.map((_, at) => requirements.length + at),
		});
		requirements.push(...openings);
	}
	return {
		requirements: withGroups(withoutNumbers(requirements), groups),
		groups,
	};
};

/** Places of the lines of which one is enough: each is one way, however many things it takes. */
const alternativesIn = (
	readings: readonly UnitReading[],
	spoken: Spoken,
): ReadonlySet<number> => {
	const placed = readings.map(({ unit, demand }, at) => ({
		unit,
		index: demand === "none" || demand === "mention" ? null : at,
	}));
	return new Set(
		groupsOf(placed, spoken, (span) => span).flatMap(({ members }) => members),
	);
};

const isHeader = ({ unit, isTitle }: UnitReading): boolean =>
	isTitle || unit.region === "head";

/** What stands above a line bars of it. */
type Above = {
	/** A heading in a sentence: it asks nothing itself. */
	opensList: boolean;
	/** Whether the line is a point below such a heading. */
	isInList: boolean;
	/** By the heading above, or by the line's own label. */
	bar: Requirement["excludes"] | null;
};

const barsAbove = (
	readings: readonly UnitReading[],
	spoken: Spoken,
): Above[] => {
	let heading: Above["bar"] = null;
	let isInList = false;
	return readings.map((reading, at) => {
		const { region, text, label, isBullet } = reading.unit;
		if (region === "heading") heading = barOf(text, spoken);
		const opensList = opensBarredList(reading, readings[at + 1], spoken);
		isInList = opensList || (isInList && isBullet);
		return { opensList, isInList, bar: heading ?? barOf(label ?? "", spoken) };
	});
};

const withBar = (one: Requirement, above: Above | undefined): Requirement => {
	if (!above || one.isNegated) return one;
	if (above.isInList && one.kind !== "nice")
		return { ...one, kind: "must", excludes: "barred" };
	return above.bar && one.kind === "must"
		? { ...one, excludes: one.excludes ?? above.bar }
		: one;
};

/** "…; without B2 we cannot consider you": the condition of its row that has the code, else the one right before it. */
const placeMeant = (
	{ unit: { text, line } }: UnitReading,
	{
		requirements,
		lines,
	}: { requirements: readonly Requirement[]; lines: readonly number[] },
): number => {
	const codes = text.match(CODE) ?? [];
	const named = requirements.findLastIndex(
		(one, at) =>
			lines[at] === line && codes.some((code) => one.text.includes(code)),
	);
	return named < 0 ? requirements.length - 1 : named;
};

const CODE = /(?<!\p{L})\p{Lu}{1,4}\d{1,4}(?![\p{L}\d])/gu;

const barredBy = (
	one: Requirement,
	{ unit: { text } }: UnitReading,
	spoken: Spoken,
): Requirement => ({
	...one,
	excludes: "barred",
	...(namesNotEnough(text, spoken) && {
		notEnough: [one.notEnough, text].filter(Boolean).join(" "),
	}),
});

/** Whether a line says of what stands before it that nobody without it is taken, and asks nothing itself. */
const isOnlyOfBefore = (
	reading: UnitReading,
	before: UnitReading | undefined,
	spoken: Spoken,
): boolean =>
	isExclusionOfBefore(reading, before, spoken) ||
	(isBehindSemicolon(reading, before) &&
		excludesIn(reading.unit.text, spoken) === "barred");

const WISH = wordPattern(({ demand }) => demand.nice);

/** "What you must have, sorry, no exceptions" above the points of a list: a heading in a sentence. */
const opensBarredList = (
	{ unit }: UnitReading,
	next: UnitReading | undefined,
	spoken: Spoken,
): boolean =>
	!unit.isBullet &&
	!/[.!?]\s*$/u.test(unit.text) &&
	next?.unit.isBullet === true &&
	next.unit.line > unit.line &&
	excludesIn(unit.text, spoken) === "barred";

/** "Strictly required:" above a list, or in front of a point. */
const barOf = (
	heading: string,
	spoken: Spoken,
): Requirement["excludes"] | null =>
	WISH(spoken).test(heading) ? null : excludesIn(heading, spoken);

const OPENS_EXCLUSION = wordPattern(
	({ demand }) => demand.excludes,
	(words) => `^[•\\s]*(?:${words})`,
);

/** "…; without these titles no application can be considered": said of what stands before it. */
const isRestOfExclusion = ({ unit }: UnitReading, spoken: Spoken): boolean =>
	/^[•\s]*\p{Ll}/u.test(unit.text) && OPENS_EXCLUSION(spoken).test(unit.text);

/** "…a valid Class 2 licence; an OIT or Class 1 won't get past screening": what is not enough is asked of nobody. */
const isBehindSemicolon = (
	{ unit }: UnitReading,
	before: UnitReading | undefined,
): boolean =>
	before?.unit.line === unit.line &&
	/;\s*$/u.test(before.unit.text) &&
	/^\s*\p{Ll}/u.test(unit.text) &&
	/\d|(?<!\p{L})\p{Lu}{2,}/u.test(unit.text);

const OR_EQUIVALENT = wordPattern(
	({ logic }) => logic.or,
	(or, spoken) =>
		`^[•\\s]*(?=${or}(?!\\p{L}))(?=[^.;,]{0,16}${wordsPattern(spoken, ({ logic }) => logic.equivalent)})`,
);

/** "…; or any equivalent combination of education and experience": said of what stands before it in its row. */
const isEquivalentOnly = (
	{ unit: { text } }: UnitReading,
	spoken: Spoken,
): boolean => OR_EQUIVALENT(spoken).test(text) && !/\d/.test(text);

const MIN_REQUIREMENT = 12;
// "POL-20-00005" is the number of an office's file.
const REFERENCE = /^\p{Lu}{0,6}[-_./# ]*\d[-\d_./# ]*\p{Lu}{0,3}$/u;

// "CPA or CMA", "English B2", "licence C".
const NAMED_SHORT = /(?<!\p{L})\p{Lu}{2,}|\p{L}.*\d|\p{L}{4,} \p{Lu}(?!\p{L})/u;

const madeOf = (
	reading: UnitReading,
	{ spoken, back, isWhole }: Origin & { isWhole: boolean },
): Requirement[] => {
	const { unit, demand } = reading;
	if (isHeader(reading) && unit.text.includes("|"))
		return headerConditions(reading, spoken, back);
	const text = unit.text.replace(/\s+/g, " ").trim();
	if (demand === "none" || demand === "mention" || reading.isTitle) return [];
	if (isReaderQuestion(text, spoken)) return [];
	const isPoint =
		(unit.region === "must" || unit.region === "nice") &&
		(unit.isBullet || (unit.underHeading && NAMED_SHORT.test(text)));
	if (widthOf(text) < MIN_REQUIREMENT && !isPoint && unit.region !== "head")
		return [];
	// Among the points of what is asked a code is no file's number: "API 1104", "6G".
	if (!isPoint && REFERENCE.test(text)) return [];
	if (!/\p{L}{2}|\d\p{Lu}/u.test(text)) return [];
	if (isFragment(unit, spoken) || isHeadWord(unit)) return [];
	// A point of a list says in detail what it names before its colon; only wishes are counted there.
	const listed =
		unit.isBullet && demand !== "nice" ? [] : listedIn(unit, spoken);
	const several =
		listed.length > 0 || isWhole ? listed : joinedIn(unit.text, spoken);
	const spans: Span[] = several.length > 0 ? several : [[0, unit.text.length]];
	let kind: Requirement["kind"] = demand;
	return spans.map(([from, to]) => {
		const written = unit.text.slice(from, to);
		// "Nice if you know Excel, if you have a license": the second is wished for as the first is.
		if (spans.length > 1 && !(from > 0 && goesOn(written, spoken))) {
			const own = demandOfUnit({ ...unit, text: written }, spoken);
			kind = own === "none" || own === "mention" ? demand : own;
		}
		return requirementAt(written, kind, {
			spoken,
			back: ([start, end]) =>
				back([start + from + unit.span[0], end + from + unit.span[0]]),
		});
	});
};

const GOES_ON = wordPattern(
	({ logic }) => logic.belongs,
	(words, spoken) =>
		`^(?:${wordsPattern(spoken, ({ logic }) => logic.and)}\\s+)?${words}`,
);

/** A clause that hangs on a word before it, as "if" does. */
const goesOn = (written: string, spoken: Spoken): boolean =>
	GOES_ON(spoken).test(written) && yearsAsked(written, spoken).length === 0;

const MOST_LEAD_WORDS = 8;
const MOST_LOOSE_WORDS = 3;
const ENDS_WITH_AND = wordPattern(
	({ logic }) => logic.and,
	(words) => `\\s${words}\\s*$`,
);

/** "We'd expect you to have:" only opens what follows, "Education and" is cut off by the end of its line. */
const isFragment = ({ text, isBullet }: Unit, spoken: Spoken): boolean => {
	const words = text.trim().split(/\s+/).length;
	return (
		(!isBullet && /[:：]\s*$/.test(text) && words <= MOST_LEAD_WORDS) ||
		(ENDS_WITH_AND(spoken).test(text) && words <= MOST_LOOSE_WORDS)
	);
};

/** "DISTINGUISHING" of "DISTINGUISHING CHARACTERISTICS:". */
const isHeadWord = ({ text, isBullet }: Unit): boolean =>
	!isBullet && /^\p{Lu}{7,}$/u.test(text.trim());

// "London | ONSITE | Full-time": what stands between the bars.
const headerConditions = (
	{ unit }: UnitReading,
	spoken: Spoken,
	back: (span: Span) => Span,
): Requirement[] => {
	let from = 0;
	return unit.text.split("|").flatMap((piece) => {
		const start =
			unit.span[0] + from + (piece.length - piece.trimStart().length);
		from += piece.length + 1;
		const text = piece.trim();
		return text !== "" && isFactOfHead(text, spoken)
			? [
					requirementAt(text, "must", {
						spoken,
						back: ([first, last]) => back([start + first, start + last]),
					}),
				]
			: [];
	});
};

const openingsOf = (
	vacancies: readonly Vacancy[],
	known: readonly Requirement[],
	{ spoken, back }: Omit<Reading, "vacancies">,
): Requirement[] =>
	vacancies.flatMap(({ title, span: [start] }) => {
		const place = back([start, start + title.length]);
		const isKnown = known.some(
			({ span }) => span[0] < place[1] && place[0] < span[1],
		);
		return isKnown
			? []
			: [
					requirementAt(title, "must", {
						spoken,
						back: ([first, last]) => back([start + first, start + last]),
					}),
				];
	});

/** `back` leads from characters of a sentence to those of the text as given. */
type Origin = { spoken: Spoken; back: (span: Span) => Span };

/** A requirement out of its words. */
export const requirementAt = (
	written: string,
	kind: Requirement["kind"],
	{ spoken, back }: Origin,
): Requirement => {
	const described = describeRequirement(written, { kind, spoken });
	const { years, level } = described;
	return {
		text: written.replace(/\s+/g, " ").trim(),
		kind,
		span: back([0, written.length]),
		...described,
		parts: described.parts.map(({ text, span }) => ({
			text: text.replace(/\s+/g, " ").trim(),
			span: back(span),
		})),
		years: years && { ...years, span: back(years.span) },
		level: level && { ...level, span: back(level.span) },
		group: null,
	};
};
