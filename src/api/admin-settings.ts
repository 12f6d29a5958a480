// The installation's settings and its provider of models, as administrators change them.
import { z } from "zod";
import { SETTING_CATEGORIES } from "../domain/operations/setting-rules.ts";
import { calls } from "./call.ts";

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

const SettingChanges = z.object({
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
const ProviderKey = z.object({ key: z.string().trim().max(500) });
export const ProviderTrial = z.object({
	works: z.boolean(),
	text: z.string(),
});
export type ProviderTrial = z.infer<typeof ProviderTrial>;

const done = z.object({ done: z.literal(true) });
const all = { access: "administrator" } as const;

export const configurationCalls = calls({
	read: {
		method: "get",
		path: "/api/admin/settings",
		...all,
		reply: SystemConfiguration,
		about: "As stored",
	},
	/** Every failing setting is named; "conflict" where one was changed meanwhile. */
	change: {
		method: "put",
		path: "/api/admin/settings",
		...all,
		body: SettingChanges,
		reply: done,
		about: "All stored",
		refuses: ["conflict"],
	},
	/** Write-only: an empty key takes the stored one away. */
	keepProviderKey: {
		method: "put",
		path: "/api/admin/settings/provider-key",
		...all,
		body: ProviderKey,
		reply: done,
		about: "Sealed",
	},
	/** One small call to the provider in force. */
	tryProvider: {
		method: "post",
		path: "/api/admin/settings/provider-trial",
		...all,
		reply: ProviderTrial,
		about: "What came of it",
	},
});
