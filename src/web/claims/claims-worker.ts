// Holds a document against the profile beside the page's own thread, so that typing stays smooth.
import { wordsToType } from "../../domain/tailoring/claims/ask-person.ts";
import { judgeContent } from "../../domain/tailoring/claims/check-claims.ts";
import type { ClaimsAnswer, ClaimsQuestion } from "./messages.ts";

self.onmessage = ({ data }: MessageEvent<ClaimsQuestion>) => {
	const { content, profile } = data;
	const judged = judgeContent(content, profile);
	const problems = judged.problems.map((problem) => ({
		...problem,
		type: wordsToType(problem, profile),
	}));
	const { proofs } = judged;
	self.postMessage({
		number: data.number,
		problems,
		proofs,
	} satisfies ClaimsAnswer);
};
