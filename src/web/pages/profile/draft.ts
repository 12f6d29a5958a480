// What is being typed into a form of the profile, kept in the tab's own storage at every change, so that a reload takes
// nothing away. One form is open at a time; closing it ends the draft. Each person has one of their own.
import { z } from "zod";

const Draft = z.object({
	/** "personal" or a section's name. */
	section: z.string(),
	/** The entry being changed, null for a new one, with the version the typing began from. */
	id: z.string().nullable(),
	version: z.number(),
	values: z.record(
		z.string(),
		z.union([z.string(), z.boolean(), z.array(z.string())]),
	),
});
export type UnsavedEntry = z.infer<typeof Draft>;

export function findDraft(
	userId: string,
	section: string,
): UnsavedEntry | null {
	const text = sessionStorage.getItem(keyOf(userId));
	const draft = Draft.safeParse(text ? JSON.parse(text) : null);
	return draft.success && draft.data.section === section ? draft.data : null;
}

export function keepDraft(userId: string, draft: UnsavedEntry): void {
	sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

export function endDraft(userId: string): void {
	sessionStorage.removeItem(keyOf(userId));
}

function keyOf(userId: string): string {
	return `attune.profile.draft.${userId}`;
}
