// A person's own documents: the list, one of them, its progress and its files.
import { z } from "zod";
import {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import { calls } from "./call.ts";
import { GenerationStarted } from "./functions.ts";
import { GenerationList, GenerationSearch } from "./generation-search.ts";
import { GenerationProgress } from "./generation-status.ts";
import { ListedDocument } from "./generation-summary.ts";
import { Layout } from "./templates.ts";

export const GenerationReply = z.object({
	generation: ListedDocument.extend({
		job_description: z.string(),
		/** The look it was made with, which stays when its template is changed; null where that is not known. */
		layout: Layout.nullable(),
	}),
	/** Grows with every save; 0 while there is no content. */
	version: z.number(),
	/** When a person last saved it; null while it is as it was made. */
	edited_at: z.string().nullable(),
	resume: ResumeContent.nullable(),
	letter: LetterContent.nullable(),
	/** What a model took to write it, for administrators; null for others and where none was asked. */
	took: z
		.object({ model: z.string(), tokens: z.number(), dollars: z.number() })
		.nullable(),
	/** The finished document of the other kind that answers the same posting, the newest of them. */
	companion: z.string().nullable(),
});
export type GenerationReply = z.infer<typeof GenerationReply>;

/** What a person chooses once a document is there. */
export const DialogAction = z.object({
	action: z.enum(["view_document", "generate_other", "clear_fields"]),
});
export type DialogAction = z.infer<typeof DialogAction>;

const TemplateWish = z.object({
	template: z.string().trim().min(1).max(200),
});

/** What stands after the question mark of a file's address. Without a template the document keeps its own. */
const FileRequest = z.object({
	/** "json" is the content as Attune keeps it, "jsonresume" the open standard. */
	format: z
		.enum(["pdf", "docx", "html", "txt", "json", "jsonresume"])
		.default("pdf"),
	template: z.string().trim().min(1).max(200).optional(),
	paper: z.enum(["letter", "a4"]).default("letter"),
	disposition: z.enum(["inline", "attachment"]).default("attachment"),
});

/** What a deletion answers with: the document itself, sealed. */
const LONGEST_UNDO = 1_900_000;

export const generationCalls = calls({
	list: {
		method: "get",
		path: "/api/generations",
		query: GenerationSearch,
		reply: GenerationList,
		about: "A page of the documents that fit",
	},
	read: {
		method: "get",
		path: "/api/generations/{id}",
		reply: GenerationReply,
		about: "One document with its content",
		refuses: ["PGRST116"],
	},
	/** A running one is stopped and its unit given back. */
	remove: {
		method: "delete",
		path: "/api/generations/{id}",
		reply: z.object({
			/** Sent within a minute it brings the document back; null for one that was never finished. */
			undo: z.string().nullable(),
		}),
		about: "It is gone",
		refuses: ["PGRST116"],
	},
	bringBack: {
		method: "post",
		path: "/api/deleted-documents",
		body: z.object({ undo: z.string().max(LONGEST_UNDO) }),
		isLarge: true,
		reply: z.object({ id: z.string() }),
		about: "It is there as it was",
		refuses: ["PGRST116"],
	},
	/** The document keeps it. */
	keepTemplate: {
		method: "put",
		path: "/api/generations/{id}/template",
		body: TemplateWish,
		about: "Kept",
		refuses: ["PGRST116", "not_allowed"],
	},
	/** A failed document asked for again, as a new one. */
	tryAgain: {
		method: "post",
		path: "/api/generations/{id}/attempts",
		reply: GenerationStarted,
		status: 202,
		about: "The new document that will be made",
		refuses: ["PGRST116", "conflict", "limit_reached"],
	},
	/** No longer made, its unit given back; one that has ended stays as it is. */
	cancel: {
		method: "post",
		path: "/api/generations/{id}/cancel",
		about: "It is no longer being made, or had ended before",
		refuses: ["PGRST116"],
	},
	/** What the person chose when it was ready, for the log. */
	noteAction: {
		method: "post",
		path: "/api/generations/{id}/actions",
		body: DialogAction,
		about: "Logged",
		refuses: ["PGRST116"],
	},
	events: {
		method: "get",
		path: "/api/generations/{id}/events",
		events: GenerationProgress,
		isUncounted: true,
		about: "How far it is, until it is completed or failed",
		refuses: ["PGRST116"],
	},
	file: {
		method: "get",
		path: "/api/generations/{id}/file",
		query: FileRequest,
		media: [
			"application/pdf",
			"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			"text/html",
			"text/plain",
			"application/json",
		],
		about: "The document as a file",
		refuses: ["PGRST116", "not_allowed"],
	},
});
