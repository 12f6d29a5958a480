// In which order the sections of a resume stand, as a model may choose it: it names sections and words nothing.
import { SECTIONS, type Section } from "../profile/section-names.ts";
import type { Metadata, ResumeContent } from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";

/** The summary stands on top, and what somebody is called above it. */
const PLACED: readonly Section[] = SECTIONS.filter(
	(section) => section !== "personal" && section !== "summary",
);

export const ORDER_RULES = `"order" names the sections to stand right below the summary, the first on top: education before the work where a degree is the one hard condition or was just earned, certifications where nobody is taken without them, projects before the work where only they answer. Empty leaves them as they are, which mostly serves. They are: ${PLACED.join(", ")}.`;

export function orderText({ metadata }: ResumeContent): string {
	const { leading = [] } = metadata;
	return leading.length > 0
		? `Right below the summary stand, in this order: ${leading.join(", ")}.`
		: "The work stands right below the summary.";
}

/** With what was named on top and the work behind it; as it was where nothing was named, or the person gave an order. */
export function withOrder(
	metadata: Metadata,
	named: readonly string[],
	{ keepsOrder }: Tailoring,
): Metadata {
	const chosen = PLACED.filter((section) => named.includes(section)).toSorted(
		(a, b) => named.indexOf(a) - named.indexOf(b),
	);
	if (chosen.length === 0 || keepsOrder) return metadata;
	const leading = chosen.includes("work_experience")
		? chosen
		: [...chosen, "work_experience" as const];
	return { ...metadata, leading };
}
