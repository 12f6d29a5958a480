// Which identity at a provider is whose account.
import { randomUUIDv7 } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { account } from "./schema/accounts.ts";

type At = { issuer: string; subject: string };

/** Whose it is; null for one nobody has signed in with. */
export async function findIdentity(
	tx: Tx,
	{ issuer, subject }: At,
): Promise<string | null> {
	const [row] = await tx
		.select({ userId: account.userId })
		.from(account)
		.where(
			and(
				eq(account.providerId, nameOf(issuer)),
				eq(account.accountId, subject),
			),
		);
	return row?.userId ?? null;
}

/** Whether the person has signed in with this provider. */
export async function hasIdentity(
	tx: Tx,
	userId: string,
	issuer: string,
): Promise<boolean> {
	const found = await tx.$count(
		account,
		and(eq(account.userId, userId), eq(account.providerId, nameOf(issuer))),
	);
	return found > 0;
}

export async function saveIdentity(
	tx: Tx,
	userId: string,
	{ issuer, subject }: At,
): Promise<void> {
	await tx.insert(account).values({
		id: randomUUIDv7(),
		userId,
		providerId: nameOf(issuer),
		accountId: subject,
	});
}

function nameOf(issuer: string): string {
	return `openid ${issuer}`;
}
