// How a language below its level is said, and when it is so far below that it decides.

import type { Requirement } from "../../job/job.ts";
import { stepsBelow } from "../../match/decide/languages.ts";
import { entryIndexOf, isInSection } from "../../profile/content-path.ts";
import type { GapSearch } from "./gap-search.ts";
import type { GapFound, RecordGap } from "./record-gap.ts";

/** A language below its level, beside the grade that is asked for where the posting names one. */
export function spokenGap(
	{ level }: Requirement,
	values: GapFound["values"],
): Pick<GapFound, "gap" | "values"> {
	const asked = level?.grade;
	return asked
		? { gap: "spokenBelow", values: { ...values, asked } }
		: { gap: "spoken", values };
}

/** Two grades of the European scale are years of learning. */
const FAR_BELOW = 2;

export function farBelow(
	{ level, kind }: Requirement,
	path: string | undefined,
	{ tailoring: { profile } }: GapSearch,
): Pick<RecordGap, "isFarBelow"> {
	const spoken =
		path !== undefined && isInSection(path, "languages")
			? profile.languages[entryIndexOf(path) ?? -1]
			: undefined;
	return spoken && kind !== "nice" && stepsBelow(spoken, level) >= FAR_BELOW
		? { isFarBelow: true }
		: {};
}
