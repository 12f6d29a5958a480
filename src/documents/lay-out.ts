// What a document says, laid out as blocks in a look, whichever kind of document it is.
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import type { DrawingSteps } from "./drawing-types.ts";
import { letterDoc } from "./letter-doc.ts";
import { resumeDoc } from "./resume-doc.ts";

export const layOut: DrawingSteps["layOut"] = ({ written, look }) =>
	written.kind === "resume"
		? resumeDoc(withEverySection(written.content), look)
		: letterDoc(written.content, look);

/** Documents stored before a section existed hold nothing of it. */
function withEverySection(
	stored: Omit<ResumeContent, LaterSection> &
		Partial<Pick<ResumeContent, LaterSection>>,
): ResumeContent {
	return { awards: [], interests: [], references: [], ...stored };
}

type LaterSection = "awards" | "interests" | "references";
