// Which requirements a letter may answer with what is missing: conditions of the work, and no wishes.

import type { Requirement } from "../../job/job.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import type { RequirementMatch } from "../../match/match.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { BAR } from "./barring.ts";
import {
	isRequired,
	isUnderCondition,
	isWish,
	isWished,
} from "./certain-gaps.ts";
import { statedAsks } from "./stated-asks.ts";

/** A condition of the work, and not of how to apply for it. */
export function isOpenRequirement(
	{ requirement }: Pick<RequirementMatch, "requirement">,
	tailoring: Tailoring,
): boolean {
	const { text, isNegated, isConditional } = requirement;
	const isCondition =
		// "No se valorarán …" rejects in the words of a wish.
		isRequired(requirement, tailoring) ||
		(BAR.test(text) && !isWished(requirement, tailoring));
	return (
		(isCondition || asksForLevel(requirement)) &&
		!isNegated &&
		!isConditional &&
		!isUnderCondition(requirement, tailoring) &&
		!WILLING.test(text) &&
		statedAsks(text, tailoring.job.language).length === 0
	);
}

const WILLING = listPattern(
	wordOf(DETAIL_WORDS, ({ willing }) => willing),
	"iu",
);

/** "Fluent French, Italian is a plus": the level is asked for, and only what stands behind the comma is a wish. */
function asksForLevel({ level, text, kind }: Requirement): boolean {
	if (kind !== "nice" || level === null) return false;
	const [first = "", ...others] = text.split(CLAUSE);
	return (
		others.length > 0 &&
		!isWish(first) &&
		others.some(isWish) &&
		level.span[1] - level.span[0] <= first.length
	);
}

const CLAUSE = /[,;]\s/u;
