// What a setting of an installation may be: its type, bounds, first value and the group it is shown in.

type NumberRule = {
	type: "number";
	initial: number;
	min: number;
	max: number;
	/** Allowed below `min`: no bound at all. */
	orUnlimited?: true;
	isWhole?: true;
};
type BooleanRule = { type: "boolean"; initial: boolean };
type TextRule = {
	type: "string";
	initial: string;
	/** What may be chosen; without it any text up to `max` characters. */
	choices?: readonly string[];
	/** What it must look like where it is not empty, and how to say so. */
	form?: { pattern: RegExp; hint: string };
	max: number;
};
export type SettingRule = (NumberRule | BooleanRule | TextRule) & {
	category: SettingCategory;
	description: string;
};

export const SETTING_CATEGORIES = [
	"User Limits",
	"API Settings",
	"AI Configuration",
	"Notifications",
	"Maintenance",
	"System",
	"File Uploads",
] as const;
export type SettingCategory = (typeof SETTING_CATEGORIES)[number];

type Reported = [category: SettingCategory, description: string];

export function limitRule(initial: number, description: string) {
	return {
		type: "number" as const,
		initial,
		min: 0,
		max: 1_000_000,
		orUnlimited: true as const,
		isWhole: true as const,
		category: "User Limits" as const,
		description,
	};
}

export function wholeRule(
	range: Pick<NumberRule, "initial" | "min" | "max">,
	[category, description]: Reported,
) {
	return {
		type: "number" as const,
		isWhole: true as const,
		...range,
		category,
		description,
	};
}

export function flagRule(initial: boolean, [category, description]: Reported) {
	return { type: "boolean" as const, initial, category, description };
}

export function textRule(
	rule: Pick<TextRule, "initial" | "max" | "choices" | "form">,
	[category, description]: Reported,
) {
	return { type: "string" as const, ...rule, category, description };
}

/** The value a text stands for; undefined where the rule does not allow it. */
export function readValue(
	rule: SettingRule,
	value: string,
): number | boolean | string | undefined {
	switch (rule.type) {
		case "number":
			return readNumber(rule, value);
		case "boolean":
			return readBoolean(value);
		case "string":
			return readText(rule, value);
	}
}

function readNumber(rule: NumberRule, value: string): number | undefined {
	if (!/^-?\d+(\.\d+)?$/.test(value)) return undefined;
	const number = Number(value);
	if (rule.isWhole && !Number.isInteger(number)) return undefined;
	if (rule.orUnlimited && number === -1) return number;
	return number >= rule.min && number <= rule.max ? number : undefined;
}

function readBoolean(value: string): boolean | undefined {
	if (value === "true") return true;
	return value === "false" ? false : undefined;
}

function readText(rule: TextRule, value: string): string | undefined {
	if (value.length > rule.max) return undefined;
	if (rule.form && value !== "" && !rule.form.pattern.test(value))
		return undefined;
	return rule.choices && !rule.choices.includes(value) ? undefined : value;
}

/** What may be entered, in words. */
export function boundsOf(rule: SettingRule): string {
	if (rule.type === "boolean") return "Enter true or false.";
	if (rule.type === "string" && rule.form) return rule.form.hint;
	if (rule.type === "string")
		return rule.choices
			? `Choose one of ${rule.choices.join(", ")}.`
			: `Enter at most ${rule.max} characters.`;
	const unlimited = rule.orUnlimited ? ", or -1 for no limit" : "";
	return `Enter a ${rule.isWhole ? "whole " : ""}number from ${rule.min} to ${rule.max}${unlimited}.`;
}
