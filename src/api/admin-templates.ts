// Resume templates, as administrators keep them.
import { z } from "zod";
import { calls } from "./call.ts";

export const OFFERED_TEMPLATE_TYPES = [
	"professional",
	"modern",
	"minimalist",
	"creative",
	"executive",
	"technical",
	"academic",
] as const;
export const TemplateForm = z.object({
	name: z
		.string("Template name is required")
		.trim()
		.min(1, "Template name is required")
		.max(100, "Template name must be at most 100 characters"),
	description: z
		.string()
		.trim()
		.max(1000, "Description must be at most 1000 characters")
		.default(""),
	template_type: z.enum(OFFERED_TEMPLATE_TYPES).default("professional"),
	is_active: z.boolean().default(true),
	is_premium: z.boolean().default(false),
	layout_config: z.record(z.string(), z.unknown()).default({}),
});
export type TemplateForm = z.infer<typeof TemplateForm>;
/** Without defaults: what is left out stays as it is. */
export const TemplateChange = z
	.object({
		name: TemplateForm.shape.name,
		description: TemplateForm.shape.description.unwrap(),
		template_type: TemplateForm.shape.template_type.unwrap(),
		is_active: z.boolean(),
		is_premium: z.boolean(),
		layout_config: z.record(z.string(), z.unknown()),
	})
	.partial();
export type TemplateChange = z.infer<typeof TemplateChange>;
export const TemplateLook = z.object({
	template_type: z.enum(OFFERED_TEMPLATE_TYPES),
	layout_config: z.record(z.string(), z.unknown()).default({}),
});
export type TemplateLook = z.infer<typeof TemplateLook>;

export const AdminTemplate = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string().nullable(),
	template_type: z.enum(OFFERED_TEMPLATE_TYPES),
	is_active: z.boolean(),
	is_premium: z.boolean(),
	layout_config: z.record(z.string(), z.unknown()),
	created_at: z.string(),
	/** Documents made with it. */
	uses: z.number(),
});
export type AdminTemplate = z.infer<typeof AdminTemplate>;
export const AdminTemplates = z.object({ templates: z.array(AdminTemplate) });

const all = { access: "administrator" } as const;

export const templateAdminCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/templates",
		...all,
		reply: AdminTemplates,
		about: "Newest first",
	},
	add: {
		method: "post",
		path: "/api/admin/templates",
		...all,
		body: TemplateForm,
		reply: z.object({ id: z.string() }),
		status: 201,
		about: "Made",
		refuses: ["conflict"],
	},
	change: {
		method: "patch",
		path: "/api/admin/templates/{id}",
		...all,
		body: TemplateChange,
		reply: z.object({ done: z.literal(true) }),
		about: "Changed",
		refuses: ["PGRST116", "conflict"],
	},
	/** The sample person's resume in a look that may not be stored. */
	draw: {
		method: "post",
		path: "/api/admin/templates/pages",
		...all,
		body: TemplateLook,
		media: ["image/svg+xml"],
		isUncounted: true,
		about: "The first page as a picture",
	},
});
