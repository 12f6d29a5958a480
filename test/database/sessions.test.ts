// Sessions as they are stored: whoever reads the table can sign in as nobody.
import { createHash, createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { findPasswordHashOf, saveRenewedHash } from "../../src/db/passwords.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { findUserByEmail } from "../../src/db/users.ts";
import { type Auth, createAuth } from "../../src/http/auth.ts";
import { openAccount } from "../../src/workflows/open-account.ts";
import { today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const secret = "a secret of the tests that is long enough";
const url = "http://attune.test";
const [email, password] = ["ines@example.org", "a lighthouse at noon"];

describe.each(engines)("a session on %s", (engine) => {
	let db: Database;
	let auth: Auth;
	beforeAll(async () => {
		db = await freshDatabase(engine);
		const log = pino({ level: "silent" });
		const setup = { db, url, origins: [url], secret, log, confirmEmail: true };
		auth = createAuth(setup);
		const passwordHash = await (await auth.$context).password.hash(password);
		const person = { email, firstName: "Ines", lastName: "Sá", passwordHash };
		await asSystem(db, (tx) =>
			openAccount(tx, person, { confirmAt: null, now: today }),
		);
	});
	afterAll(() => db.close());

	it("is of no other password where its hash is renewed too late", async () => {
		const hash = () =>
			asSystem(db, (tx) => findPasswordHashOf(tx, email)).then(String);
		const kept = await hash();
		const renew = (from: string, to: string) =>
			asSystem(db, async (tx) => {
				const owner = await findUserByEmail(tx, email);
				await saveRenewedHash(tx, owner?.id ?? "", { from, to });
			});
		await renew("the hash of an earlier password", "hashed anew");
		expect(await hash()).toBe(kept);
		await renew(kept, "hashed anew");
		expect(await hash()).toBe("hashed anew");
		await renew("hashed anew", kept);
	});

	const stored = async () =>
		(
			await db.pool.query<{ token: string }>(
				"select token from session order by created_at desc",
			)
		).rows.map(({ token }) => token);
	/** Signs in; the token as the browser keeps it, without its signature. */
	const signIn = async () => {
		const { headers } = await auth.api.signInEmail({
			body: { email, password },
			returnHeaders: true,
		});
		return tokenIn(headers);
	};
	const whoHas = async (token: string) => {
		const signature = createHmac("sha256", secret)
			.update(token)
			.digest("base64");
		const value = encodeURIComponent(`${token}.${signature}`);
		return auth.api.getSession({
			headers: new Headers({ cookie: `attune.session_token=${value}` }),
			returnHeaders: true,
		});
	};

	it("AUTH-30 is kept as the hash of its token, and the hash opens nothing", async () => {
		const token = await signIn();
		const hash = createHash("sha256").update(token).digest("hex");
		expect(await stored()).toContain(hash);
		expect(await stored()).not.toContain(token);
		expect((await whoHas(token)).response?.user.email).toBe(email);
		expect((await whoHas(hash)).response).toBeNull();
	});

	it("AUTH-35 is renewed under the same token while it is used", async () => {
		const token = await signIn();
		await db.pool.query(
			"update session set expires_at = now() + interval '2 days'",
		);
		const { headers, response } = await whoHas(token);
		expect(response?.user.email).toBe(email);
		expect(tokenIn(headers)).toBe(token);
		const { rows } = await db.pool.query(
			"select expires_at > now() + interval '6 days' as is_renewed from session where token = $1",
			[createHash("sha256").update(token).digest("hex")],
		);
		expect(rows).toEqual([{ is_renewed: true }]);
		expect((await whoHas(token)).response?.user.email).toBe(email);
	});

	it("AUTH-29 is gone from the table when it is signed out of, and when it has run out", async () => {
		await db.orm.execute(sql`delete from session`);
		const [first, second] = [await signIn(), await signIn()];
		const signature = createHmac("sha256", secret)
			.update(first)
			.digest("base64");
		await auth.api.signOut({
			headers: new Headers({
				cookie: `attune.session_token=${encodeURIComponent(`${first}.${signature}`)}`,
			}),
		});
		expect(await stored()).toHaveLength(1);
		await db.pool.query("update session set expires_at = now()");
		expect((await whoHas(second)).response).toBeNull();
		expect(await stored()).toEqual([]);
	});
});

function tokenIn(headers: Headers): string {
	const [cookie = ""] = headers.getSetCookie();
	const value = cookie.match(/session_token=([^;]*)/)?.[1] ?? "";
	return decodeURIComponent(value).split(".")[0] ?? "";
}
