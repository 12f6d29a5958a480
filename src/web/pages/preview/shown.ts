// A generation that is finished, with what it says.
import type { GenerationReply } from "../../../api/generations.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../../../domain/tailoring/content.ts";

export type Shown = { generation: GenerationReply["generation"] } & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);
