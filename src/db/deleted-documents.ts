// A document that is deleted, and what it takes to bring it back: its rows as they were. Nothing of it stays in the database.
import { and, eq } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { deleteGeneration } from "./generations.ts";
import {
	coverLetterJsonData,
	resumeGenerations,
	resumeJsonData,
} from "./schema/documents.ts";

export type DeletedDocument = {
	generation: typeof resumeGenerations.$inferSelect;
	resume: typeof resumeJsonData.$inferSelect | null;
	letter: typeof coverLetterJsonData.$inferSelect | null;
};

/** Null when there was none. */
export async function takeDocument(
	tx: Tx,
	userId: string,
	id: string,
): Promise<DeletedDocument | null> {
	const [generation] = await tx
		.select()
		.from(resumeGenerations)
		.where(
			and(eq(resumeGenerations.user_id, userId), eq(resumeGenerations.id, id)),
		);
	if (!generation) return null;
	const [resume = null] = await tx
		.select()
		.from(resumeJsonData)
		.where(
			and(
				eq(resumeJsonData.user_id, userId),
				eq(resumeJsonData.generation_id, id),
			),
		);
	const [letter = null] = await tx
		.select()
		.from(coverLetterJsonData)
		.where(
			and(
				eq(coverLetterJsonData.user_id, userId),
				eq(coverLetterJsonData.generation_id, id),
			),
		);
	await deleteGeneration(tx, userId, id);
	return { generation, resume, letter };
}

/** One that is there already stays as it is. */
export async function putDocumentBack(
	tx: Tx,
	{ generation, resume, letter }: DeletedDocument,
): Promise<void> {
	await tx.insert(resumeGenerations).values(generation).onConflictDoNothing();
	if (resume)
		await tx.insert(resumeJsonData).values(resume).onConflictDoNothing();
	if (letter)
		await tx.insert(coverLetterJsonData).values(letter).onConflictDoNothing();
}
