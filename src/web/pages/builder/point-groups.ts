// The four groups of the panel.
import type { RequirementSupport } from "../../../domain/match/match.ts";

export type PointGroup = "shown" | "related" | "missing" | "asked";

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
