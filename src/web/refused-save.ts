// Why something was not saved, the same for documents and for entries of the profile: somebody was first, it is gone, or it cannot
// be saved as it is.
import type { ApiError } from "./client.ts";

export type RefusedSave =
	| { why: "conflict" }
	| { why: "gone" }
	/** `fields` are messages by path, such as "experience.0.title". */
	| { why: "failed"; message: string; fields: Record<string, string> };

export function refusedSave(failure: ApiError): RefusedSave {
	if (failure.code === "conflict") return { why: "conflict" };
	if (failure.code === "PGRST116") return { why: "gone" };
	const { message, fields } = failure;
	return { why: "failed", message, fields };
}
