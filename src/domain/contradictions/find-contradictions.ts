// Lines of a profile that contradict each other, found before a document is written. A false alarm costs more than a miss: only
// what cannot both be so is asked.
import type { Profile } from "../profile/profile.ts";
import { certificateClashes } from "./certificate-clashes.ts";
import { bothRightText, type Contradiction } from "./contradiction.ts";
import { dateClashes } from "./date-clashes.ts";
import { levelClashes } from "./level-clashes.ts";
import { overlapClashes } from "./overlap-clashes.ts";
import { summaryClashes } from "./summary-clashes.ts";

const MOST = 12;

/** In the order of the profile. `today` is "YYYY-MM-DD". */
export function findContradictions(
	profile: Profile,
	today: string,
): Contradiction[] {
	const settled = new Set(profile.statements.map(({ text }) => text));
	return [
		...dateClashes(profile),
		...overlapClashes(profile, today),
		...summaryClashes(profile, today),
		...certificateClashes(profile),
		...levelClashes(profile),
	]
		.filter((one) => !settled.has(bothRightText(one)))
		.slice(0, MOST);
}
