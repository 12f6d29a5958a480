// Conditions that bind wherever a posting says them: a permit in the small print, a driver's licence among the notes on how to
// apply, "ONSITE" in the line of the title.

import type { AskWords } from "../../language/posting-words.ts";
import { namesRole } from "../facts/title-lines.ts";
import type { AskKind } from "../job.ts";
import {
	type Demand,
	demandIn,
	demandOf,
	isSaidOutright,
} from "../regions/demand.ts";
import { isExclusion } from "../regions/exclusions.ts";
import type { Unit } from "../regions/unit.ts";
import { employerWords } from "../text/naming.ts";
import {
	keptForLines,
	type Pattern,
	type Spoken,
	wordPattern,
} from "../text/spoken.ts";
import { withoutBrackets } from "./listed.ts";

// The first that fits: what is rarer and surer stands before.
const WORDS: readonly (readonly [AskKind, keyof AskWords])[] = [
	["driving-licence", "drivingLicence"],
	["work-permit", "workPermit"],
	["clearance", "clearance"],
	["background-check", "backgroundCheck"],
	["vehicle", "vehicle"],
	["registration", "registration"],
	["health", "health"],
	["travel", "travel"],
	["relocation", "relocation"],
	["residence", "residence"],
	["availability", "availability"],
	["start-date", "startDate"],
	["age", "age"],
	["on-site", "onSite"],
	["hours", "hours"],
	["salary", "salary"],
];

const ASKS: readonly (readonly [AskKind, Pattern])[] = WORDS.map(
	([kind, words]) => [kind, wordPattern(({ asks }) => asks[words])],
);
const BINDING = wordPattern(({ binding }) => binding);
const SEEKING = wordPattern(({ titles }) => titles.seeking);
const LEGAL = wordPattern(({ around }) => around.legal);
const STATED = wordPattern(({ demand }) => demand.stated);
const WISHED = wordPattern(({ demand }) => demand.nice);
const NEGATED = wordPattern(({ logic }) => logic.negated);
const DENIES = wordPattern(({ logic }) => logic.denies);
const CONDITIONAL = wordPattern(({ logic }) => logic.conditional);

/** The condition only the person can answer that a text names, null where it names none: a course of "(12 hours)" takes no hours. */
export const askIn = keptForLines(
	(text: string, spoken: Spoken): AskKind | null =>
		ASKS.find(([kind, pattern]) =>
			pattern(spoken).test(kind === "hours" ? withoutBrackets(text) : text),
		)?.[0] ?? null,
);

/** Whether something is asked in some cases only. */
export const isConditional = (text: string, spoken: Spoken): boolean =>
	CONDITIONAL(spoken).test(text);

// Each decides by itself, whatever is said around it.
const ANYWHERE: ReadonlySet<AskKind> = new Set([
	"driving-licence",
	"work-permit",
	"clearance",
	"background-check",
	"health",
	"registration",
]);
// A fact of the job in its head, asked of whoever takes it.
const IN_HEAD: ReadonlySet<AskKind> = new Set([
	"driving-licence",
	"work-permit",
	"clearance",
	"travel",
	"on-site",
	"availability",
]);
const LONGEST_FIELD = 60;
const LONGEST_CONDITION = 260;

/** Whether a short text in the head of a posting is asked of whoever takes the job: "ONSITE", "Night shift". */
export const isFactOfHead = (text: string, spoken: Spoken): boolean => {
	const ask = text.length <= LONGEST_FIELD ? askIn(text, spoken) : null;
	return ask !== null && IN_HEAD.has(ask);
};

/** What a unit asks by its region, or as a condition that binds outside of the regions that ask. */
export const demandOfUnit = (unit: Unit, spoken: Spoken): Demand => {
	const { region, text } = unit;
	const demand = demandIn(region, text, spoken);
	if (region === "chrome" || region === "heading") return demand;
	// A sentence of law that strayed into what is asked asks for nothing.
	if (
		!unit.isBullet &&
		text.length > LONGEST_FIELD &&
		LEGAL(spoken).test(text) &&
		!STATED(spoken).test(text)
	)
		return "none";
	if (ASKS_FOR.has(demand) && isOnEmployer(unit, spoken)) return "mention";
	if (demand !== "must" && decidesAlone(unit, spoken)) return "must";
	const ask = askIn(text, spoken);
	const asked =
		demand === "none" || demand === "mention"
			? bindsOutside(unit, ask, spoken)
				? "must"
				: demand
			: demand;
	return asked === "must" && isConditional(text, spoken) ? "nice" : asked;
};

const ASKS_FOR: ReadonlySet<Demand> = new Set(["must", "nice", "duty"]);
const OPENS_WITH_US = wordPattern(
	({ pronouns }) => pronouns.we,
	(words) => `^${words}\\s`,
);
const YOU = wordPattern(({ pronouns }) => pronouns.you);
const ASKING = wordPattern(
	({ demand, titles }) =>
		`${demand.must}|${demand.nice}|${demand.stated}|${titles.seeking}`,
);
const IS_A = new RegExp(
	String.raw`^((?:\p{Lu}|\d)[^,.;:]{1,50}?) ${employerWords("isA")}(?!\p{L})`,
	"u",
);

/** "Our office lies at the river.", "Safe Harbour is a program for …": a sentence on the employer that strayed into what is asked. */
const isOnEmployer = ({ isBullet, text }: Unit, spoken: Spoken): boolean => {
	if (isBullet || ASKING(spoken).test(text)) return false;
	// "We sell neither seed nor spray, and you will not either."
	if (OPENS_WITH_US(spoken).test(text) && DENIES(spoken).test(text))
		return !isExclusion(text, spoken);
	if (YOU(spoken).test(text)) return false;
	const subject = IS_A.exec(text)?.[1];
	return (
		OPENS_WITH_US(spoken).test(text) ||
		(subject !== undefined && !namesRole(subject, spoken))
	);
};

/** What a sentence of running text asks by its own words, where no heading says what the part is. */
export const demandInText = (unit: Unit, spoken: Spoken): Demand => {
	const demand = demandOfUnit(unit, spoken);
	if (demand !== "mention" || SEEKING(spoken).test(unit.text)) return demand;
	const said = demandOf(unit.text, spoken);
	return said === "must" || said === "duty" ? said : demand;
};

// "Only applicants with …" among the notes on how to apply, "… is mandatory" in a portrait.
const decidesAlone = ({ region, text }: Unit, spoken: Spoken): boolean => {
	if (text.length > LONGEST_CONDITION) return false;
	// "Applications without it are not valued": whatever its words wish for elsewhere.
	if (isExclusion(text, spoken)) return !NEGATED(spoken).test(text);
	return (
		region === "about" &&
		isSaidOutright(STATED, text, spoken) &&
		!WISHED(spoken).test(text)
	);
};

const bindsOutside = (
	{ region, text }: Unit,
	ask: AskKind | null,
	spoken: Spoken,
): boolean => {
	if (!ask || text.length > LONGEST_CONDITION) return false;
	if (region === "head") return isFactOfHead(text, spoken);
	// "… needs a sales assistant for 20 hours a week".
	if (ask === "hours" && region === "about" && /\d/.test(text))
		return SEEKING(spoken).test(text);
	return (
		region !== "must" &&
		region !== "nice" &&
		region !== "duties" &&
		ANYWHERE.has(ask) &&
		isSaidOutright(BINDING, text, spoken)
	);
};
