// Writing into a finished document: saving it, drawing it before it is saved, keeping it as a copy.
import { z } from "zod";
import { calls } from "./call.ts";
import { EditedLetter, EditedResume } from "./document-words.ts";

/** One of the two, by the document's kind. What a document says of itself (metadata, validation) is not for editing. */
const words = {
	resume: EditedResume.optional(),
	letter: EditedLetter.optional(),
};

/** One editor that was opened: made by the page, new for every opening. */
const session = z.string().min(8).max(64);

const ContentEdit = z.object({
	...words,
	/** The version the person began from. */
	version: z.int().min(1),
	session,
	/** Saved by the editor itself, not by a press on its button. */
	isAutomatic: z.boolean(),
});
export type ContentEdit = z.infer<typeof ContentEdit>;

export const ContentSaved = z.object({
	version: z.number(),
	saved_at: z.string(),
	/** Lines of what is stored now that wait for the person's word. */
	to_confirm: z.number(),
});
export type ContentSaved = z.infer<typeof ContentSaved>;

const DraftPagesRequest = z.object({
	...words,
	template: z.string().trim().min(1).max(200).optional(),
	paper: z.enum(["letter", "a4"]).default("letter"),
});
export type DraftPagesRequest = z.infer<typeof DraftPagesRequest>;

const CopyRequest = z.object(words);
export type CopyRequest = z.infer<typeof CopyRequest>;
export const CopyMade = z.object({ id: z.string() });

export const contentCalls = calls({
	save: {
		method: "put",
		path: "/api/generations/{id}/content",
		body: ContentEdit,
		reply: ContentSaved,
		about: "Saved",
		refuses: ["PGRST116", "not_allowed", "conflict"],
	},
	/** Of words that are not saved. */
	pages: {
		method: "post",
		path: "/api/generations/{id}/pages",
		body: DraftPagesRequest,
		media: ["application/pdf"],
		isUncounted: true,
		about: "The pages of words that are not saved",
		refuses: ["PGRST116", "not_allowed", "conflict"],
	},
	/** Without words a copy of what is stored. */
	copy: {
		method: "post",
		path: "/api/generations/{id}/copies",
		body: CopyRequest,
		reply: CopyMade,
		status: 201,
		about: "The copy",
		refuses: ["PGRST116", "not_allowed", "conflict"],
	},
});
