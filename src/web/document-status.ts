// Where a document stands, for pages that show it.
import type { DocumentStatus } from "../api/generation-status.ts";

export function isInProgress({
	generation_status,
}: {
	generation_status: DocumentStatus;
}): boolean {
	return (
		generation_status === "generating" || generation_status === "processing"
	);
}

export const statusWords: Record<DocumentStatus, string> = {
	generating: "Generating",
	processing: "Processing",
	completed: "Completed",
	failed: "Failed",
};
