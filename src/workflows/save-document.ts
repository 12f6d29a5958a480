// Saving what a person wrote into a finished document: load, decide, save. Their words are stored as they are; what the document
// says of itself follows them: its lines keep the sources they still have, and the score is that of the new words.
import { isDeepStrictEqual } from "node:util";
import { saveEdition } from "../db/contents.ts";
import type { Database } from "../db/database.ts";
import { countEdit } from "../db/edits.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Compute } from "../world/computing.ts";
import { getEditable, type WordsOfKind, withWords } from "./edit-access.ts";

type Unsaid = "metadata" | "validation";
export type EditedDocument = WordsOfKind<
	Omit<ResumeContent, Unsaid>,
	Omit<LetterContent, Unsaid>
>;
export type DocumentEdit = EditedDocument & {
	id: string;
	/** The version the person began from. */
	version: number;
	/** The opening of an editor they come from. */
	session: string;
	isAutomatic: boolean;
};
export type SavedDocument = {
	version: number;
	savedAt: Date;
	/** Lines that wait for the person's word. */
	toConfirm: number;
};

/**
 * Refuses with "conflict" when another editor saved in between. What the same editor saved before is its own to replace, so a
 * save whose answer was lost can be sent again; the same words again are saved already.
 */
export async function saveDocument(
	database: Database,
	userId: string,
	{ edit, now, compute }: { edit: DocumentEdit; now: Date; compute: Compute },
): Promise<SavedDocument> {
	const { id, session } = edit;
	const { editable, profile } = await asPerson(
		database,
		userId,
		async (tx) => ({
			editable: await getEditable(tx, userId, { id, now }),
			profile: await findProfile(tx, userId),
		}),
	);
	const { edition, standing } = editable;
	const written = withWords(editable, edit);
	if (isDeepStrictEqual(written.content, edition.content))
		return {
			version: edition.version,
			savedAt: new Date(edition.updatedAt),
			toConfirm: edition.content.validation.to_confirm ?? 0,
		};
	if (edition.version !== edit.version && edition.session !== session)
		throw conflict();
	const revised = await compute("revise", {
		written,
		before: edition.content,
		profile,
		posting: editable.generation.job_description,
		today: now.toISOString().slice(0, 10),
	});
	const isFirstOfSession = edition.session !== session;
	const isSaved = await asPerson(database, userId, async (tx) => {
		const saved = await saveEdition(tx, userId, {
			...revised,
			id,
			on: edition.version,
			session,
			now,
		});
		if (saved && (!edit.isAutomatic || isFirstOfSession))
			await countEdit(tx, userId, standing.cycle);
		return saved;
	});
	if (!isSaved) throw conflict();
	return {
		version: edition.version + 1,
		savedAt: now,
		toConfirm: revised.content.validation.to_confirm ?? 0,
	};
}

function conflict(): Refusal {
	return new Refusal(
		"conflict",
		"This document was changed in another window. Keep yours as a copy, or use the saved version.",
		{ title: "Changed elsewhere" },
	);
}
