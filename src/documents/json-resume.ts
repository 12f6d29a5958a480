// A resume's content as a JSON Resume, the copy of itself that the PDF and the Word file carry and that can be had alone.
// It says what the page says and no more: which job it was made for, its score and what was left out stay at home.
import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import { ResumeSections } from "../domain/mapping/resume-sections.ts";
import { profileOf } from "../domain/mapping/resume-to-profile.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";

/** A JSON Resume 1.x object. Reading it again gives a profile that says what the document says. */
export function contentToJsonResume(
	content: ResumeContent,
): Record<string, unknown> {
	const said = ResumeSections.parse(cleaned(content));
	const summary = cleanParagraphs(content.summary)
		.map((paragraph) => paragraph.join(" "))
		.join("\n\n");
	return toJsonResume(profileOf({ ...said, summary }));
}

/** Every text as the page draws it; lines of nothing are left out. */
function cleaned(value: unknown): unknown {
	if (typeof value === "string") return cleanLine(value);
	if (Array.isArray(value))
		return value.map(cleaned).filter((each) => each !== "");
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, each]) => [name, cleaned(each)]),
	);
}
