// What documents say in place of a line that contradicts another. Pages say it too, so nothing here reads lines: the words of all
// languages would come with it.
import { fieldOf, isInSection, pathOf } from "../profile/content-path.ts";
import type { Claim, Contradiction } from "./contradiction.ts";

/** What documents do meanwhile; null where they say both as they stand. */
export function meanwhile({
	claims,
	safe,
}: Contradiction): { leavesOut: string } | { says: string } | null {
	const [risky, safer] = safe === 0 ? [claims[1], claims[0]] : claims;
	if (!isSaidOtherwise(risky)) return null;
	return risky.path === SUMMARY
		? { leavesOut: risky.text }
		: { says: safer.text };
}

const SUMMARY = pathOf("personal", "summary");

export function isLanguageLevel(path: string): boolean {
	return (
		isInSection(path, "languages") && fieldOf(path) === "proficiency_level"
	);
}

export function isSaidOtherwise({ path }: Claim): boolean {
	return path === SUMMARY || isLanguageLevel(path);
}
