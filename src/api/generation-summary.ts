// A document as lists show it.
import { z } from "zod";
import { DocumentStatus } from "./generation-status.ts";

export const ListedDocument = z.object({
	id: z.string(),
	kind: z.enum(["resume", "cover_letter"]),
	job_title: z.string(),
	company_name: z.string(),
	/** The name of the template it is kept in. */
	template: z.string(),
	generation_status: DocumentStatus,
	/** 0 to 100, while it is made. */
	progress: z.number(),
	/** Why it failed, in words. */
	error_title: z.string().nullable(),
	error_message: z.string().nullable(),
	created_at: z.string(),
	/** Lines that the profile doesn't prove and the person has not confirmed. */
	to_confirm: z.number(),
});
export type ListedDocument = z.infer<typeof ListedDocument>;
