// Reads a document's content as tailor wrote it.

import type { DrawableContent } from "../documents/drawing-types.ts";
import { Refusal } from "../domain/refusal.ts";
import {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";

/** The content in a JSON text, or null where it is something else. */
export function asContent(text: string): DrawableContent | null {
	const value = asJson(text);
	const resume = ResumeContent.safeParse(value);
	if (resume.success) return { kind: "resume", content: resume.data };
	const letter = LetterContent.safeParse(value);
	return letter.success ? { kind: "letter", content: letter.data } : null;
}

/** The content in a JSON text; refused with the place that is wrong. */
export function expectContent(text: string, name: string): DrawableContent {
	const content = asContent(text);
	if (content) return content;
	const value = asJson(text);
	if (value === undefined) throw refused(name, "isn't valid JSON");
	const kind =
		typeof value === "object" && value !== null && "body" in value
			? LetterContent
			: ResumeContent;
	const issue = kind.safeParse(value).error?.issues[0];
	throw refused(
		name,
		`isn't an Attune document (${issue?.path.join(".") || "the whole"}: ${issue?.message})`,
	);
}

function refused(name: string, message: string): Refusal {
	return new Refusal(
		"bad-input",
		`${name} ${message}. Use the resume.json or letter.json that attune tailor wrote.`,
	);
}

function asJson(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return undefined; // not JSON: the caller says so or reads it as text
	}
}
