// The drawing of a document in the formats that need no typesetter, as steps of plain data that may run in a thread of their own.
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Doc } from "./doc.ts";
import { renderDocx } from "./docx/docx.ts";
import { renderHtml } from "./html.ts";
import { letterDoc } from "./letter-doc.ts";
import { type Look, resumeDoc } from "./resume-doc.ts";
import { renderText } from "./text.ts";
import type { LoadedWebFont } from "./web-fonts.ts";

/** A document of either kind. */
export type DrawableContent =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "letter"; content: LetterContent };

export const drawingSteps = {
	layOut: ({ written, look }: { written: DrawableContent; look: Look }): Doc =>
		written.kind === "resume"
			? resumeDoc(withEverySection(written.content), look)
			: letterDoc(written.content, look),

	docx: ({ doc }: { doc: Doc }): Uint8Array => renderDocx(doc),

	html: ({
		doc,
		fonts,
	}: {
		doc: Doc;
		fonts: readonly LoadedWebFont[];
	}): string => renderHtml(doc, fonts),

	txt: ({ doc }: { doc: Doc }): string => renderText(doc),
};

/** Documents stored before a section existed hold nothing of it. */
function withEverySection(
	stored: Omit<ResumeContent, LaterSection> &
		Partial<Pick<ResumeContent, LaterSection>>,
): ResumeContent {
	return { awards: [], interests: [], references: [], ...stored };
}

type LaterSection = "awards" | "interests" | "references";
