// What a section of the report still has to say: each piece of advice is given once, and what stands further up isn't repeated.
import type {
	Analysis,
	SectionAnalysis,
} from "../../../domain/analysis/analysis.ts";

type Lists = Pick<
	Analysis,
	"immediateActions" | "longTermGoals" | "recommendations"
>;
type Suggestion = SectionAnalysis["suggestions"][number];

/** The suggestions of a tab's section that no list of the report gives, with or without what they bring. */
export function suggestionsLeft(
	{ immediateActions, longTermGoals, recommendations }: Lists,
	tab: string,
	suggestions: readonly Suggestion[],
): Suggestion[] {
	const given = [...immediateActions, ...longTermGoals, ...recommendations];
	return suggestions.filter(
		({ suggestion }) =>
			!given.some((text) => text.startsWith(`${tab}: ${suggestion}`)),
	);
}
