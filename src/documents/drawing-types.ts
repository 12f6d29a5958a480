// What each step of drawing takes and gives, as plain data.
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Doc, Look } from "./doc.ts";
import type { LoadedWebFont } from "./web-fonts.ts";

/** A document of either kind. */
export type DrawableContent =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "letter"; content: LetterContent };

export type DrawingSteps = {
	layOut(input: { written: DrawableContent; look: Look }): Doc;
	docx(input: { doc: Doc }): Uint8Array;
	html(input: { doc: Doc; fonts: readonly LoadedWebFont[] }): string;
	txt(input: { doc: Doc }): string;
};
