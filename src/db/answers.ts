// Answers to what only the person can tell: a statement each, the latest answer in place of the one before.
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Statement } from "../domain/profile/profile.ts";
import type { Tx } from "./database.ts";
import { deleteEntry, saveEntry, saveNewEntry } from "./profile-entries.ts";
import { lockProfile } from "./profiles.ts";
import { statements } from "./schema/profile.ts";

export type Answer = Pick<Statement, "kind" | "text" | "stated_on"> & {
	/** Null takes it back. */
	answer: string | null;
};

/** Null where nothing is kept any more. */
export async function saveAnswer(
	tx: Tx,
	userId: string,
	given: Answer,
): Promise<Statement | null> {
	// Two windows that answer at once leave one statement.
	await lockProfile(tx, userId);
	const place = { userId, section: "statements" } as const;
	const { kind, text } = given;
	const [kept] = await tx
		.select({ id: statements.id, version: statements.version })
		.from(statements)
		.where(
			and(
				eq(statements.user_id, userId),
				eq(statements.kind, kind),
				eq(statements.text, text),
			),
		)
		.limit(1);
	if (given.answer === null) {
		if (kept) await deleteEntry(tx, place, kept.id);
		return null;
	}
	const statement: Statement = {
		...given,
		about_section: null,
		about_entry: null,
	};
	if (kept) await saveEntry(tx, place, { ...statement, ...kept });
	else await saveNewEntry(tx, place, { ...statement, id: randomUUID() });
	return statement;
}
