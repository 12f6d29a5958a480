// What one requirement says beyond its words: how its parts combine, years and what they are of, level, "or equivalent",
// conditions only the person can answer. Spans come in and go out in characters of the unit's own text.

import { yearsAsked } from "../facts/years.ts";
import type {
	AskKind,
	LevelAsked,
	Logic,
	Requirement,
	RequirementPart,
	YearsAsked,
} from "../job.ts";
import { withoutAsides } from "../regions/demand.ts";
import { isExclusion } from "../regions/exclusions.ts";
import {
	partsOfWordsIn,
	type Spoken,
	wordPattern,
	wordsPattern,
} from "../text/spoken.ts";
import { askIn, isConditional } from "./conditions.ts";
import { levelIn } from "./level.ts";
import { partsOf } from "./parts.ts";

export type Description = {
	logic: Logic;
	parts: RequirementPart[];
	years: YearsAsked | null;
	level: LevelAsked | null;
	orEquivalent: boolean;
	isConditional: boolean;
	isNegated: boolean;
	excludes?: Requirement["excludes"];
	ask: AskKind | null;
};

const EQUIVALENT = wordPattern(({ logic }) => logic.equivalent);
const NEGATED = wordPattern(({ logic }) => logic.negated);
const DECIDES = wordPattern(({ demand }) => demand.decides);
const STATED = wordPattern(({ demand }) => demand.stated);
const PAPER = wordPattern(
	({ asks, papers }) =>
		`${asks.drivingLicence}|${asks.registration}|${asks.workPermit}|${asks.clearance}|${papers.licence}|${papers.certificate}`,
);

type Asked = { kind: Requirement["kind"]; spoken: Spoken };

export const describeRequirement = (
	text: string,
	{ kind, spoken }: Asked,
): Description => {
	const years = yearsIn(text, spoken);
	const isNegated = NEGATED(spoken).test(withoutAsides(text));
	const excludes =
		kind === "must" && !isNegated ? excludesIn(text, spoken) : null;
	return {
		...partsOf(text, spoken),
		years,
		level: levelIn(text, spoken),
		orEquivalent: EQUIVALENT(spoken).test(text),
		isConditional: isConditional(text, spoken),
		isNegated,
		ask: askOf(text, { kind, years, spoken }),
		...(excludes && { excludes }),
	};
};

/** How surely nobody is taken without it, null where the words leave that open. */
export const excludesIn = (
	text: string,
	spoken: Spoken,
): Requirement["excludes"] | null => {
	if (isExclusion(text, spoken)) return "barred";
	const isCondition =
		DECIDES(spoken).test(text) ||
		(STATED(spoken).test(text) && PAPER(spoken).test(text));
	return isCondition ? "condition" : null;
};

// "Two years of full-time experience" asks for years and for no hours.
const askOf = (
	text: string,
	{ years, ...asked }: Asked & { years: YearsAsked | null },
): AskKind | null => {
	const ask = askIn(text, asked.spoken);
	if (
		ask !== null &&
		OF_WORK.has(ask) &&
		!isCondition(text, { years, ...asked })
	)
		return null;
	if (ask !== "hours") return ask;
	const isOfWeek = [...text.matchAll(FIGURE)].every(
		([figure]) => Number(figure) <= MOST_IN_WEEK,
	);
	return years || !isOfWeek ? null : ask;
};

/** Words for these are words of work too: "plan the rota", "coordinate the trades on site", "process overtime requests". */
const OF_WORK: ReadonlySet<AskKind> = new Set(["availability", "on-site"]);
const BINDING = wordPattern(({ binding }) => binding);
/** So short a text says little beside the condition; a duty begins with a deed. */
const SHORT = { must: 60, nice: 60, duty: 36 } as const;

/** Whether such words are what is asked, rather than said of what somebody does or has done. */
const isCondition = (
	text: string,
	{ kind, years, spoken }: Asked & { years: YearsAsked | null },
): boolean => {
	if (years) return false;
	const clauses = text.split(/[,;:()]\s*/);
	return (
		text.length <= SHORT[kind] ||
		clauses.some(
			(clause) =>
				askIn(clause, spoken) !== null && BINDING(spoken).test(clause),
		)
	);
};

// "A course of 60 hours" names no week.
const FIGURE = /(?<!\d)\d{2,4}(?!\d)/g;
const MOST_IN_WEEK = 50;

// "five years of experience in public accounting", "3 Jahre Berufserfahrung als Koch": what follows the word for experience.
const OF = wordPattern(
	({ years }) => years.experience,
	(_, spoken) => {
		const experience = partsOfWordsIn(spoken, ({ years }) => years.experience);
		const of = wordsPattern(spoken, ({ years }) => years.of);
		return `^[^.;\\n]{0,60}?(?:${experience})\\p{L}*\\s+${of}\\s+([^.;\\n]{3,160})`;
	},
);
// "Three years of hands-on GC/MS experience in a laboratory": what stands before the word for experience is what the years are of, too.
const QUALIFIED = wordPattern(
	({ years }) => years.practice,
	(_, spoken) => {
		const practice = partsOfWordsIn(spoken, ({ years }) => years.practice);
		const of = wordsPattern(spoken, ({ years }) => years.of);
		return `^\\s+((?:[\\p{L}\\d/&+-]{2,}\\s+){1,6}(?:${practice})\\p{L}*\\s+${of}\\s+[^.;\\n]{3,160})`;
	},
);
const MANNER = wordPattern(
	({ years }) => years.manner,
	(manner, spoken) =>
		`^(?:(?:${wordsPattern(spoken, ({ years }) => years.of)}|${manner})[\\s,]+)+`,
);
const PRACTICE_FIRST = wordPattern(
	({ years }) => years.practice,
	(_, spoken) =>
		`^(?:${partsOfWordsIn(spoken, ({ years }) => years.practice)})`,
);

/** Null where only words that say how the time was spent stand before it: "full-time", "relevant". */
const qualifiedOf = (rest: string, spoken: Spoken): string | null => {
	const of = QUALIFIED(spoken).exec(rest)?.[1]?.replace(MANNER(spoken), "");
	return of && !PRACTICE_FIRST(spoken).test(of) ? of : null;
};

const DIRECTLY = wordPattern(
	({ years }) => years.of,
	(words) => `^[\\s\\p{L}-]{0,12}?${words}\\s+([^.;\\n]{3,160})`,
);
const DOING = wordPattern(
	({ years }) => years.doing,
	(words) => `^\\s+((?:\\p{L}+ly\\s+)?${words}[^.;\\n]{0,160})`,
);
// "Three years' experience operating a plant".
const EXPERIENCED = wordPattern(
	({ years }) => years.practice,
	(_, spoken) => {
		const practice = partsOfWordsIn(spoken, ({ years }) => years.practice);
		const doing = partsOfWordsIn(spoken, ({ years }) => years.doing);
		return `^['’]?\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:${practice})\\s+((?:\\p{L}+ly\\s+)?(?:${doing})(?!\\p{L})[^.;\\n]{0,160})`;
	},
);

// "4+ years Python", "Python (4+ years)".
const NAMED = /^ (\p{Lu}[^.;,()\n]{1,60})/u;
const BRACKETED = /([^.;,()\n]{2,60}?)\s*[(（:]\s*$/u;

// "Fünf Jahre Berufserfahrung": the word for experience alone names nothing it is of.
const ONLY_EXPERIENCE = wordPattern(
	({ years }) => years.practice,
	(_, spoken) =>
		`^\\p{L}{0,12}(?:${partsOfWordsIn(spoken, ({ years }) => years.practice)})$`,
);

const NEXT = wordPattern(({ years }) => years.next);
const SHORTEST = 3;

// "Five years in a cellar, of which two with white wine": the years are of the first.
const upToNext = (of: string, spoken: Spoken): string => {
	const at = NEXT(spoken).exec(of)?.index ?? 0;
	return at < SHORTEST ? of : of.slice(0, at).replace(/[\s,(–-]+$/, "");
};

const yearsIn = (text: string, spoken: Spoken): YearsAsked | null => {
	const [found] = yearsAsked(text, spoken);
	if (!found) return null;
	const rest = text.slice(found.span[1]);
	const of = (
		(DOING(spoken).exec(rest) ?? EXPERIENCED(spoken).exec(rest))?.[1] ??
		qualifiedOf(rest, spoken) ??
		(OF(spoken).exec(rest) ??
			DIRECTLY(spoken).exec(rest) ??
			NAMED.exec(rest) ??
			BRACKETED.exec(text.slice(0, found.span[0])))?.[1]
	)
		?.replace(/\s+/g, " ")
		.trim();
	const asked = of && upToNext(of, spoken);
	const named = asked && !ONLY_EXPERIENCE(spoken).test(asked) ? asked : null;
	return { count: found.years, of: named, span: found.span };
};
