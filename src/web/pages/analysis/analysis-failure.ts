// The specification's words for what can go wrong while an analysis is asked for.
import { ApiError } from "../../client.ts";

export function wordsFor(error: unknown): string {
	if (!(error instanceof ApiError))
		return "Analysis processing error. Please try again";
	if (error.status === 401) return "Authentication failed. Please log in again";
	if (error.status === 0)
		return "Network error. Please check your connection and try again";
	// A fault of the server has words for administrators alone.
	if (error.status >= 500)
		return "Failed to analyze profile. Please try again.";
	return error.message || "Failed to analyze profile. Please try again.";
}
