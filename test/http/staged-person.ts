// Somebody with an account who is signed in, as signing up, confirming the address and signing in leave them: where a test is about
// something else, their password is hashed once for all of a process.
import { pino } from "pino";
import type { Database } from "#src/db/database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { createAuth } from "#src/http/auth.ts";
import { hash } from "#src/http/password-hashes.ts";
import { secretsOf } from "#src/secret.ts";
import { openAccount } from "#src/workflows/open-account.ts";

export type NewPerson = { firstName: string; lastName: string; email: string };
type Staging = { db: Database; url: string; dataFolder: string };

const hashes = new Map<string, Promise<string>>();

/** The cookie of their session, as its name and value. */
export async function stagePerson(
	{ db, url, dataFolder }: Staging,
	{ password, ...person }: NewPerson & { password: string },
): Promise<[name: string, value: string]> {
	const passwordHash = hashes.get(password) ?? hash(password);
	hashes.set(password, passwordHash);
	const email = person.email.toLowerCase();
	const account = { ...person, email, passwordHash: await passwordHash };
	const { id } = await asSystem(db, (tx) =>
		openAccount(tx, account, { confirmAt: null, now: new Date() }),
	);
	const { secret } = await secretsOf({ earlierSecrets: [], dataFolder });
	const auth = createAuth({
		...{ db, url, origins: [url], secret, confirmEmail: true },
		log: pino({ level: "silent" }),
	});
	const { headers } = await auth.api.openSession({
		body: { userId: id },
		returnHeaders: true,
	});
	const [cookie = ""] = headers.getSetCookie();
	const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
	return [name, value];
}
