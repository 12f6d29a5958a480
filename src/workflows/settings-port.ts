// The settings that are in force, as those ask for them who need no more.
import type { SystemSettings } from "../domain/operations/system-settings.ts";

export type SettingsInForce = {
	current(): Promise<SystemSettings>;
	/** The next question reads the table: asked by the instance that has just saved. */
	forget(): void;
};
