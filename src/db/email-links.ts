// Links in mails that work once, for one purpose. Only hashes are kept: whoever reads the table can open none of them.
import { and, eq, gt, type InferInsertModel, lt } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { emailLinks } from "./schema/accounts.ts";

export type EmailLink = InferInsertModel<typeof emailLinks>;
export type Purpose = EmailLink["purpose"];
export type LinkedEmail = Pick<EmailLink, "userId" | "email">;
type Asked = { hash: string; purpose: Purpose };

/** Links that have run out are cleared away with every new one. */
export async function saveEmailLink(
	tx: Tx,
	link: EmailLink,
	now: Date,
): Promise<void> {
	await tx.delete(emailLinks).where(lt(emailLinks.expiresAt, now));
	await tx.insert(emailLinks).values(link);
}

/** Null when it would not work now. */
export async function findEmailLink(
	tx: Tx,
	asked: Asked,
	now: Date,
): Promise<LinkedEmail | null> {
	const [open] = await tx
		.select({ userId: emailLinks.userId, email: emailLinks.email })
		.from(emailLinks)
		.where(works(asked, now));
	return open ?? null;
}

/** Uses the link up. Null when it was used before, has run out or never was. */
export async function takeEmailLink(
	tx: Tx,
	asked: Asked,
	now: Date,
): Promise<LinkedEmail | null> {
	const [taken] = await tx
		.delete(emailLinks)
		.where(works(asked, now))
		.returning({ userId: emailLinks.userId, email: emailLinks.email });
	return taken ?? null;
}

export async function deleteEmailLinks(
	tx: Tx,
	userId: string,
	purpose: Purpose,
): Promise<void> {
	await tx
		.delete(emailLinks)
		.where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, purpose)));
}

function works({ hash, purpose }: Asked, now: Date) {
	return and(
		eq(emailLinks.hash, hash),
		eq(emailLinks.purpose, purpose),
		gt(emailLinks.expiresAt, now),
	);
}
