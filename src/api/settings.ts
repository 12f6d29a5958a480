// What a person chose for themselves; the defaults until something was chosen.
import { z } from "zod";
import { PAPER_FORMATS } from "../domain/account/settings.ts";
import { calls } from "./call.ts";

const Settings = z.object({
	emailNotifications: z.boolean(),
	marketingEmails: z.boolean(),
	defaultPaperFormat: z.enum(PAPER_FORMATS),
	autoSave: z.boolean(),
});

export const SettingsReply = z.object({ settings: Settings });
export type SettingsReply = z.infer<typeof SettingsReply>;

/** What is left out stays, so that two tabs do not undo each other. */
export const SettingsChange = z.strictObject(Settings.partial().shape);
export type SettingsChange = z.infer<typeof SettingsChange>;

export const settingsCalls = calls({
	read: {
		method: "get",
		path: "/api/settings",
		reply: SettingsReply,
		about: "What holds now",
	},
	change: {
		method: "put",
		path: "/api/settings",
		body: SettingsChange,
		reply: SettingsReply,
		about: "What holds from now on",
	},
});
