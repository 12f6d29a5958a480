// A server that has an administrator from its first moment: put into the database before it starts, since the embedded one
// serves a single process.
import { randomUUIDv7 } from "node:crypto";
import { createAccountRows } from "#src/db/accounts.ts";
import type { Tx } from "#src/db/database.ts";
import { saveRole } from "#src/db/roles.ts";
import { asSystem } from "#src/db/transactions.ts";
import { saveNewUser } from "#src/db/users.ts";
import { hash } from "#src/http/password-hashes.ts";
import { freshInstallation } from "./installation.ts";
import {
	password,
	type Running,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

export const boss = {
	firstName: "Ada",
	lastName: "Byron",
	email: "ada@example.org",
};

export async function startWithAdmin(
	variables: Record<string, string> = {},
	{
		stage = async () => {},
	}: { stage?: (tx: Tx, adminId: string) => Promise<void> } = {},
): Promise<{ server: Running; admin: Visitor }> {
	const installation = await freshInstallation({ isLimited: true });
	const db = await installation.open();
	await asSystem(db, async (tx) => stage(tx, await saveAdmin(tx)));
	await db.close();
	const server = await startServer(variables, installation);
	return { server, admin: await signInAdmin(server) };
}

/** The administrator's id. */
export async function saveAdmin(tx: Tx): Promise<string> {
	const id = randomUUIDv7();
	const passwordHash = await hash(password);
	await saveNewUser(tx, { ...boss, id, passwordHash, emailVerified: true });
	await createAccountRows(tx, { ...boss, userId: id }, new Date());
	await saveRole(tx, id, "admin");
	return id;
}

export async function signInAdmin(
	server: Parameters<typeof visit>[0],
): Promise<Visitor> {
	const admin = visit(server);
	await admin.send("POST", "/api/auth/sign-in/email", {
		email: boss.email,
		password,
	});
	return admin;
}
