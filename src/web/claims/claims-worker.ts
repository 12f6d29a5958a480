// Holds a document against the profile beside the page's own thread, so that typing stays smooth.
import { checkClaims } from "../../domain/tailoring/claims/check-claims.ts";
import type { ClaimsAnswer, ClaimsQuestion } from "./use-claims.ts";

self.onmessage = ({ data }: MessageEvent<ClaimsQuestion>) => {
	const problems = checkClaims(data.content, data.profile);
	self.postMessage({ number: data.number, problems } satisfies ClaimsAnswer);
};
