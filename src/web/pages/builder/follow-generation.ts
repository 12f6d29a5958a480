// Follows a document while it is made.
import { generationCalls } from "../../../api/generations.ts";
import { ask, linkTo } from "../../ask.ts";
import { type Following, followProgress } from "../../follow-progress.ts";

/** Returns what stops the following. */
export function followGeneration(
	id: string,
	following: Omit<Following, "events" | "lookUp">,
): () => void {
	const params = { id };
	return followProgress({
		...following,
		events: linkTo(generationCalls.events, { params }),
		async lookUp() {
			const { generation } = await ask(generationCalls.read, { params });
			return {
				status: generation.generation_status,
				title: generation.error_title ?? undefined,
				message: generation.error_message ?? undefined,
			};
		},
	});
}
