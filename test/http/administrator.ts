// A server that has an administrator from its first moment: put into the database before it starts, since the embedded one
// serves a single process.
import { randomUUIDv7 } from "node:crypto";
import { rm } from "node:fs/promises";
import { hashPassword } from "better-auth/crypto";
import { createAccountRows } from "#src/db/accounts.ts";
import { openDatabase, type Tx } from "#src/db/database.ts";
import { saveRole } from "#src/db/roles.ts";
import { asSystem } from "#src/db/transactions.ts";
import { saveNewUser } from "#src/db/users.ts";
import { freshFolder, makeTemplate } from "../database/fresh.ts";
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
	stage: (tx: Tx, adminId: string) => Promise<void> = async () => {},
): Promise<{ server: Running; admin: Visitor }> {
	await makeTemplate();
	const folder = freshFolder();
	const db = await openDatabase({ folder });
	const id = randomUUIDv7();
	const passwordHash = await hashPassword(password);
	await asSystem(db, async (tx) => {
		await saveNewUser(tx, { ...boss, id, passwordHash, emailVerified: true });
		await createAccountRows(tx, { ...boss, userId: id }, new Date());
		await saveRole(tx, id, "admin");
		await stage(tx, id);
	});
	await db.close();
	const running = await startServer({ ...variables, ATTUNE_DATA: folder });
	const server = {
		...running,
		async close() {
			await running.close();
			await rm(folder, { recursive: true });
		},
	};
	const admin = visit(server);
	await admin.send("POST", "/api/auth/sign-in/email", {
		email: boss.email,
		password,
	});
	return { server, admin };
}
