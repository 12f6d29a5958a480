// What an administrator changes about a built-in look: parts of a template, under the same names and within the same bounds.
// A change that is out of bounds is named, each one; nothing of it is taken.
import { z } from "zod";
import type { Outcome, Problem } from "../../domain/problem.ts";
import { Template } from "../template.ts";
import { letterTemplates } from "./letter-templates.ts";
import { resumeTemplates } from "./resume-templates.ts";

type Kind = "resume" | "letter";

/** Looks are changed, not renamed: the name is the row's. */
const { name: _, ...shape } = Template.shape;

/** The shape of a change: any part of a template, or another built-in look to begin with, and nothing besides. */
const LayoutConfig = z.strictObject({
	look: z.enum(Object.keys(resumeTemplates)).optional(),
	...Object.fromEntries(
		Object.entries(shape).map(([key, part]) => [key, changeOf(part)]),
	),
});
export type LayoutConfig = Record<string, unknown>;

/** A stored or sent `layout_config`, or what is wrong with it, place by place. */
export function readLayoutConfig(value: unknown): Outcome<LayoutConfig> {
	const read = LayoutConfig.safeParse(value ?? {});
	return read.success
		? { ok: true, value: read.data }
		: { ok: false, problems: read.error.issues.flatMap(problemsOf) };
}

/** A built-in look with a stored change. A change that cannot be read is left out whole: the document is drawn all the same. */
export function templateOf(
	kind: Kind,
	stored: { layout: string; layout_config: unknown } | undefined,
): Template {
	const builtIn = kind === "resume" ? resumeTemplates : letterTemplates;
	const read = readLayoutConfig(stored?.layout_config);
	const { look, ...change } = read.ok ? read.value : {};
	const layout = typeof look === "string" ? look : (stored?.layout ?? "");
	const base = Object.hasOwn(builtIn, layout)
		? builtIn[layout]
		: builtIn.professional;
	if (!base) throw new Error("There is no professional template.");
	const changed = Template.safeParse(merged(base, change));
	return changed.success ? changed.data : base;
}

/** A part may be changed alone; within a part, each of its values. A default is none here: it would be taken for a change. */
function changeOf(part: z.ZodType): z.ZodType {
	if (part instanceof z.ZodDefault) return changeOf(part.unwrap() as z.ZodType);
	if (!(part instanceof z.ZodObject)) return part.optional();
	const values = Object.entries<z.ZodType>(part.shape).map(([key, value]) => [
		key,
		changeOf(value),
	]);
	return z.strictObject(Object.fromEntries(values)).optional();
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
	const at = ["layout_config", ...issue.path.map(String)];
	const hint =
		"Change this value or leave it out; what is left out stays as the layout has it.";
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => ({
			where: [...at, key].join("."),
			message: `A template has no “${key.slice(0, 60)}”`,
			hint,
		}));
	return [{ where: at.join("."), message: issue.message, hint }];
}

function merged(base: object, changes: Record<string, unknown>): object {
	const result: Record<string, unknown> = { ...base };
	for (const [key, change] of Object.entries(changes)) {
		const before = result[key];
		if (change !== undefined)
			result[key] =
				isPlain(before) && isPlain(change) ? merged(before, change) : change;
	}
	return result;
}

function isPlain(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
