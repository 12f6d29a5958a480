// What a person chose for themselves.
//   GET /api/settings   SettingsReply; the defaults until something was chosen
//   PUT /api/settings   SettingsChange → SettingsReply; what is left out stays, so that two tabs do not undo each other
import { z } from "zod";
import { PAPER_FORMATS } from "../domain/account/settings.ts";

const Settings = z.object({
	emailNotifications: z.boolean(),
	marketingEmails: z.boolean(),
	defaultPaperFormat: z.enum(PAPER_FORMATS),
	autoSave: z.boolean(),
});

export const SettingsReply = z.object({ settings: Settings });
export type SettingsReply = z.infer<typeof SettingsReply>;

export const SettingsChange = z.strictObject(Settings.partial().shape);
export type SettingsChange = z.infer<typeof SettingsChange>;
