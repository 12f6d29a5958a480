// Templates that can be chosen.
//   GET /api/templates                             TemplateList: the active ones and whether the person's plan may use them
//   GET /api/templates/:kind/:name/picture.svg     an active one's first page, drawn of an invented person
import { z } from "zod";

/** A built-in look by name, and what is changed of it. */
export const Layout = z.object({
	layout: z.string(),
	layout_config: z.record(z.string(), z.unknown()),
});

export const TemplateChoice = Layout.extend({
	name: z.string(),
	description: z.string(),
	kind: z.enum(["resume", "letter"]),
	allowed: z.boolean(),
});
export type TemplateChoice = z.infer<typeof TemplateChoice>;
export const TemplateList = z.object({ templates: z.array(TemplateChoice) });

/** What stands in a picture's address. */
export const PictureRequest = z.object({
	kind: z.enum(["resume", "letter"]),
	name: z.string().max(200),
});
