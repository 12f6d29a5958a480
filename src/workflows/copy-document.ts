// A second document from a finished one: as it is stored, or with the words a person could not save because another window
// had. Nothing is generated, so no unit is taken.
import { randomUUIDv7 } from "node:crypto";
import { findEdition } from "../db/contents.ts";
import type { Database, Tx } from "../db/database.ts";
import {
	findGeneration,
	saveCopy,
	saveLetter,
	saveResume,
} from "../db/generations.ts";
import { asPerson } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { carryOrigins } from "../domain/tailoring/content/carry-origins.ts";
import { getEditable, withWords } from "./edit-access.ts";
import type { EditedDocument } from "./save-document.ts";

const LONGEST_TITLE = 200;

/** Copying needs no more than owning it; words of one's own need the right to edit. */
export function copyDocument(
	database: Database,
	userId: string,
	{ id, words, now }: { id: string; words: EditedDocument; now: Date },
): Promise<{ id: string }> {
	return asPerson(database, userId, async (tx) => {
		const original = await findGeneration(tx, userId, id);
		if (!original)
			throw new Refusal("not-found", "This document doesn't exist.");
		const content = await contentOf(tx, userId, { id, words, now });
		const copy = { id: randomUUIDv7() };
		await saveCopy(tx, userId, {
			...copy,
			of: original,
			title: copyTitle(original.job_title),
		});
		if (content.kind === "resume")
			await saveResume(tx, userId, { ...copy, resume: content.content });
		else await saveLetter(tx, userId, { ...copy, letter: content.content });
		return copy;
	});
}

type Copying = { id: string; words: EditedDocument; now: Date };

async function contentOf(tx: Tx, userId: string, { id, words, now }: Copying) {
	if (!words.resume && !words.letter) {
		const edition = await findEdition(tx, userId, id);
		if (edition) return edition;
		throw new Refusal(
			"conflict",
			"This document isn't finished yet. Please wait until it's done.",
		);
	}
	const editable = await getEditable(tx, userId, { id, now });
	const written = withWords(editable, words);
	const validation = carryOrigins(
		written.content.validation,
		editable.edition.content,
		written.content,
	);
	return written.kind === "resume"
		? { ...written, content: { ...written.content, validation } }
		: { ...written, content: { ...written.content, validation } };
}

/** "Ward Nurse" → "Ward Nurse (copy)" → "Ward Nurse (copy 2)". */
function copyTitle(title: string): string {
	const [, base = title, number] =
		/^(.*) \(copy(?: (\d+))?\)$/.exec(title) ?? [];
	const isCopy = base !== title;
	const mark = isCopy ? ` (copy ${Number(number ?? 1) + 1})` : " (copy)";
	return base.slice(0, LONGEST_TITLE - mark.length) + mark;
}
