// System configuration and templates, as administrators change them.
//   GET    /api/admin/settings                 SystemConfiguration
//   PUT    /api/admin/settings                 SettingChanges; 422 names each failing setting, 409 one that was changed meanwhile
//   PUT    /api/admin/settings/provider-key    { key }: write-only, an empty one takes it away
//   POST   /api/admin/settings/provider-trial  one small call to the provider in force → ProviderTrial
//   GET    /api/admin/templates                TemplateAdmin
//   POST   /api/admin/templates                TemplateForm → 201
//   PATCH  /api/admin/templates/:id            any part of TemplateForm
//   POST   /api/admin/templates/pages          TemplateLook → an SVG picture of the sample person's resume
import { z } from "zod";
import { SETTING_CATEGORIES } from "../domain/operations/system-settings.ts";

export const Setting = z.object({
	id: z.string(),
	key: z.string(),
	name: z.string(),
	value: z.string(),
	type: z.enum(["number", "boolean", "string"]),
	/** What may be chosen; null where it is typed. */
	choices: z.array(z.string()).nullable(),
	description: z.string(),
	category: z.enum(SETTING_CATEGORIES),
	updated_at: z.string(),
});
export type Setting = z.infer<typeof Setting>;

export const SystemConfiguration = z.object({
	stats: z.object({
		users: z.number(),
		/** Percent of the last 30 days, or since the first start; null before the first word. */
		uptime: z.number().nullable(),
		runningSeconds: z.number(),
		/** Rounded percent of completed generations over all. */
		successRate: z.number(),
		lastBackup: z.string().nullable(),
		databaseBytes: z.number(),
	}),
	settings: z.array(Setting),
	provider: z.object({
		/** The environment's provider cannot be changed here. */
		setBy: z.enum(["environment", "settings", "none"]),
		provider: z.string().nullable(),
		model: z.string().nullable(),
		/** Why no model writes though one is wanted. */
		why: z.string().nullable(),
		/** The last four characters of the stored key, none of a short one; null where none is stored. */
		keyEnd: z.string().nullable(),
	}),
});
export type SystemConfiguration = z.infer<typeof SystemConfiguration>;

export const SettingChanges = z.object({
	changes: z
		.array(
			z.object({
				key: z.string().max(100),
				value: z.string().max(1000),
				before: z.string().max(1000),
			}),
		)
		.min(1)
		.max(100),
});
export type SettingChanges = z.infer<typeof SettingChanges>;
export const ProviderKey = z.object({ key: z.string().trim().max(500) });
export const ProviderTrial = z.object({
	works: z.boolean(),
	text: z.string(),
});
export type ProviderTrial = z.infer<typeof ProviderTrial>;

export const TEMPLATE_TYPES = [
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
	template_type: z.enum(TEMPLATE_TYPES).default("professional"),
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
	template_type: z.enum(TEMPLATE_TYPES),
	layout_config: z.record(z.string(), z.unknown()).default({}),
});
export type TemplateLook = z.infer<typeof TemplateLook>;

export const AdminTemplate = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string().nullable(),
	template_type: z.enum(TEMPLATE_TYPES),
	is_active: z.boolean(),
	is_premium: z.boolean(),
	layout_config: z.record(z.string(), z.unknown()),
	created_at: z.string(),
	/** Documents made with it. */
	uses: z.number(),
});
export type AdminTemplate = z.infer<typeof AdminTemplate>;
export const AdminTemplates = z.object({ templates: z.array(AdminTemplate) });
