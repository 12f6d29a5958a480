// A line with an award behind it, as our own documents print one: "… for four years (Operator of the Year, May 2021)".
import { plainTypography } from "../../clauses/plain-typography.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import type { Award, Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Ground } from "../../proof/ground.ts";
import { confirms } from "../content/confirming-award.ts";
import { isSameDate } from "./entry-dates.ts";
import { datesIn } from "./text-dates.ts";

export type AwardedLine = {
	/** What stands before the brackets. */
	line: string;
	path: string;
	/** Whether what proves the line was done in the award's year. */
	isOfItsTime(facts: readonly string[]): boolean;
};

const BEHIND = /^(.+\S) \(([^()]+)\)\.?$/u;

/** Null where no award of the profile that was given for this stands in brackets behind it. */
export function awardedLine(
	text: string,
	{ profile }: Ground,
): AwardedLine | null {
	const [, line = "", inside = ""] = BEHIND.exec(plainTypography(text)) ?? [];
	const at =
		inside === ""
			? -1
			: profile.awards.findIndex(
					(award) =>
						isNamed(inside, award) &&
						confirms(oneLine(award.description), line),
				);
	const award = profile.awards[at];
	if (!award) return null;
	return {
		line,
		path: pathOf("awards", at),
		isOfItsTime: (facts) => isOfYear(facts, award, profile),
	};
}

/** Its name, whoever gave it and when, and nothing else. */
function isNamed(
	text: string,
	{ award_name, awarding_organization, award_date }: Award,
): boolean {
	const name = plainTypography(oneLine(award_name)).toLowerCase();
	const giver = plainTypography(oneLine(awarding_organization)).toLowerCase();
	const whole = text.toLowerCase();
	if (name === "" || !whole.startsWith(name)) return false;
	const behind = whole.slice(name.length);
	const rest =
		giver !== "" && behind.startsWith(`, ${giver}`)
			? behind.slice(giver.length + 2)
			: behind;
	if (rest === "") return true;
	const written = rest.startsWith(", ") ? rest.slice(2) : "";
	// A date that is read from a text says nothing of the rest of it.
	return datesIn(written).some(
		({ text: date }) => date === written && isSameDate(date, award_date),
	);
}

function isOfYear(
	facts: readonly string[],
	{ award_date }: Award,
	{ work_experience }: Profile,
): boolean {
	const year = (award_date ?? "").slice(0, 4);
	const entries = new Set(facts.map(entryPathOf));
	const [only, ...others] = work_experience.filter((_, at) =>
		entries.has(pathOf("work_experience", at)),
	);
	return (
		only !== undefined &&
		others.length === 0 &&
		(only.start_date ?? "").slice(0, 4) <= year &&
		(only.is_current || year <= (only.end_date ?? "").slice(0, 4))
	);
}
