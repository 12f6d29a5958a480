// Two instances over one PostgreSQL: whichever a browser talks to, it sees the same work, the same session and the same settings.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { Me } from "#src/api/me.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { engines, freshServerUrl } from "../database/fresh.ts";
import { maya } from "../people.ts";
import {
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
} from "../twins/model-provider.ts";
import { saveAdmin, signInAdmin } from "./administrator.ts";
import { installationIn } from "./installation.ts";
import {
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

describe.skipIf(!engines.includes("postgresql"))("two instances", () => {
	let provider: ModelProvider;
	let database: Awaited<ReturnType<typeof freshServerUrl>>;
	let folders: string[];
	let servers: [Running, Running];
	/** One browser, once at each. */
	let there: Visitor;
	let here: Visitor;

	beforeAll(async () => {
		provider = await startModelProvider();
		database = await freshServerUrl();
		const jar = new Map<string, string>();
		const begin = async () => {
			const folder = await mkdtemp(join(tmpdir(), "attune-test-"));
			folders = [...(folders ?? []), folder];
			const variables = {
				ATTUNE_SECRET: "one and the same for every instance",
				AI_PROVIDER: "openai-compatible",
				AI_BASE_URL: provider.url,
				AI_API_KEY: TWIN_KEY,
				AI_MODEL: "small-writer",
			};
			return startServer(variables, installationIn(folder, database.url));
		};
		const first = await begin();
		// The mail lies where the instance is that sent it: the only one so far.
		await signUp(first, {
			firstName: "Maya",
			lastName: "Okonjo",
			email: "maya@example.org",
		});
		here = visit(first, jar);
		await here.send("POST", "/api/auth/sign-in/email", {
			email: "maya@example.org",
			password: "a lighthouse at noon",
		});
		const second = await begin();
		servers = [first, second];
		there = visit(second, jar);
		await here.send("PUT", "/api/profile", { profile: maya });
	});
	afterAll(async () => {
		await Promise.all((servers ?? []).map((server) => server.close()));
		await Promise.all(
			folders.map((folder) => rm(folder, { recursive: true, force: true })),
		);
		await database.drop();
		await provider.close();
	});

	async function ask(at: Visitor): Promise<string> {
		const reply = await at.send("POST", "/api/functions/generate-resume", {
			jobTitle: "Charge Nurse",
			companyName: "Harbor Clinic",
			jobDescription: "A charge nurse for a cardiac ward.",
			selectedSections: ["work_experience"],
			aiEnhancementStrength: "medium",
			requestKey: crypto.randomUUID(),
		});
		return GenerationStarted.parse(reply.body).id;
	}
	const events = async (at: Visitor, id: string) =>
		(await at.fetch(`/api/generations/${id}/events`)).text();
	const used = async (at: Visitor) =>
		Me.parse((await at.get("/api/me")).body).usage.resumes.used;

	it("know who is signed in, whichever of them it was done at", async () => {
		expect((await there.get("/api/profile")).body).toEqual(
			(await here.get("/api/profile")).body,
		);
	});

	it("ADMIN-CFG-18 hold at either what an administrator sets at the other", async () => {
		const opened = await openDatabase({ url: database.url });
		await asSystem(opened, saveAdmin);
		await opened.close();
		const admin = await signInAdmin(servers[1]);
		const set = async (before: string, value: string) =>
			(
				await admin.send("PUT", "/api/admin/settings", {
					changes: [{ key: "maintenance_mode", before, value }],
				})
			).status;
		const statusHere = async () => (await here.get("/api/me")).status;
		expect(await statusHere()).toBe(200);
		for (const [before, value, status] of [
			["false", "true", 503],
			["true", "false", 200],
		] as const) {
			expect(await set(before, value)).toBe(200);
			await expect.poll(statusHere).toBe(status);
		}
	});

	it("GEN-26 tell both windows how a document ends, whichever of them makes it", async () => {
		provider.actsAs = "well";
		const ids = [await ask(here), await ask(there), await ask(here)];
		for (const id of ids) {
			const reported = await Promise.all([events(here, id), events(there, id)]);
			for (const text of reported) expect(text).toContain('"completed"');
			const { resume } = GenerationReply.parse(
				(await there.get(`/api/generations/${id}`)).body,
			);
			expect(resume?.metadata.model).toBe("well");
		}
		expect(await used(there)).toBe(3);
	});

	it("end at either what is cancelled at the other, and keep the unit of a call that was made spent once", async () => {
		provider.actsAs = "hangs";
		for (const [asking, cancelling] of [
			[here, there],
			[there, here],
			[here, here],
		] as const) {
			const asked = provider.asked.length;
			const id = await ask(asking);
			await expect.poll(() => provider.asked.length).toBe(asked + 1);
			await cancelling.send("POST", `/api/generations/${id}/cancel`, {});
			for (const at of [here, there])
				expect(await events(at, id)).toContain('"failed"');
			await expect.poll(() => provider.asked.at(-1)?.isAbandoned).toBe(true);
		}
		expect(await used(here)).toBe(6);
	});

	it("finish what the other was making when it was stopped", async () => {
		provider.actsAs = "hangs";
		const asked = provider.asked.length;
		const id = await ask(here);
		await expect.poll(() => provider.asked.length).toBe(asked + 1);
		provider.actsAs = "well";
		await servers[0].close();
		expect(await events(there, id)).toContain('"completed"');
		expect(await used(there)).toBe(7);
	});

	it("an older one goes on beside a newer one that brought the database up to date, and does not start again", async () => {
		const newer = await openDatabase({ url: database.url });
		await newer.pool.query(
			`alter table profiles add column later text; alter table jobs add column later integer not null default 0;
				create table later (id uuid primary key); insert into schema_migrations (name) values ('9999_later.sql')`,
		);
		const id = await ask(there);
		expect(await events(there, id)).toContain('"completed"');
		expect(
			(await there.send("PUT", "/api/profile", { profile: maya })).status,
		).toBe(200);
		expect((await there.get("/ready")).status).toBe(200);
		const folder = await mkdtemp(join(tmpdir(), "attune-test-"));
		folders.push(folder);
		await expect(
			startServer({}, installationIn(folder, database.url)),
		).rejects.toMatchObject({
			message: expect.stringContaining("newer Attune (9999_later.sql)"),
		});
		await newer.pool.query(
			"delete from schema_migrations where name = '9999_later.sql'",
		);
		await newer.close();
	});

	it("a third one with another secret does not start, and says why", async () => {
		const folder = await mkdtemp(join(tmpdir(), "attune-test-"));
		folders.push(folder);
		const third = startServer(
			{ ATTUNE_SECRET: "another one than the others have got" },
			installationIn(folder, database.url),
		);
		await expect(third).rejects.toMatchObject({
			code: "unavailable",
			message: expect.stringContaining("another ATTUNE_SECRET"),
		});
	});

	it("AUTH-30 end a session for both", async () => {
		expect((await there.get("/api/me")).status).toBe(200);
		await there.send("POST", "/api/auth/sign-out", {});
		expect((await there.get("/api/me")).status).toBe(401);
	});
});
