// Where a document stands, for pages that show it.
import type { GenerationStatus } from "../api/generation-status.ts";

export function isUnfinished({
	generation_status,
}: {
	generation_status: GenerationStatus;
}): boolean {
	return (
		generation_status === "generating" || generation_status === "processing"
	);
}

export const statusWords: Record<GenerationStatus, string> = {
	generating: "Generating",
	processing: "Processing",
	completed: "Completed",
	failed: "Failed",
};
