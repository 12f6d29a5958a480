// attune admin: accounts from the terminal of whoever runs the installation. How the first administrator comes to be, and the
// way back in when nobody has a password.

import { randomBytes } from "node:crypto";
import { SignUpRequest } from "../api/accounts.ts";
import { saveAuditEntry } from "../db/audit-log.ts";
import type { Database, Tx } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { addRole, listRoles } from "../db/roles.ts";
import { asSystem } from "../db/transactions.ts";
import { findUserByEmail, type User } from "../db/users.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { hash } from "../http/password-hashes.ts";
import { openAccount } from "../workflows/open-account.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import { removeAllFactors } from "../workflows/second-factor.ts";
import { setPassword } from "../workflows/set-password.ts";
import { promptPassword } from "./ask-password.ts";
import { type Command, type CommandInput, unusable } from "./command.ts";
import { printLines } from "./print.ts";

const help = `attune admin create          --email E [--first-name F] [--last-name L] [a password]
attune admin promote         --email E
attune admin reset-password  --email E [a password]
attune admin remove-second-factor  --email E

create           creates an administrator account; its address needs no confirmation
promote          makes an existing account an administrator
reset-password   sets a temporary password and signs the account out everywhere; its owner chooses a new one at the next sign-in
remove-second-factor   turns off two-step sign-in and removes all passkeys, for somebody who has lost them

You type the password at the terminal, or pipe it in:
  --password-file FILE   its first line is the password
  --generate             generates one and prints it; its owner chooses another at the first sign-in

With the embedded database, stop the server first: one process at a time can use the data folder.`;

const actions = [
	"create",
	"promote",
	"reset-password",
	"remove-second-factor",
] as const;
type Action = (typeof actions)[number];

export const command: Command = {
	help,
	options: {
		email: { type: "string" },
		"first-name": { type: "string" },
		"last-name": { type: "string" },
		"password-file": { type: "string" },
		generate: { type: "boolean" },
	},
	words: 1,
	async run(given) {
		const action = actionIn(given);
		const email = emailIn(given);
		const environment = readEnvironment(process.env);
		const { databaseUrl, dataFolder } = environment;
		const database = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		try {
			await database.migrate();
			const said = await run[action](database, { given, email, environment });
			printLines(said);
		} finally {
			await database.close();
		}
	},
};

type Asked = { given: CommandInput; email: string; environment: Environment };

const run: Record<
	Action,
	(database: Database, asked: Asked) => Promise<string[]>
> = {
	async create(database, { given, email }) {
		const free = await asSystem(database, (tx) => findUserByEmail(tx, email));
		if (free) throw alreadyThere(email);
		const { password, isMadeUp } = await passwordFor(given, email);
		const person = {
			email,
			firstName: given.text("first-name") ?? "Attune",
			lastName: given.text("last-name") ?? "Administrator",
			passwordHash: await hash(password),
			mustChangePassword: isMadeUp,
		};
		await asSystem(database, async (tx) => {
			const now = new Date();
			const { id } = await openAccount(tx, person, { confirmAt: null, now });
			await addRole(tx, id, "admin");
			await record(tx, "add_user", { id, details: { email, role: "admin" } });
		});
		return [
			`${email} is an administrator now. Sign in at /auth of your installation.`,
			...reported(password, isMadeUp),
		];
	},

	async promote(database, { email }) {
		const user = await getUser(database, email);
		const wasAdmin = await asSystem(database, async (tx) => {
			const before = await listRoles(tx, user.id);
			if (isAdmin(before)) return true;
			await addRole(tx, user.id, "admin");
			const details = { before, after: [...before, "admin"] };
			await record(tx, "change_role", { id: user.id, details });
			return false;
		});
		if (wasAdmin) return [`${email} is an administrator already.`];
		return [
			`${email} is an administrator now. An open page shows it after a reload.`,
		];
	},

	async "remove-second-factor"(database, { email, environment }) {
		const user = await getUser(database, email);
		const url = environment.url ?? `http://localhost:${environment.port}`;
		const { id } = user;
		const before = await asSystem(database, async (tx) => {
			const had = await removeAllFactors(tx, { userId: id, url });
			const after = { app: false, passkeys: 0 };
			if (had.app || had.passkeys > 0)
				await record(tx, "remove_second_factor", {
					id,
					details: { before: had, after },
				});
			return had;
		});
		if (!before.app && before.passkeys === 0)
			return [`${email} has no second factor.`];
		return [`${email} now signs in with the password alone.`];
	},

	async "reset-password"(database, { given, email, environment }) {
		const user = await getUser(database, email);
		const { password, isMadeUp } = await passwordFor(given, email);
		const passwordHash = await hash(password);
		const url = environment.url ?? `http://localhost:${environment.port}`;
		await asSystem(database, async (tx) => {
			await setPassword(tx, user.id, {
				hash: passwordHash,
				mustChange: true,
				url,
			});
			await record(tx, "reset_password", { id: user.id, details: { email } });
		});
		return [
			`${email} has a temporary password and is signed out everywhere. Its owner chooses a new one at the next sign-in.`,
			...reported(password, isMadeUp),
		];
	},
};

/** Who sits at the terminal is known to the machine alone. */
function record(
	tx: Tx,
	action: string,
	{ id, details }: { id: string; details: Record<string, unknown> },
): Promise<void> {
	return saveAuditEntry(tx, {
		by: { id: null, email: "command line" },
		action,
		subject: { type: "user", id },
		details,
		now: new Date(),
	});
}

function actionIn({ words: [word] }: CommandInput): Action {
	const action = actions.find((each) => each === word);
	if (action) return action;
	throw unusable(
		"admin",
		`Say what to do: ${actions.map((each) => `“admin ${each}”`).join(", ")}`,
	);
}

function emailIn(given: CommandInput): string {
	const read = SignUpRequest.shape.email.safeParse(given.needed("email"));
	if (read.success) return read.data;
	throw unusable(
		"admin",
		`--email “${given.text("email")}” isn't an email address`,
	);
}

async function getUser(database: Database, email: string): Promise<User> {
	const user = await asSystem(database, (tx) => findUserByEmail(tx, email));
	if (user) return user;
	throw new Refusal(
		"bad-input",
		`There is no account for ${email}. Make one with: attune admin create --email ${email}`,
	);
}

function alreadyThere(email: string): Refusal {
	return new Refusal(
		"bad-input",
		`There is an account for ${email} already. Make it an administrator with: attune admin promote --email ${email}`,
	);
}

async function passwordFor(
	given: CommandInput,
	email: string,
): Promise<{ password: string; isMadeUp: boolean }> {
	if (given.isOn("generate"))
		return { password: randomBytes(18).toString("base64url"), isMadeUp: true };
	const asked = await promptPassword(given.text("password-file"));
	const read = SignUpRequest.shape.password.safeParse(asked);
	if (!read.success)
		throw new Refusal("bad-input", `${read.error.issues[0]?.message}.`);
	await refuseWeakPassword({
		password: asked,
		field: "password",
		owner: [email],
	});
	return { password: asked, isMadeUp: false };
}

function reported(password: string, isMadeUp: boolean): string[] {
	return isMadeUp ? [`Its password, shown only here: ${password}`] : [];
}
