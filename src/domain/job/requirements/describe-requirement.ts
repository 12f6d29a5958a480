// What one requirement says beyond its words: how its parts combine, years and what they are of, level, "or equivalent",
// conditions only the person can answer. Spans come in and go out in characters of the unit's own text.
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
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { askIn, isConditional } from "./conditions.ts";
import { levelIn } from "./level.ts";
import { partsOf } from "./parts.ts";
import { yearsIn } from "./years-of-what.ts";

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
