// Where a document or an analysis stands while it is made.
import { z } from "zod";

export const DocumentStatus = z.enum([
	"generating",
	"processing",
	"completed",
	"failed",
]);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** Steps and percentages are the specification's: Creating 20, Analyzing requirements 50, Generating 80, Complete 100. */
export const GenerationProgress = z.object({
	status: DocumentStatus,
	step: z.enum([
		"Creating",
		"Analyzing requirements",
		"Generating",
		"Complete",
	]),
	percent: z.number(),
	/** Of what failed. */
	title: z.string().optional(),
	message: z.string().optional(),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;
