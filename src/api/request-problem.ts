// What is wrong with what was sent, in sentences a person can act on: which field, and what is expected of it. The words of the
// library that checks never leave the server; a schema's own messages do.
import type { z } from "zod";

export type RequestProblem = {
	/** The first problem. */
	message: string;
	/** A message for each field, by its path such as "profile.education.0.gpa". */
	fields: Record<string, string>;
};

/** Give this to a schema: `schema.safeParse(value, { error: expectation })`. */
export function expectation(issue: z.core.$ZodRawIssue): string {
	const path = (issue.path ?? []).map(String).join(".");
	const field = path === "" ? "The request" : `“${path.slice(0, 80)}”`;
	return `${field} ${expected(issue)}.`;
}

export function problemOf(issues: readonly z.core.$ZodIssue[]): RequestProblem {
	const fields: Record<string, string> = {};
	for (const { path, message } of issues)
		fields[path.map(String).join(".")] ??= message;
	const message = issues[0]?.message ?? "The request isn't complete.";
	return { message, fields };
}

const TYPES: Readonly<Record<string, string>> = {
	string: "must be text",
	number: "must be a number",
	int: "must be a whole number",
	boolean: "must be true or false",
	array: "must be a list",
	object: "must be an object",
	record: "must be an object",
	null: "must be empty",
};

const FORMATS: Readonly<Record<string, string>> = {
	uuid: "must be an id",
	email: "must be an email address",
	url: "must be a web address",
	date: "must be a date such as 2024-03-31",
};

function expected(issue: z.core.$ZodRawIssue): string {
	switch (issue.code) {
		case "invalid_type":
			if (issue.input === undefined) return "is missing";
			return TYPES[issue.expected] ?? "isn't in the expected format";
		case "invalid_value":
			return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
		case "too_small":
			return `must have at least ${amount(issue.minimum, issue.origin)}`;
		case "too_big":
			return `may have at most ${amount(issue.maximum, issue.origin)}`;
		case "invalid_format":
			return FORMATS[issue.format] ?? "isn't in the expected format";
		case "unrecognized_keys":
			return `has unknown fields: ${issue.keys.slice(0, 5).join(", ").slice(0, 200)}`;
		default:
			return "isn't in the expected format";
	}
}

function amount(limit: number | bigint, origin: string): string {
	if (origin === "string") return `${limit} characters`;
	if (origin === "array" || origin === "set") return `${limit} entries`;
	return `the value ${limit}`;
}
