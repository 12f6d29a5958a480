// One thing an application is to state, with the person's own words for it where they have said any.
import type { OpenKind, OwnKind } from "../../language/detail-words.ts";
import type { OwnStatement } from "./own-statements.ts";
import type { WayToWork } from "./work-place.ts";

export type AskedDetail = {
	/** The person's own words; null where they have said nothing of it. */
	own: OwnStatement | null;
	/** What only they can fill in then; null where nothing is said rather than left open. */
	open: OpenKind | null;
	/** Where they live and where the work is, which is said with the day they could start there. */
	between?: WayToWork & { isAsked: boolean };
};

const TWO_DIGITS_OR_SHARE = /(?<!\d)\d{2,3}(?!\d)/;

/** The first of a person's statements that answers, by the nearest kind. */
export function answerTo(
	kinds: readonly OwnKind[],
	own: readonly OwnStatement[],
): OwnStatement | null {
	for (const kind of kinds) {
		const all = own.filter((one) => one.kind === kind);
		// Of two ways to say how much, the figure answers.
		const found =
			kind === "workload"
				? (all.find(({ text }) => TWO_DIGITS_OR_SHARE.test(text)) ?? all[0])
				: all[0];
		if (found) return found;
	}
	return null;
}
