// The second factor of an account: the app's sealed secret and the recovery codes' hashes.
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { countPasskeys } from "./passkeys.ts";
import { recoveryCodes, totpFactors } from "./schema/factors.ts";

export type TotpFactor = typeof totpFactors.$inferSelect;

/** In place of one that was begun before and never confirmed. False when one is in force. */
export async function beginTotpFactor(
	tx: Tx,
	userId: string,
	sealedSecret: string,
): Promise<boolean> {
	const fresh = { sealedSecret, confirmedAt: null, lastStep: 0 };
	const begun = await tx
		.insert(totpFactors)
		.values({ userId, ...fresh })
		.onConflictDoUpdate({
			target: totpFactors.userId,
			set: fresh,
			setWhere: isNull(totpFactors.confirmedAt),
		})
		.returning({ userId: totpFactors.userId });
	return begun.length > 0;
}

/** Begun or in force. */
export async function findTotpFactor(
	tx: Tx,
	userId: string,
): Promise<TotpFactor | null> {
	const [row] = await tx
		.select()
		.from(totpFactors)
		.where(eq(totpFactors.userId, userId));
	return row ?? null;
}

/** An app or a passkey. */
export async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
	return (await hasApp(tx, userId)) || (await countPasskeys(tx, userId)) > 0;
}

/** Whether signing in takes a code besides the password. */
export async function hasApp(tx: Tx, userId: string): Promise<boolean> {
	const rows = await tx
		.select({ userId: totpFactors.userId })
		.from(totpFactors)
		.where(
			and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)),
		);
	return rows.length > 0;
}

/** False when this code, or a later one, was taken before. */
export async function takeTotpStep(
	tx: Tx,
	userId: string,
	{ step, now }: { step: number; now: Date },
): Promise<boolean> {
	const taken = await tx
		.update(totpFactors)
		.set({ lastStep: step, confirmedAt: now })
		.where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step)))
		.returning({ userId: totpFactors.userId });
	return taken.length > 0;
}

/** In place of all that were left. */
export async function saveRecoveryCodes(
	tx: Tx,
	userId: string,
	hashes: readonly string[],
): Promise<void> {
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx
		.insert(recoveryCodes)
		.values(hashes.map((hash) => ({ hash, userId })));
}

/** Uses the code up. False when the person has no such code. */
export async function takeRecoveryCode(
	tx: Tx,
	userId: string,
	hash: string,
): Promise<boolean> {
	const taken = await tx
		.delete(recoveryCodes)
		.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
		.returning({ hash: recoveryCodes.hash });
	return taken.length > 0;
}

export function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
	return tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** False when there was none in force. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	const gone = await tx
		.delete(totpFactors)
		.where(eq(totpFactors.userId, userId))
		.returning({ confirmedAt: totpFactors.confirmedAt });
	return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Every app's sealed secret, begun or in force. */
export function listSealedApps(
	tx: Tx,
): Promise<Pick<TotpFactor, "userId" | "sealedSecret">[]> {
	const { userId, sealedSecret } = totpFactors;
	return tx.select({ userId, sealedSecret }).from(totpFactors);
}

export async function saveSealedApp(
	tx: Tx,
	userId: string,
	sealedSecret: string,
): Promise<void> {
	await tx
		.update(totpFactors)
		.set({ sealedSecret })
		.where(eq(totpFactors.userId, userId));
}
