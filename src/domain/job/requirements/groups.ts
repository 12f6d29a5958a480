// Requirements on lines of their own that combine: the points below "one of the following:", and lines that end or begin with
// "or".

import type {
	Logic,
	Requirement,
	RequirementGroup,
	RequirementPart,
	Span,
} from "../job.ts";
import { NUMBER, readNumber } from "../numbers.ts";
import type { Unit } from "../regions/unit.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";

/** A unit in its place, with the requirement made of it, if any was. */
export type PlacedUnit = { unit: Unit; index: number | null };

const ONE_OF = wordPattern(({ logic }) => logic.oneOf);
const ENDS_WITH_OR = wordPattern(
	({ logic }) => logic.or,
	(words) => `(?:^|[\\s,;])${words}[;.,:]?\\s*$`,
);
const BEGINS_WITH_OR = wordPattern(
	({ logic }) => logic.or,
	(words) => `^(?:•\\s*)?${words}(?!\\p{L})`,
);
const AT_LEAST = wordPattern(
	({ logic }) => logic.atLeast,
	(words, spoken) =>
		`${words}\\s+(${NUMBER})\\s+(?:of|${wordsPattern(spoken, ({ years }) => years.of)})`,
);
const MOST_MEMBERS = 30;
const FEWEST_MEMBERS = 2;

/** `back` leads from spans of the clean text to those of the text as given. */
export const groupsOf = (
	placed: readonly PlacedUnit[],
	spoken: Spoken,
	back: (span: Span) => Span,
): RequirementGroup[] => {
	const groups: RequirementGroup[] = [];
	for (let at = 0; at < placed.length; at += 1) {
		const group =
			ledBy(placed, at, { spoken, back }) ?? joinedByOr(placed, at, spoken);
		if (!group || group.members.length < FEWEST_MEMBERS) continue;
		const last = group.members.at(-1);
		groups.push(group);
		while (at + 1 < placed.length && placed[at]?.index !== last) at += 1;
	}
	return groups;
};

type Reading = { spoken: Spoken; back: (span: Span) => Span };

const ledBy = (
	placed: readonly PlacedUnit[],
	at: number,
	{ spoken, back }: Reading,
): RequirementGroup | null => {
	const lead = placed[at]?.unit;
	if (!lead || !/[:：]\s*$/.test(lead.text)) return null;
	const logic = logicOf(lead.text, spoken);
	if (!logic) return null;
	const members: number[] = [];
	const first = placed[at + 1]?.unit;
	for (const { unit, index } of placed.slice(at + 1, at + 1 + MOST_MEMBERS)) {
		if (
			unit.region === "heading" ||
			unit.isBullet !== first?.isBullet ||
			unit.region !== first.region
		)
			break;
		if (index !== null) members.push(index);
	}
	const part: RequirementPart = {
		text: lead.text.replace(/\s+/g, " ").trim(),
		span: back(lead.span),
	};
	return { logic, lead: part, members };
};

const logicOf = (text: string, spoken: Spoken): Logic | null => {
	const least = readNumber(AT_LEAST(spoken).exec(text)?.[1] ?? "");
	if (least !== null && least > 1) return { how: "at-least", least };
	return ONE_OF(spoken).test(text) ? { how: "any" } : null;
};

const joinedByOr = (
	placed: readonly PlacedUnit[],
	at: number,
	spoken: Spoken,
): RequirementGroup | null => {
	const members: number[] = [];
	for (
		let next = at;
		next < placed.length && members.length < MOST_MEMBERS;
		next += 1
	) {
		const { unit, index } = placed[next] ?? {};
		if (!unit || index === null || index === undefined) break;
		members.push(index);
		const following = placed[next + 1]?.unit;
		const goesOn =
			following !== undefined &&
			(ENDS_WITH_OR(spoken).test(unit.text) ||
				BEGINS_WITH_OR(spoken).test(following.text));
		if (!goesOn) break;
	}
	return members.length < FEWEST_MEMBERS
		? null
		: { logic: { how: "any" }, lead: null, members };
};

/** Requirements that know their group. */
export const withGroups = (
	requirements: readonly Requirement[],
	groups: readonly RequirementGroup[],
): Requirement[] =>
	requirements.map((requirement, index) => {
		const group = groups.findIndex(({ members }) => members.includes(index));
		return group < 0 ? requirement : { ...requirement, group };
	});
