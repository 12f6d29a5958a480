// The roles a person holds.
import { eq } from "drizzle-orm";
import type { Role } from "../domain/account/roles.ts";
import type { Tx } from "./database.ts";
import { userRoles } from "./schema/plans.ts";

export async function listRoles(tx: Tx, userId: string): Promise<Role[]> {
	const rows = await tx
		.select({ role: userRoles.role })
		.from(userRoles)
		.where(eq(userRoles.user_id, userId));
	return rows.map(({ role }) => role);
}

/** The one role that stands from now on, in place of all others. Only the system may write it. */
export async function saveRole(
	tx: Tx,
	userId: string,
	role: Role,
): Promise<void> {
	await tx.delete(userRoles).where(eq(userRoles.user_id, userId));
	await tx.insert(userRoles).values({ user_id: userId, role });
}

/** One role more. Only the system may write it. */
export async function addRole(
	tx: Tx,
	userId: string,
	role: Role,
): Promise<void> {
	await tx
		.insert(userRoles)
		.values({ user_id: userId, role })
		.onConflictDoNothing();
}

/** Who is an administrator; nobody becomes or ceases to be one through another transaction until this one ends. */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
	const rows = await tx
		.select({ userId: userRoles.user_id })
		.from(userRoles)
		.where(eq(userRoles.role, "admin"))
		.for("update");
	return rows.map(({ userId }) => userId);
}
