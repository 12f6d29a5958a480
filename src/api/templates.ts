// GET /api/templates: the active templates and whether the person's plan may use them.
import { z } from "zod";

export const TemplateChoice = z.object({
	name: z.string(),
	description: z.string(),
	kind: z.enum(["resume", "letter"]),
	allowed: z.boolean(),
});
export type TemplateChoice = z.infer<typeof TemplateChoice>;
export const TemplateList = z.object({ templates: z.array(TemplateChoice) });
