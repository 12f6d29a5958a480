// Holds a document against the profile beside the page's own thread, so that typing stays smooth.
import { wordsToType } from "../../domain/tailoring/claims/ask-person.ts";
import { checkClaims } from "../../domain/tailoring/claims/check-claims.ts";
import type { ClaimsAnswer, ClaimsQuestion } from "./use-claims.ts";

self.onmessage = ({ data }: MessageEvent<ClaimsQuestion>) => {
	const { content, profile } = data;
	const problems = checkClaims(content, profile).map((problem) => ({
		...problem,
		type: wordsToType(problem, profile),
	}));
	self.postMessage({ number: data.number, problems } satisfies ClaimsAnswer);
};
