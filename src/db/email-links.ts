// Links in mails that work once. Only hashes are kept: whoever reads the table can open none of them.
import { and, eq, lt, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { emailLinks } from "./schema/accounts.ts";

export type EmailLink = {
	hash: string;
	token: string;
	userId: string;
	expiresAt: Date;
};

/** Links that have run out are cleared away with every new one. */
export async function saveEmailLink(tx: Tx, link: EmailLink): Promise<void> {
	await tx.delete(emailLinks).where(lt(emailLinks.expiresAt, sql`now()`));
	await tx.insert(emailLinks).values(link);
}

/** Uses the link up. False when it was used before, has run out or never was. */
export async function takeEmailLink(
	tx: Tx,
	{ hash, token }: { hash: string; token: string },
	now: Date,
): Promise<boolean> {
	const taken = await tx
		.delete(emailLinks)
		.where(and(eq(emailLinks.hash, hash), eq(emailLinks.token, token)))
		.returning({ expiresAt: emailLinks.expiresAt });
	return taken.some(({ expiresAt }) => expiresAt > now);
}
