// When somebody had learned their work.
import type { Profile } from "../../profile/profile.ts";
import { degreeRank } from "../degree-ranks.ts";

const LEAST_RANK = 2;

/** The day of the first degree or training finished, as far as it is known. */
export function qualifiedIn({ education }: Profile): string | null {
	const ends = education
		.filter(
			({ degree_type, is_current }) =>
				!is_current && degreeRank(degree_type ?? "") >= LEAST_RANK,
		)
		.flatMap(({ end_date }) => end_date ?? []);
	return ends.toSorted()[0] ?? null;
}
