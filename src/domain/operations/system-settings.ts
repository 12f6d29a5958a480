// What whoever runs an installation may set while it runs: each setting's type, bounds and first value. The rows of
// system_settings are read and written through this table, so nothing outside its bounds is ever stored or in force.
import type { Outcome, Problem } from "../problem.ts";
import {
	boundsOf,
	flagRule,
	limitRule,
	readValue,
	type SettingRule,
	textRule,
	wholeRule,
} from "./setting-rules.ts";

const AI_PROVIDERS = [
	"builtin",
	"openai",
	"openai-compatible",
	"anthropic",
	"google",
] as const;
/** Offered for `default_model`; a provider's other models are typed in as `custom_model`. */
const OFFERED_MODELS = ["gpt-4o-mini", "gpt-4o", "gpt-3.5-turbo"] as const;

const MAIL_ADDRESS = {
	pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
	hint: "Enter an email address, such as help@example.org, or leave it empty.",
};
const DOMAINS = {
	pattern: /^@?[\p{L}\d.-]+(?:[\s,;]+@?[\p{L}\d.-]+)*[\s,;]*$/u,
	hint: "Enter domains such as example.org, separated by commas, or leave it empty.",
};
const WEB_ADDRESS = {
	pattern: /^https?:\/\/[^\s/]+\S*$/,
	hint: "Enter an address that begins with https:// or http://, or leave it empty.",
};

export const SYSTEM_SETTINGS = {
	generation_limit_free: limitRule(
		20,
		"Documents a month on the free plan, resumes and cover letters together (-1: no limit)",
	),
	generation_limit_premium: limitRule(
		-1,
		"Documents a month on the premium plan, resumes and cover letters together (-1: no limit)",
	),
	api_rate_limit: wholeRule({ initial: 100, min: 1, max: 10_000 }, [
		"API Settings",
		"Requests a minute for each person",
	]),
	ai_provider: textRule(
		{ initial: "builtin", max: 40, choices: AI_PROVIDERS },
		[
			"AI Configuration",
			"Which writer to use: builtin needs no model and no network",
		],
	),
	ai_base_url: textRule({ initial: "", max: 500, form: WEB_ADDRESS }, [
		"AI Configuration",
		"Address of a service that speaks the OpenAI protocol, such as http://localhost:11434/v1",
	]),
	default_model: textRule(
		{ initial: "gpt-4o-mini", max: 100, choices: OFFERED_MODELS },
		["AI Configuration", "The model that writes when a provider is configured"],
	),
	custom_model: textRule({ initial: "", max: 100 }, [
		"AI Configuration",
		"Name of another model of the provider; empty: the default model writes",
	]),
	monthly_budget: {
		type: "number",
		initial: 50,
		min: 0,
		max: 1_000_000,
		category: "AI Configuration",
		description: "Monthly budget for model calls, in dollars",
	},
	budget_stops_models: flagRule(true, [
		"AI Configuration",
		"Once the month's budget is used up, documents are written without a model",
	]),
	judge_lines: flagRule(true, [
		"AI Configuration",
		"Lines of a model that our rules can't prove go to a judge: one more call for every eight lines, at most four per document, about 2,000 tokens each. One call before writing asks which facts answer the posting's requirements",
	]),
	email_notifications_enabled: flagRule(true, [
		"Notifications",
		"Emails about finished or failed documents; confirmation and security emails are always sent",
	]),
	alert_address: textRule({ initial: "", max: 254, form: MAIL_ADDRESS }, [
		"Notifications",
		"Email address for this installation's alerts: failed calls, budget, backups, disk, attacks; empty: nobody",
	]),
	alert_free_gb: wholeRule({ initial: 2, min: 0, max: 100_000 }, [
		"Notifications",
		"Free gigabytes on the disk below which it's an alert (0: never)",
	]),
	alert_failed_percent: wholeRule({ initial: 10, min: 0, max: 100 }, [
		"Notifications",
		"Percent of the last day's model calls that may fail before it's an alert",
	]),
	auto_cleanup_days: wholeRule({ initial: 30, min: 1, max: 3650 }, [
		"Maintenance",
		"Days after which failed documents, ended sessions and sent mails are removed",
	]),
	activity_log_days: wholeRule({ initial: 730, min: 62, max: 3650 }, [
		"Maintenance",
		"Days that single calls stay in the activity log; their sums by day stay",
	]),
	security_event_days: wholeRule({ initial: 365, min: 7, max: 3650 }, [
		"Maintenance",
		"Days that security events are kept, resolved or not",
	]),
	audit_log_days: wholeRule({ initial: 730, min: 91, max: 3650 }, [
		"Maintenance",
		"Days that the audit log is kept; it can't be shorter than 91",
	]),
	scheduled_backups: flagRule(true, [
		"Maintenance",
		"A backup each day, made by the server itself and read back",
	]),
	backup_hour: wholeRule({ initial: 3, min: 0, max: 23 }, [
		"Maintenance",
		"The hour of that backup, in UTC",
	]),
	backups_kept: wholeRule({ initial: 14, min: 1, max: 3650 }, [
		"Maintenance",
		"How many scheduled backups are kept; older ones are removed",
	]),
	backup_alert_hours: wholeRule({ initial: 48, min: 0, max: 8760 }, [
		"Maintenance",
		"Hours after which a missing backup is an alert (0: never)",
	]),
	log_people: flagRule(false, [
		"System",
		"Lines of the server's log name the person's id and the address of each request",
	]),
	personal: flagRule(false, [
		"System",
		"For one person alone: everything is open to everybody who has an account, without plans or upgrades, and no email is confirmed",
	]),
	maintenance_mode: flagRule(false, [
		"System",
		"Only administrators can use the application",
	]),
	support_address: textRule({ initial: "", max: 254, form: MAIL_ADDRESS }, [
		"System",
		"Email address shown to people who have questions; empty: none",
	]),
	sign_up_open: flagRule(true, [
		"System",
		"Anybody can sign up; otherwise administrators add people",
	]),
	sign_up_domains: textRule({ initial: "", max: 500, form: DOMAINS }, [
		"System",
		"Email domains people can sign up with, separated by commas; empty: any",
	]),
	second_factor_admins: flagRule(false, [
		"System",
		"Administrators must set up two-step sign-in before anything else works",
	]),
	second_factor_test_users: flagRule(false, [
		"System",
		"Test users must set up two-step sign-in before anything else works",
	]),
	second_factor_regular_users: flagRule(false, [
		"System",
		"Regular users must set up two-step sign-in before anything else works",
	]),
	max_file_size_mb: wholeRule({ initial: 10, min: 1, max: 100 }, [
		"File Uploads",
		"Largest request or file, in megabytes",
	]),
} satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SYSTEM_SETTINGS;
export const SETTING_KEYS = Object.keys(SYSTEM_SETTINGS) as SettingKey[];

type ValueOf<Rule> = Rule extends { type: "number" }
	? number
	: Rule extends { type: "boolean" }
		? boolean
		: string;
/** All settings with the values in force. */
export type SystemSettings = {
	[Key in SettingKey]: ValueOf<(typeof SYSTEM_SETTINGS)[Key]>;
};

/** What an installation starts with. */
export function initialSettings(): SystemSettings {
	return settingsFrom([]);
}

/**
 * The values of stored rows. A row that is missing, unknown or outside its bounds (somebody wrote it by hand) leaves the
 * initial value in force: the server must run in any case.
 */
export function settingsFrom(
	rows: readonly { key: string; value: string }[],
): SystemSettings {
	const stored = new Map(rows.map(({ key, value }) => [key, value]));
	const settings: Record<string, number | boolean | string> = {};
	for (const key of SETTING_KEYS) {
		const value = stored.get(key);
		const read = value === undefined ? undefined : readSetting(key, value);
		settings[key] = read?.ok ? read.value : SYSTEM_SETTINGS[key].initial;
	}
	return settings as SystemSettings;
}

/** A setting as it is typed or stored; the Problem names the setting and its bounds. */
export function readSetting(
	key: SettingKey,
	value: string,
): Outcome<number | boolean | string> {
	const rule: SettingRule = SYSTEM_SETTINGS[key];
	const read = readValue(rule, value.trim());
	if (read !== undefined) return { ok: true, value: read };
	return { ok: false, problems: [problem(key, rule)] };
}

/** "Generation Limit Free" for generation_limit_free. */
export function settingName(key: string): string {
	return key
		.split("_")
		.map((word) =>
			["ai", "api", "gb", "mb", "url"].includes(word)
				? word.toUpperCase()
				: word.charAt(0).toUpperCase() + word.slice(1),
		)
		.join(" ");
}

function problem(key: SettingKey, rule: SettingRule): Problem {
	return {
		where: key,
		message: `${settingName(key)} can't have this value.`,
		hint: boundsOf(rule),
	};
}
