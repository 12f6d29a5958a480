// node test/journeys/stage.ts FOLDER: fills it with the data folders that journeys begin with, one with nobody, one with the newcomers
// and one with the staged people. A journey asks more in a minute than people do, so it may.
import { randomUUIDv7 } from "node:crypto";
import { cp, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { createAccountRows } from "../../src/db/accounts.ts";
import type { Database } from "../../src/db/database.ts";
import { saveNewGeneration, saveProgress } from "../../src/db/generations.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { saveSubscription } from "../../src/db/plans.ts";
import { saveProfile } from "../../src/db/profiles.ts";
import { addRole } from "../../src/db/roles.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { saveUsage } from "../../src/db/usage.ts";
import { saveNewUser } from "../../src/db/users.ts";
import { cycleOf } from "../../src/domain/account/allowance.ts";
import { createAuth } from "../../src/http/auth.ts";
import { hash } from "../../src/http/password-hashes.ts";
import { secretsOf } from "../../src/secret.ts";
import { openAccount } from "../../src/workflows/open-account.ts";
import { freshServerFolder } from "../database/fresh.ts";
import { maya } from "../people.ts";
import {
	NEWCOMERS,
	type Newcomer,
	PASSWORD,
	type Staged,
	staged,
} from "./staged-people.ts";

const DAY_MS = 86_400_000;
const name = { firstName: "Nora", lastName: "Lindqvist" };
const jobs = [
	["Ward Nurse, Cardiology", "St. Anna Hospital"],
	["Clinical Educator", "Mercy Hospital"],
	["Charge Nurse", "Lakeside Clinic"],
] as const;

/** More than one worker's journeys need; further ones sign up. */
const NEWCOMER_COUNT = 100;
const [, , folder = ""] = process.argv;
const passwordHash = await hash(PASSWORD);

await rename(await freshServerFolder(), join(folder, "nobody"));
await fill("newcomers", async (db, own) =>
	writeFile(join(own, NEWCOMERS), JSON.stringify(await addNewcomers(db, own))),
);
await fill("people", async (db) => {
	for (const person of Object.values(staged)) await add(db, person);
});

async function fill(
	who: string,
	addAll: (db: Database, folder: string) => Promise<void>,
): Promise<void> {
	const own = join(folder, who);
	await cp(join(folder, "nobody"), own, { recursive: true });
	const database = await openDatabase({ folder: own });
	await addAll(database, own);
	await database.close();
}

/** Each as signing up and confirming the address leaves them, with the session that signing in opens. */
async function addNewcomers(
	db: Database,
	dataFolder: string,
): Promise<Newcomer[]> {
	const { secret } = await secretsOf({ earlierSecrets: [], dataFolder });
	const url = "http://localhost";
	const auth = createAuth({
		...{ db, url, origins: [url], secret, confirmEmail: true },
		log: pino({ level: "silent" }),
	});
	const newcomers: Newcomer[] = [];
	for (let made = 1; made <= NEWCOMER_COUNT; made += 1) {
		const email = `nora.${made}@example.org`;
		const { id } = await asSystem(db, (tx) =>
			openAccount(
				tx,
				{ ...name, email, passwordHash },
				{ confirmAt: null, now: new Date() },
			),
		);
		const { headers } = await auth.api.openSession({
			body: { userId: id },
			returnHeaders: true,
		});
		const [cookie = ""] = headers.getSetCookie();
		const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
		newcomers.push({ email, cookie: { name: key, value } });
	}
	// The last journeys may begin long after this, and what cannot be taken back asks for a password given a short while ago.
	await db.pool.query(
		"update session set confirmed_at = now() + interval '1 hour'",
	);
	return newcomers;
}

async function add(
	db: Database,
	{ email, role, plan, used, hasProfile }: Staged,
): Promise<void> {
	const id = randomUUIDv7();
	const now = new Date();
	const account = { ...name, email };
	await asSystem(db, async (tx) => {
		await saveNewUser(tx, {
			...account,
			id,
			passwordHash,
			emailVerified: true,
		});
		await createAccountRows(tx, { ...account, userId: id }, now);
		await saveSubscription(tx, id, { name: plan, now });
		await addRole(tx, id, role);
	});
	await asPerson(db, id, async (tx) => {
		if (hasProfile) await saveProfile(tx, id, maya);
		await tx.execute(
			sql`insert into user_billing_usage (user_id, billing_cycle_start, resumes_generated) values (${id}, ${cycleOf(now).start}, ${used})`,
		);
	});
	for (let made = 0; made < used; made += 1) await addDocument(db, id, made);
}

/** Older ones further back; the third newest has failed. */
async function addDocument(
	db: Database,
	userId: string,
	made: number,
): Promise<void> {
	const id = randomUUIDv7();
	const [job_title, company_name] = jobs[made % jobs.length] ?? jobs[0];
	const hasFailed = made === 2;
	const now = new Date(Date.now() - made * 0.6 * DAY_MS);
	await asPerson(db, userId, async (tx) => {
		await saveNewGeneration(tx, userId, {
			id,
			kind: made % 4 === 1 ? "cover_letter" : "resume",
			job_title,
			company_name,
			job_description: "Care for patients on a cardiac ward.",
			selected_sections: ["personal", "work_experience"],
			ai_enhancement_strength: "medium",
			template_id: null,
			template: "professional",
			request_key: id,
		});
		await saveProgress(tx, userId, {
			id,
			generation_status: hasFailed ? "failed" : "completed",
		});
		await tx.execute(
			sql`update resume_generations set created_at = ${now.toISOString()} where id = ${id}`,
		);
		await saveUsage(tx, userId, {
			generation_id: id,
			generation_type: "resume",
			model_used: "gpt-4o-mini",
			prompt_tokens: 2100,
			completion_tokens: 640,
			// On the first day of a month the newest document of each alone has to weigh on the budget.
			estimated_cost: 0.003,
			response_time_ms: 4200,
			success: !hasFailed,
			now,
		});
	});
}
