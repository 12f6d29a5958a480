// The pages of words that are not saved yet, for the editor: the same layout, templates and typesetter as the file that will
// be downloaded.
import type { Database } from "../db/database.ts";
import { findShownPhoto } from "../db/photos.ts";
import { listActiveTemplates } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import type { Paper } from "../documents/doc.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Typeset } from "../world/typesetter.ts";
import { chooseTemplate, type Drawer } from "./draw-document.ts";
import { getEditable, withWords } from "./edit-access.ts";
import type { EditedDocument } from "./save-document.ts";

export type DrawnDraft = EditedDocument & {
	id: string;
	template?: string | undefined;
	paper: Paper;
};

export async function drawDraft(
	database: Database,
	{ typesetter, computing, now }: Drawer,
	{
		userId,
		draft,
		signal,
	}: { userId: string; draft: DrawnDraft; signal: AbortSignal },
): Promise<Typeset> {
	const { editable, templates, photo } = await asPerson(
		database,
		userId,
		async (tx) => ({
			editable: await getEditable(tx, userId, {
				id: draft.id,
				now: now(),
			}),
			templates: await listActiveTemplates(tx),
			photo: await findShownPhoto(tx, userId),
		}),
	);
	const written = withWords(editable, draft);
	const template = chooseTemplate({ ...editable, templates }, draft);
	const look = { template, paper: draft.paper, photo };
	const turn = { person: userId, signal };
	const document =
		written.kind === "resume"
			? written
			: { kind: "letter" as const, content: written.content };
	const doc = await computing.for(turn)("layOut", {
		written: document,
		look,
	});
	// Whoever typed on in the meantime has sent the next one already.
	if (signal.aborted)
		throw new Refusal("conflict", "Nobody is waiting for these pages anymore.");
	return typesetter.typeset(doc, turn);
}
