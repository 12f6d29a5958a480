// The position a summary names somebody by: the latest, or one held before that answers far more of the posting, or whose title they still
// go by where the latest has another.
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import {
	type PlacedPosition,
	sideJobs,
	workOrder,
} from "../choose/work-order.ts";
import type { Drafting } from "../lines/drafting.ts";
import { plainTitle } from "./plain-title.ts";

export function homePosition({
	profile,
	needs,
	answering = null,
}: Pick<Drafting, "profile" | "needs" | "answering">):
	| PlacedPosition
	| undefined {
	const order = workOrder(profile, needs);
	const answers = order.find(
		({ at }) => pathOf("work_experience", at) === answering,
	);
	if (answers) return answers;
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
