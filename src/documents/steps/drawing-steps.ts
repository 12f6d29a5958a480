// The drawing of a document in the formats that need no typesetter, as steps of plain data that may run in a thread of their own.
import type { ResumeContent } from "../../domain/tailoring/content/content.ts";
import { renderDocx } from "../docx/docx.ts";
import type { DrawingSteps } from "../drawing-types.ts";
import { renderHtml } from "../html.ts";
import { letterDoc } from "../letter-doc.ts";
import { resumeDoc } from "../resume-doc.ts";
import { renderText } from "../text.ts";

export const drawingSteps: DrawingSteps = {
	layOut: ({ written, look }) =>
		written.kind === "resume"
			? resumeDoc(withEverySection(written.content), look)
			: letterDoc(written.content, look),

	docx: ({ doc }) => renderDocx(doc),

	html: ({ doc, fonts }) => renderHtml(doc, fonts),

	txt: ({ doc }) => renderText(doc),
};

/** Documents stored before a section existed hold nothing of it. */
function withEverySection(
	stored: Omit<ResumeContent, LaterSection> &
		Partial<Pick<ResumeContent, LaterSection>>,
): ResumeContent {
	return { awards: [], interests: [], references: [], ...stored };
}

type LaterSection = "awards" | "interests" | "references";
