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
import {
	type EngineName,
	freshFolder,
	freshServerUrl,
} from "../database/fresh.ts";
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
		engine = "embedded",
		stage = async () => {},
	}: {
		engine?: EngineName;
		stage?: (tx: Tx, adminId: string) => Promise<void>;
	} = {},
): Promise<{ server: Running; admin: Visitor }> {
	const folder = await freshFolder();
	const remote = engine === "postgresql" ? await freshServerUrl() : null;
	const db = await openDatabase(remote ? { url: remote.url } : { folder });
	await db.migrate();
	await asSystem(db, async (tx) => stage(tx, await saveAdmin(tx)));
	await db.close();
	const running = await startServer({
		...variables,
		...(remote ? { DATABASE_URL: remote.url } : {}),
		ATTUNE_DATA: folder,
	});
	const server = {
		...running,
		async close() {
			await running.close();
			await rm(folder, { recursive: true });
			await remote?.drop();
		},
	};
	return { server, admin: await signInAdmin(server) };
}

/** The administrator's id. */
export async function saveAdmin(tx: Tx): Promise<string> {
	const id = randomUUIDv7();
	const passwordHash = await hashPassword(password);
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
