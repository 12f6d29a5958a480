// What a model found beyond the words of a profile, with the line it cited.
import type { Fact, Match, RequirementMatch } from "../match.ts";

/** `requirement` is a place in Match.requirements; facts that the profile does not hold are no facts. */
export type CitedAnswer = {
	requirement: number;
	status: "met" | "partly" | "absent";
	facts: readonly Fact[];
	/** Whether nobody is taken without it, as the reader sees it. */
	decides?: boolean;
};

/** Whether a match holds answers of another reader, and which. */
export function answersOfReader({ requirements }: Match): RequirementMatch[] {
	return requirements.filter(({ byReader }) => byReader);
}
