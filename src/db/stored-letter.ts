// The form a cover letter is stored in: {"cover_letter": …}, as the specification has it. What other programs wrote may be wrapped
// once more; both are read.
import { Refusal } from "../domain/refusal.ts";
import { LetterContent } from "../domain/tailoring/content/content.ts";

/** Refuses with "conflict" what is no letter. */
export function letterIn(stored: unknown): LetterContent {
	const direct = coverLetterOf(stored);
	const read = LetterContent.safeParse(coverLetterOf(direct) ?? direct);
	if (read.success) return read.data;
	throw new Refusal("conflict", "Invalid cover letter data structure");
}

function coverLetterOf(value: unknown): unknown {
	return typeof value === "object" && value !== null
		? Reflect.get(value, "cover_letter")
		: undefined;
}
