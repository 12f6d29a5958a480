// The position a summary names somebody by: the latest, or one held before whose title they still go by where the latest has another.
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import {
	type PlacedPosition,
	sideJobs,
	workOrder,
} from "../choose/work-order.ts";
import type { Drafting } from "../lines/drafting.ts";
import { plainTitle } from "./plain-title.ts";

export function homePosition(
	profile: Profile,
	needs: Drafting["needs"],
): PlacedPosition | undefined {
	const order = workOrder(profile, needs);
	const [latest] = order;
	const called = stemsOf(profile.personal.headline);
	if (!latest || titleStems(latest).some((stem) => called.has(stem)))
		return latest;
	const side = sideJobs(profile);
	const still = order.find((one) => {
		const stems = titleStems(one);
		return (
			!side.has(one.entry) &&
			stems.length > 0 &&
			stems.every((stem) => called.has(stem))
		);
	});
	return still ?? latest;
}

function titleStems({ entry }: PlacedPosition): string[] {
	return [...stemsOf(plainTitle(oneLine(entry.job_title)))];
}

function stemsOf(text: string | null): ReadonlySet<string> {
	return contentStems(wordsOf(oneLine(text)));
}
