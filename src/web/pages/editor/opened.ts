// A document as it was when the editor was opened, and as it would be with other words in it.
import type { GenerationReply } from "../../../api/generations.ts";
import type { Doc, Look } from "../../../documents/doc.ts";
import { letterDoc } from "../../../documents/letter-doc.ts";
import { resumeDoc } from "../../../documents/resume-doc.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../../../domain/tailoring/content/content.ts";
import type { EditedWords } from "./draft.ts";

export type OpenedDocument = {
	generation: GenerationReply["generation"];
	version: number;
} & OpenedContent;
export type OpenedContent =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent };

/** Null for what has nothing to edit. */
export function openedOf(reply: GenerationReply): OpenedDocument | null {
	const { generation, version, resume, letter } = reply;
	const { kind } = generation;
	if (kind === "resume")
		return resume && { generation, version, kind, content: resume };
	return letter && { generation, version, kind, content: letter };
}

export function editedWordsIn(opened: OpenedContent): EditedWords {
	const { kind } = opened;
	if (kind === "resume") {
		const { metadata: _about, validation: _checked, ...words } = opened.content;
		return { kind, words };
	}
	const { metadata: _about, validation: _checked, ...words } = opened.content;
	return { kind, words };
}

/** What the document says of itself stays what it was until the words are saved. */
export function withEditedWords(
	opened: OpenedContent,
	written: EditedWords,
): OpenedContent {
	const { metadata, validation } = opened.content;
	const own = { metadata, validation };
	return written.kind === "resume"
		? { kind: written.kind, content: { ...written.words, ...own } }
		: { kind: written.kind, content: { ...written.words, ...own } };
}

export function openedDoc(document: OpenedContent, look: Look): Doc {
	return document.kind === "resume"
		? resumeDoc(document.content, look)
		: letterDoc(document.content, look);
}
