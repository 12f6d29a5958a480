// Asking for a document, under the specification's function names.
import { z } from "zod";
import { LANGUAGE_CODES } from "../domain/language/language-code.ts";
import { SECTIONS } from "../domain/profile/section-names.ts";
import { Engine, Strength } from "../domain/tailoring/content/content.ts";
import { calls } from "./call.ts";
import { DocumentStatus } from "./generation-status.ts";

export const GenerationRequest = z.object({
	jobTitle: z.string().trim().min(1, "Job title required").max(200),
	/** Null where the posting names none: a letter then addresses the team. */
	companyName: z
		.string("Company name required")
		.trim()
		.min(1, "Company name required")
		.max(200)
		.nullable(),
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
	/** Why this employer, in the person's own words; placed whole in a letter. */
	whyThem: z.string().trim().max(1200).optional(),
	/** Left out: the profile's. */
	language: z.enum(LANGUAGE_CODES).optional(),
	/** Made by the page per click, so that a repeated request takes one unit and makes one document. */
	requestKey: z.string().min(8).max(64),
});
export type GenerationRequest = z.infer<typeof GenerationRequest>;

export const GenerationStarted = z.object({
	id: z.string(),
	status: DocumentStatus,
	remaining: z.number(),
});
export type GenerationStarted = z.infer<typeof GenerationStarted>;

/** The specification's function "generate-pdf". It gives HTML unless PDF is asked for, and always HTML for a preview. */
const PdfRequest = z.object({
	resumeId: z.uuid(),
	mode: z.literal("preview").optional(),
	/** A template's id or name. */
	templateId: z.string().trim().min(1).max(200).optional(),
	paperFormat: z.enum(["letter", "a4"]).default("letter"),
	format: z.enum(["html", "pdf"]).default("html"),
});

const generation = {
	method: "post",
	body: GenerationRequest,
	reply: GenerationStarted,
	status: 202,
	about: "The document will be made; its progress is among its events",
	refuses: ["limit_reached", "conflict"],
} as const;

export const functionCalls = calls({
	generateResume: { ...generation, path: "/api/functions/generate-resume" },
	generateLetter: {
		...generation,
		path: "/api/functions/generate-cover-letter",
	},
	generatePdf: {
		method: "post",
		path: "/api/functions/generate-pdf",
		body: PdfRequest,
		media: ["text/html", "application/pdf"],
		about: "The document as HTML or PDF",
		refuses: ["PGRST116", "not_allowed"],
	},
});
