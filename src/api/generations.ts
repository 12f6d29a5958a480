// Making documents and reading what was made.
//   POST /api/functions/generate-resume, POST /api/functions/generate-cover-letter   GenerationRequest → 202 GenerationStarted
//   GET  /api/generations?search=&type=&status=&sort=&page=&perPage=   GenerationList, a page of it
//   GET  /api/generations/:id          GenerationReply
//   PUT  /api/generations/:id/template TemplateWish → 204; the document keeps it
//   DELETE /api/generations/:id        204; a running one is stopped and its unit given back
//   POST /api/generations/:id/attempts 202 GenerationStarted: a failed document asked for again, as a new one
//   POST /api/generations/:id/cancel   204: no longer made, its unit given back; one that has ended stays as it is
//   POST /api/generations/:id/actions  DialogAction → 204: what the person chose when it was ready, for the log
//   GET  /api/generations/:id/events   server-sent events "progress", data GenerationProgress; ends with completed or failed
//   POST /api/functions/generate-pdf   PagesRequest → the document as HTML or PDF
//   GET  /api/generations/:id/file?format=pdf|docx|html|txt|json|jsonresume&template=NAME&paper=letter|a4&disposition=inline|attachment
import { z } from "zod";
import { SECTIONS } from "../domain/profile/profile.ts";
import {
	Engine,
	LetterContent,
	ResumeContent,
	Strength,
} from "../domain/tailoring/content/content.ts";
import { Layout } from "./templates.ts";

export const GenerationRequest = z.object({
	jobTitle: z.string().trim().min(1, "Job title required").max(200),
	companyName: z.string().trim().min(1, "Company name required").max(200),
	jobDescription: z
		.string()
		.trim()
		.min(1, "Job description required")
		.max(20000),
	selectedSections: z
		.array(z.enum(SECTIONS))
		.min(1, "Select at least one section"),
	aiEnhancementStrength: Strength.default("medium"),
	/** Left out: a model where one is in force, the built-in writer where none is. */
	engine: Engine.optional(),
	/** Made by the page per click, so that a repeated request takes one unit and makes one document. */
	requestKey: z.string().min(8).max(64),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

export const GenerationStatus = z.enum([
	"generating",
	"processing",
	"completed",
	"failed",
]);
export type GenerationStatus = z.infer<typeof GenerationStatus>;

export const GenerationStarted = z.object({
	id: z.string(),
	status: GenerationStatus,
	remaining: z.number(),
});
export type GenerationStarted = z.infer<typeof GenerationStarted>;

/** Steps and percentages are the specification's: Creating 20, Analyzing requirements 50, Generating 80, Complete 100. */
export const GenerationProgress = z.object({
	status: GenerationStatus,
	step: z.enum([
		"Creating",
		"Analyzing requirements",
		"Generating",
		"Complete",
	]),
	percent: z.number(),
	message: z.string().optional(),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;

export const PAGE_SIZES = [10, 25, 50] as const;

// The API's description has no word for a value that is put right, so it is told what may be sent.
const TEXT = { type: "string" } as const;
const NUMBER = { type: "integer" } as const;

/** What a person looks for among their documents. What cannot be meant becomes the nearest that can: addresses are typed by hand. */
export const GenerationSearch = z.object({
	/** Part of the company's name or of the job's title, in any case. */
	search: z.string().trim().max(200).catch("").meta(TEXT).default(""),
	type: z
		.enum(["all", "resume", "cover_letter"])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	/** "processing" is everything that is still being made. */
	status: z
		.enum(["all", "completed", "processing", "failed"])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	sort: z
		.enum(["newest", "oldest"])
		.catch("newest")
		.meta(TEXT)
		.default("newest"),
	page: z.coerce
		.number()
		.int()
		.min(1)
		.max(1_000_000)
		.catch(1)
		.meta(NUMBER)
		.default(1),
	perPage: z.coerce
		.number()
		.catch(PAGE_SIZES[0])
		.meta(NUMBER)
		.default(PAGE_SIZES[0])
		.transform(nearestPageSize),
});
export type GenerationSearch = z.infer<typeof GenerationSearch>;

function nearestPageSize(wanted: number): (typeof PAGE_SIZES)[number] {
	return (
		PAGE_SIZES.toSorted(
			(a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
		)[0] ?? PAGE_SIZES[0]
	);
}

export const GenerationSummary = z.object({
	id: z.string(),
	kind: z.enum(["resume", "cover_letter"]),
	job_title: z.string(),
	company_name: z.string(),
	/** The name of the template it is kept in. */
	template: z.string(),
	generation_status: GenerationStatus,
	/** 0 to 100, while it is made. */
	progress: z.number(),
	/** Why it failed, in words. */
	error_message: z.string().nullable(),
	created_at: z.string(),
});
export type GenerationSummary = z.infer<typeof GenerationSummary>;
/** `page` is the one that was found: past the last one it is the last. `total` counts what fits the search on all pages. */
export const GenerationList = z.object({
	generations: z.array(GenerationSummary),
	total: z.number(),
	page: z.number(),
	perPage: z.number(),
});
export type GenerationList = z.infer<typeof GenerationList>;

export const GenerationReply = z.object({
	generation: GenerationSummary.extend({
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
});
export type GenerationReply = z.infer<typeof GenerationReply>;

/** What a person chooses once a document is there. */
export const DialogAction = z.object({
	action: z.enum(["view_document", "generate_other", "clear_fields"]),
});
export type DialogAction = z.infer<typeof DialogAction>;

export const TemplateWish = z.object({
	template: z.string().trim().min(1).max(200),
});

/** What stands after the question mark of a file's address. Without a template the document keeps its own. */
export const FileRequest = z.object({
	/** "json" is the content as Attune keeps it, "jsonresume" the open standard. */
	format: z
		.enum(["pdf", "docx", "html", "txt", "json", "jsonresume"])
		.default("pdf"),
	template: z.string().trim().min(1).max(200).optional(),
	paper: z.enum(["letter", "a4"]).default("letter"),
	disposition: z.enum(["inline", "attachment"]).default("attachment"),
});

/** The specification's function "generate-pdf". It gives HTML unless PDF is asked for, and always HTML for a preview. */
export const PagesRequest = z.object({
	resumeId: z.uuid(),
	mode: z.literal("preview").optional(),
	/** A template's id or name. */
	templateId: z.string().trim().min(1).max(200).optional(),
	paperFormat: z.enum(["letter", "a4"]).default("letter"),
	format: z.enum(["html", "pdf"]).default("html"),
});
