// The specification's words for what can go wrong while an analysis is asked for.
import type { ApiError } from "../../client.ts";

export function analysisFailureText({
	status,
	code,
	message,
}: ApiError): string {
	if (code === "unreadable")
		return "Analysis processing error. Please try again";
	if (status === 401) return "Authentication failed. Please log in again";
	if (status === 0)
		return "Network error. Please check your connection and try again";
	// A fault of the server has words for administrators alone.
	if (status >= 500) return "Failed to analyze profile. Please try again.";
	return message || "Failed to analyze profile. Please try again.";
}
