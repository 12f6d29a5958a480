// Languages spoken below the level that a posting asks for: they answer it in part, and are no strength.
import type { Match } from "../../match/match.ts";
import { entryPathOf } from "../../profile/content-path.ts";

/** The paths of their entries. */
export function languagesBelow({
	requirements,
}: Pick<Match, "requirements">): ReadonlySet<string> {
	return new Set(
		requirements
			.filter(
				({ requirement: { level }, support }) =>
					level !== null && support !== "shown",
			)
			.flatMap(({ evidence }) => evidence.map(({ path }) => entryPathOf(path))),
	);
}
