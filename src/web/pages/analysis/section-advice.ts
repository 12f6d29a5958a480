// What a section of the report still has to say: each piece of advice is given once, and what stands further up isn't repeated.
import type { Analysis } from "../../../domain/analysis/analysis.ts";

type Lists = Pick<
	Analysis,
	"immediateActions" | "longTermGoals" | "recommendations"
>;

/** Whether the lists of the report give this advice of a tab, with or without what it brings. */
export function isGiven(
	{ immediateActions, longTermGoals, recommendations }: Lists,
	{ tab, suggestion }: { tab: string; suggestion: string },
): boolean {
	const given = [...immediateActions, ...longTermGoals, ...recommendations];
	return given.some((text) => text.startsWith(`${tab}: ${suggestion}`));
}
