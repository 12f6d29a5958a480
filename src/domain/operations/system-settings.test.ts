import { describe, expect, it } from "vitest";
import { SETTING_CATEGORIES } from "./setting-rules.ts";
import {
	initialSettings,
	readSetting,
	SETTING_KEYS,
	SYSTEM_SETTINGS,
	settingName,
	settingsFrom,
} from "./system-settings.ts";

describe("the settings of an installation", () => {
	it("ADMIN-CFG-23 start with the limits of the plans", () => {
		const settings = initialSettings();
		expect(settings.generation_limit_free).toBe(20);
		expect(settings.generation_limit_premium).toBe(-1);
	});

	it("ADMIN-CFG-24 ADMIN-CFG-26 ADMIN-CFG-28 ADMIN-CFG-30 ADMIN-CFG-32 ADMIN-CFG-34 start as specified", () => {
		expect(initialSettings()).toMatchObject({
			auto_cleanup_days: 30,
			email_notifications_enabled: true,
			api_rate_limit: 100,
			maintenance_mode: false,
			default_model: "gpt-4o-mini",
			max_file_size_mb: 10,
			monthly_budget: 50,
		});
	});

	it("ADMIN-CFG-09 stand in the groups of the specification", () => {
		const used = new Set(
			SETTING_KEYS.map((key) => SYSTEM_SETTINGS[key].category),
		);
		expect([...used].sort()).toEqual([...SETTING_CATEGORIES].sort());
	});

	it("ADMIN-CFG-10 have a title-cased name", () => {
		expect(settingName("generation_limit_free")).toBe("Generation Limit Free");
		expect(settingName("max_file_size_mb")).toBe("Max File Size MB");
	});

	it.each([
		["generation_limit_free", "0", 0],
		["generation_limit_free", "-1", -1],
		["auto_cleanup_days", " 3650 ", 3650],
		["api_rate_limit", "1", 1],
		["max_file_size_mb", "100", 100],
		["monthly_budget", "12.5", 12.5],
		["maintenance_mode", "true", true],
		["default_model", "gpt-4o", "gpt-4o"],
	] as const)("ADMIN-CFG-20 %s can be %s", (key, typed, value) => {
		expect(readSetting(key, typed)).toEqual({ ok: true, value });
	});

	it.each([
		["generation_limit_free", "-2"],
		["generation_limit_free", "1.5"],
		["auto_cleanup_days", "0"],
		["auto_cleanup_days", "3651"],
		["api_rate_limit", "10001"],
		["max_file_size_mb", "1e2"],
		["max_file_size_mb", ""],
		["maintenance_mode", "yes"],
		["default_model", "gpt-9"],
	] as const)(
		"ADMIN-CFG-20 %s cannot be %s and the answer names it",
		(key, typed) => {
			const read = readSetting(key, typed);
			expect(read).toMatchObject({
				ok: false,
				problems: [
					{ where: key, message: expect.stringContaining(settingName(key)) },
				],
			});
		},
	);

	it("stay at their initial value where a stored row makes no sense", () => {
		expect(
			settingsFrom([
				{ key: "api_rate_limit", value: "a lot" },
				{ key: "auto_cleanup_days", value: "7" },
				{ key: "unknown", value: "1" },
			]),
		).toEqual({ ...initialSettings(), auto_cleanup_days: 7 });
	});
});
