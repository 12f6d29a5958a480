// "VAE master (dossier déposé)", "First aid (applied for)": a paper nobody holds yet, whatever stands in brackets behind it.

import type { Hit } from "../clauses/hits.ts";
import { isInSection } from "../profile/content-path.ts";
import type { GroundFact } from "./ground-fact.ts";

export function isAppliedFor({ path, clauses }: GroundFact): boolean {
	return (
		isInSection(path, "certifications", "education") &&
		clauses.some(
			({ limits, hits }) =>
				limits.has("ongoing") ||
				limits.has("planned") ||
				hits.some(isEnrolling),
		)
	);
}

function isEnrolling({ kind, concept }: Hit): boolean {
	return (
		kind === "applying" ||
		kind === "studying" ||
		(kind === "deed" && ENROLLING.has(concept))
	);
}

const ENROLLING: ReadonlySet<string> = new Set(["apply for", "sign up"]);
