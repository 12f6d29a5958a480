// What a person reads when an allowance is used up.
import {
	type Action,
	allowancesOf,
	canPerformAction,
	limitOf,
	type Standing,
} from "./allowance.ts";

/** Whether any document at all may be asked for, and why not. */
export function canGenerate(standing: Standing): {
	isAllowed: boolean;
	message: string | null;
} {
	const isAllowed =
		canPerformAction(standing, "resume_generation") ||
		canPerformAction(standing, "cover_letter_generation");
	return { isAllowed, message: isAllowed ? null : usedUpMessage(standing) };
}

/** What to tell a person whose action is refused: the plan's own count first, the general limit otherwise. */
export function limitMessage(
	standing: Standing,
	action: Action,
): { title?: string; message: string } {
	if (action === "profile_analysis") {
		return {
			message:
				"You've reached your monthly analysis limit. Please upgrade your plan for more analyses.",
		};
	}
	const limit = limitOf(standing, action);
	const own =
		action === "resume_generation"
			? standing.usage.resumes_generated
			: standing.usage.cover_letters_generated;
	const words =
		action === "resume_generation"
			? "resume generation"
			: "cover letter generation";
	const title = `${words[0]?.toUpperCase()}${words.slice(1)} limit reached`;
	if (limit.own >= 0 && own >= limit.own) {
		return {
			title,
			message: `You've reached your ${words} limit for this billing cycle. Please upgrade your plan to continue.`,
		};
	}
	return { title, message: usedUpMessage(standing) };
}

function usedUpMessage(standing: Standing): string {
	const { used, limit } = allowancesOf(standing).documents;
	return `You've used ${used} of ${limit} generations this month. Please upgrade your plan to continue.`;
}
