// A backup of the version before the migrations became one: two people, each with a resume, a letter and an analysis. What they
// had is there again, and their documents open as before. (Made by that version itself, through its own pages.)
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GenerationReply } from "#src/api/generations.ts";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { readBackup } from "../../src/db/backup.ts";
import type { Database } from "../../src/db/database.ts";
import { findContent } from "../../src/db/generations.ts";
import { countMissing } from "../../src/db/migrator.ts";
import { findProfile } from "../../src/db/profiles.ts";
import { restoreBackup } from "../../src/db/restore.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { Profile } from "../../src/domain/profile/profile.ts";
import { installationIn } from "../http/installation.ts";
import {
	password,
	type Running,
	startServer,
	type Visitor,
	visit,
} from "../http/running.ts";
import { SHORT_LIVED } from "../short-lived.ts";
import { engines, freshDatabase, freshFolder } from "./fresh.ts";

const folder = new URL("./earlier/", import.meta.url);
const backup = fileURLToPath(new URL("attune-0.1.0.backup", folder));
const root = fileURLToPath(new URL("../../", import.meta.url));

type Stored = { id: string; text: string; resume: unknown; letter: unknown };
type Person = { email: string; profile: object; documents: Stored[] };
const people: Person[] = JSON.parse(
	fs.readFileSync(new URL("attune-0.1.0.json", folder), "utf8"),
);

/** The lines that the check removed were called dropped. */
function inTodaysNames({ resume, letter }: Stored): object {
	const text = JSON.stringify({ resume, letter });
	expect(text).toContain('"dropped":');
	return JSON.parse(text.replaceAll('"dropped":', '"removed":'));
}

async function* linesOf(text: string): AsyncGenerator<string> {
	yield* text.split("\n");
}
const lines = gunzipSync(fs.readFileSync(backup)).toString("utf8");

describe.each(engines)("a backup of the version before, on %s", (engine) => {
	let database: Database;
	beforeAll(async () => {
		database = await freshDatabase(engine);
		await restoreBackup(database, linesOf(lines), { force: false });
	});
	afterAll(() => database.close());

	it.each(people)("brings back what $email had", async (person) => {
		const { rows } = await asSystem(database, (tx) =>
			tx.execute<{ id: string }>(
				sql`select id from "user" where email = ${person.email}`,
			),
		);
		const id = rows[0]?.id ?? "";
		const profile = await asPerson(database, id, (tx) => findProfile(tx, id));
		expect(profile).toEqual(Profile.parse(person.profile));
		for (const stored of person.documents) {
			const content = await asPerson(database, id, (tx) =>
				findContent(tx, id, stored.id),
			);
			expect(content).toMatchObject(inTodaysNames(stored));
		}
	});
});

describe.each(engines)("every row of the version before, on %s", (engine) => {
	it("is there again in its table, with every value it had", async () => {
		const database = await freshDatabase(engine);
		await restoreBackup(database, linesOf(lines), { force: false });
		const again: string[] = [];
		for await (const line of readBackup(database, new Date())) again.push(line);
		const old = rowsOf(lines);
		const now = rowsOf(again.join(""));
		const missing = old.filter(
			([table, row]) =>
				!now.some(([name, kept]) => name === table && holds(kept, row)),
		);
		expect(old.length).toBeGreaterThan(100);
		expect(missing).toEqual([]);
		await database.close();
	});
});

type Row = [table: string, row: Record<string, unknown>];

function rowsOf(text: string): Row[] {
	const all = text.trim().split("\n").slice(1, -1);
	return all.map((line): Row => JSON.parse(line));
}

/** What later versions added stands beside it. */
function holds(kept: Row[1], row: Row[1]): boolean {
	return Object.entries(row).every(([name, value]) =>
		isDeepStrictEqual(kept[name], value),
	);
}

describe("a data folder", () => {
	it("of the version before is left as it is, with the way to go", async () => {
		const database = await freshDatabase();
		await database.pool.query(
			"insert into schema_migrations (name) values ('0018_document_type.sql')",
		);
		const refusal = {
			code: "unavailable",
			message: expect.stringContaining("attune restore FILE"),
		};
		await expect(database.migrate()).rejects.toMatchObject(refusal);
		await expect(countMissing(database.pool)).rejects.toMatchObject(refusal);
		await database.close();
	});

	it("into which the backup was restored opens for its people, documents and all", async () => {
		const data = await freshFolder();
		const args = [SHORT_LIVED, await ensureProgram(), "restore", backup];
		execFileSync(process.execPath, args, {
			cwd: root,
			env: { ...process.env, ATTUNE_DATA: data, DATABASE_URL: "" },
		});
		const server: Running = await startServer({}, installationIn(data));
		for (const person of people) {
			const visitor: Visitor = visit(server);
			const { email } = person;
			await visitor.send("POST", "/api/auth/sign-in/email", {
				email,
				password,
			});
			for (const { id, text } of person.documents) {
				const reply = await visitor.get(`/api/generations/${id}`);
				expect(() => GenerationReply.parse(reply.body)).not.toThrow();
				const file = await visitor.fetch(
					`/api/generations/${id}/file?format=txt`,
				);
				expect(await file.text()).toBe(text);
			}
		}
		await server.close();
		fs.rmSync(data, { recursive: true });
	});

	it("is refused a backup from before the last version that moved rows", async () => {
		const database = await freshDatabase();
		const old = lines.replace(',"0018_document_type.sql"', "");
		await expect(
			restoreBackup(database, linesOf(old), { force: true }),
		).rejects.toThrow("made by an older Attune");
		await database.close();
	});
});
