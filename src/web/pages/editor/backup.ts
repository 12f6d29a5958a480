// What is typed and not saved yet, kept in this window until it is: a reload, a lost network or an ended session loses nothing.
// Signing out clears it with everything else of the session.
import { z } from "zod";
import { EditedLetter, EditedResume } from "../../../api/document-words.ts";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import type { EditedWords } from "./draft.ts";

const Kept = z.object({
	at: z.string(),
	/** The version the words were written on. */
	version: z.number(),
	resume: EditedResume.optional(),
	letter: EditedLetter.optional(),
});

export type Backup = { at: string; version: number; words: EditedWords };

const keyOf = (id: string) => `attune.unsaved.${id}`;

export function keepBackup(id: string, { words, ...when }: Backup): void {
	const { form } = DOCUMENT_KINDS[words.kind];
	try {
		sessionStorage.setItem(
			keyOf(id),
			JSON.stringify({ ...when, [form]: words.words }),
		);
	} catch {
		// The window's storage is full: the words are still on the page, and saving goes on.
	}
}

export function findBackup(
	id: string,
	kind: EditedWords["kind"],
): Backup | null {
	const text = sessionStorage.getItem(keyOf(id));
	if (!text) return null;
	const read = Kept.safeParse(parsed(text));
	if (!read.success) return null;
	const { resume, letter, ...when } = read.data;
	if (kind === "resume" && resume)
		return { ...when, words: { kind, words: resume } };
	if (kind === "cover_letter" && letter)
		return { ...when, words: { kind, words: letter } };
	return null;
}

export function removeBackup(id: string): void {
	sessionStorage.removeItem(keyOf(id));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
