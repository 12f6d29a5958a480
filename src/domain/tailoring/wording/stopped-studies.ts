// Studies that were given up and have no end date: the words of an entry say that they ended, its dates that they go on.
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import type { Education } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";

const STOPPED = listPattern(
	wordOf(SUMMARY_WORDS, ({ stopped }) => stopped),
	"iu",
);

/** Whether words say that studies were given up. */
export function saysStopped(text: string): boolean {
	return STOPPED.test(text);
}

/** Whether an entry that goes on by its dates was given up by its own words. */
export function isStopped(school: Education): boolean {
	const { degree_type, field_of_study, achievements, is_current } = school;
	return (
		is_current &&
		[degree_type, field_of_study, ...achievements].some((text) =>
			saysStopped(oneLine(text)),
		)
	);
}
