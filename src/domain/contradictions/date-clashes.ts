// An end before its beginning.

import { pathOf } from "../profile/content-path.ts";
import { monthNumber } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import type { Contradiction } from "./contradiction.ts";

const DATED = [
	"work_experience",
	"education",
	"projects",
	"volunteer",
] as const;

export function dateClashes(profile: Profile): Contradiction[] {
	return DATED.flatMap((section) =>
		profile[section].flatMap(({ start_date, end_date }, at): Contradiction[] =>
			start_date !== null && end_date !== null && isBefore(end_date, start_date)
				? [
						{
							kind: "dates",
							claims: [
								{ path: pathOf(section, at, "start_date"), text: start_date },
								{ path: pathOf(section, at, "end_date"), text: end_date },
							],
							safe: 0,
						},
					]
				: [],
		),
	);
}

/** A year alone ends with its December. */
function isBefore(end: string, start: string): boolean {
	const [to, from] = [monthNumber(end), monthNumber(start)];
	if (to === null || from === null) return false;
	return end.length > 4 ? to < from : to + 11 < from;
}
