// Answers to what only the person can tell: a statement each, the latest answer in place of the one before.
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Statement } from "../domain/profile/profile.ts";
import type { Tx } from "./database.ts";
import { deleteEntry, saveEntry, saveNewEntry } from "./profile-entries.ts";
import { lockProfile } from "./profiles.ts";
import { statements } from "./schema/profile.ts";

export type StoredAnswer = Pick<Statement, "kind" | "text" | "stated_on"> & {
	/** Null takes it back. */
	answer: string | null;
};
export type ConfirmedLine = Pick<
	Statement,
	"text" | "about_section" | "about_entry" | "stated_on"
>;

/** Null where nothing is kept anymore. */
export async function saveAnswer(
	tx: Tx,
	userId: string,
	given: StoredAnswer,
): Promise<Statement | null> {
	const about = { about_section: null, about_entry: null };
	if (given.answer === null) {
		await takeBack(tx, userId, given);
		return null;
	}
	return keep(tx, userId, { ...given, ...about });
}

/** A line the person confirmed of one entry, or of themselves; said of two entries it is two statements. */
export function saveConfirmedLine(
	tx: Tx,
	userId: string,
	line: ConfirmedLine,
): Promise<Statement> {
	return keep(tx, userId, { ...line, kind: "confirmed_line", answer: null });
}

export function takeLineBack(
	tx: Tx,
	userId: string,
	line: Omit<ConfirmedLine, "stated_on">,
): Promise<void> {
	return takeBack(tx, userId, { ...line, kind: "confirmed_line" });
}

type Wanted = Pick<Statement, "kind" | "text"> &
	Partial<Pick<Statement, "about_section" | "about_entry">>;

async function keep(
	tx: Tx,
	userId: string,
	statement: Statement,
): Promise<Statement> {
	const kept = await find(
		tx,
		userId,
		statement.kind === "confirmed_line"
			? statement
			: { kind: statement.kind, text: statement.text },
	);
	const place = { userId, section: "statements" } as const;
	if (kept) await saveEntry(tx, place, { ...statement, ...kept });
	else await saveNewEntry(tx, place, { ...statement, id: randomUUID() });
	return statement;
}

async function takeBack(tx: Tx, userId: string, wanted: Wanted): Promise<void> {
	const kept = await find(tx, userId, wanted);
	const place = { userId, section: "statements" } as const;
	if (kept) await deleteEntry(tx, place, kept.id);
}

async function find(tx: Tx, userId: string, wanted: Wanted) {
	// Two windows that answer at once leave one statement.
	await lockProfile(tx, userId);
	const { kind, text, about_section, about_entry } = wanted;
	const [kept] = await tx
		.select({ id: statements.id, version: statements.version })
		.from(statements)
		.where(
			and(
				eq(statements.user_id, userId),
				eq(statements.kind, kind),
				eq(statements.text, text),
				isAbout(statements.about_section, about_section),
				isAbout(statements.about_entry, about_entry),
			),
		)
		.limit(1);
	return kept;
}

/** Left out, it may be about anything. */
function isAbout<Value extends string>(
	column: AnyPgColumn<{ data: Value }>,
	value: Value | null | undefined,
) {
	if (value === undefined) return undefined;
	return value === null ? isNull(column) : eq(column, value);
}
