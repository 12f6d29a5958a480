// Follows a document while it is made.
import { GenerationReply } from "../../../api/generations.ts";
import { read } from "../../client.ts";
import { type Following, followProgress } from "../../follow-progress.ts";

/** Returns what stops the following. */
export function followGeneration(
	id: string,
	following: Omit<Following, "events" | "lookUp">,
): () => void {
	const address = `/api/generations/${encodeURIComponent(id)}`;
	return followProgress({
		...following,
		events: `${address}/events`,
		async lookUp() {
			const { generation } = await read(address, GenerationReply);
			return {
				status: generation.generation_status,
				message: generation.error_message ?? undefined,
			};
		},
	});
}
