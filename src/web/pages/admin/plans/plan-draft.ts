// A plan as it is being changed: numbers as they are typed, templates as they are ticked.
import type { PlanLimits } from "../../../../api/admin-plans.ts";

const LIMITS = [
	"monthly_resumes",
	"monthly_cover_letters",
	"monthly_profile_analyses",
] as const;
export type PlanLimit = (typeof LIMITS)[number];

export type PlanDraft = Record<PlanLimit, string> & {
	edit_access: boolean;
	opensAll: boolean;
	/** Kept while every template is open. */
	templates: readonly string[];
};

const EVERY = "*";
const BOUNDS = "Enter a whole number from 0 to 1000000, or -1 for no limit.";

export function draftOf(holds: PlanLimits): PlanDraft {
	const { accessible_templates: names } = holds;
	return {
		monthly_resumes: String(holds.monthly_resumes),
		monthly_cover_letters: String(holds.monthly_cover_letters),
		monthly_profile_analyses: String(holds.monthly_profile_analyses),
		edit_access: holds.edit_access,
		opensAll: names.includes(EVERY),
		templates: names.filter((name) => name !== EVERY),
	};
}

/** What is stored; problems name the limits that can't be. */
export function readDraft(draft: PlanDraft): {
	holds: PlanLimits | null;
	problems: Partial<Record<PlanLimit, string>>;
} {
	const problems: Partial<Record<PlanLimit, string>> = {};
	const read = (limit: PlanLimit) => {
		const number = Number(draft[limit]);
		if (!/^-?\d+$/.test(draft[limit].trim()) || number < -1 || number > 1e6)
			problems[limit] = BOUNDS;
		return number;
	};
	const holds = {
		monthly_resumes: read("monthly_resumes"),
		monthly_cover_letters: read("monthly_cover_letters"),
		monthly_profile_analyses: read("monthly_profile_analyses"),
		edit_access: draft.edit_access,
		accessible_templates: draft.opensAll ? [EVERY] : [...draft.templates],
	};
	return Object.keys(problems).length > 0
		? { holds: null, problems }
		: { holds, problems };
}

export function isChanged(draft: PlanDraft, holds: PlanLimits): boolean {
	const stored = draftOf(holds);
	return (
		LIMITS.some((limit) => draft[limit].trim() !== stored[limit]) ||
		draft.edit_access !== stored.edit_access ||
		draft.opensAll !== stored.opensAll ||
		(!draft.opensAll && keyOf(draft.templates) !== keyOf(stored.templates))
	);
}

/** With the template, or without it; names are compared ignoring case. */
export function ticked(
	templates: readonly string[],
	name: string,
	isOn: boolean,
): string[] {
	const others = templates.filter((each) => !isSame(each, name));
	return isOn ? [...others, name.toLowerCase()] : others;
}

export function isTicked(templates: readonly string[], name: string): boolean {
	return templates.some((each) => isSame(each, name));
}

function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

function keyOf(templates: readonly string[]): string {
	return templates
		.map((name) => name.toLowerCase())
		.sort()
		.join("\n");
}
