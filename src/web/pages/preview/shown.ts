// A generation that is finished, with what it says.
import type { GenerationReply } from "../../../api/generations.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../../../domain/tailoring/content/content.ts";

export type Shown = {
	generation: GenerationReply["generation"];
	version: number;
	/** Somebody has written into it since it was made. */
	isEdited: boolean;
	/** The document of the other kind for the same posting. */
	companion: string | null;
} & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);
