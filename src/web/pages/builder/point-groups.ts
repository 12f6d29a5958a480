// The four groups of the panel.
import type { RequirementSupport } from "../../../domain/match/match.ts";

export type PointGroup = "shown" | "related" | "missing" | "asked";

export const SUPPORT_WORDS: Record<RequirementSupport, string> = {
	shown: "Shown in your profile",
	listed: "Listed, not shown in a job",
	partly: "Shown in part, or something near it",
	unknown: "Only you can tell",
	absent: "Not in your profile",
};

const UNREAD =
	"Your profile or this posting is in a language Attune doesn't read.";

/**
 * What a requirement says below its words. A closer reading may come to another answer and leaves it where it stood: then it says
 * that this is another answer than the heading above gives.
 */
export function supportNote({
	group,
	support,
	isAsked,
}: {
	group: PointGroup;
	support: RequirementSupport;
	isAsked: boolean;
}): string | null {
	const words = SUPPORT_WORDS[support];
	if (!isAsked && group !== groupOf(support))
		return `On a closer reading: ${words[0]?.toLowerCase()}${words.slice(1)}.`;
	if (!isAsked && support === "unknown") return UNREAD;
	return support === "listed" ? `${words}.` : null;
}

/** Where a requirement with such an answer belongs. */
export function groupOf(support: RequirementSupport): PointGroup {
	switch (support) {
		case "shown":
		case "listed":
			return "shown";
		case "partly":
			return "related";
		case "absent":
			return "missing";
		case "unknown":
			return "asked";
	}
}
