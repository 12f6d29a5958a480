// A database of its own for every test file, migrated and empty: a copied folder, or a copied database on the PostgreSQL of
// TEST_DATABASE_URL under an ordinary owner, as an installation would have it.
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { withLock } from "../../bin/launcher/lock.mjs";
import type { Database } from "../../src/db/database.ts";
import { migrationNames } from "../../src/db/migrator.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { asSystem } from "../../src/db/transactions.ts";

export type EngineName = Database["engine"];

const SERVER = process.env.TEST_DATABASE_URL;
const MIGRATIONS = new URL("../../src/db/migrations/", import.meta.url);

/** The engines at hand: the embedded one always, a PostgreSQL when TEST_DATABASE_URL names one. */
export const engines: EngineName[] = SERVER
	? ["embedded", "postgresql"]
	: ["embedded"];

/** Closing it leaves nothing behind. */
export function freshDatabase(
	engine: EngineName = "embedded",
): Promise<Database> {
	return engine === "embedded" ? freshEmbedded() : freshOnServer();
}

type OnServer = { url: string; drop(): Promise<void> };

/** The address of a new, empty database on the test server, owned by a new ordinary role, and what removes both. */
export function freshServerUrl(): Promise<OnServer> {
	return newOnServer("template1");
}

/** The same, migrated: a copy of one takes a third of the time. */
export async function migratedServerUrl(): Promise<OnServer> {
	serverTemplate ??= makeServerTemplate();
	const template = await serverTemplate;
	const made = await newOnServer(template);
	const { pathname, username } = new URL(made.url);
	await onServer(
		[`reassign owned by ${template} to ${username}`],
		pathname.slice(1),
	);
	return made;
}

let serverTemplate: Promise<string> | undefined;

/** By one process, while others that ask wait. */
async function makeServerTemplate(): Promise<string> {
	const name = `attune_test_template_${migrationState()}`;
	await withLock(name, () => fillServerTemplate(name), os.tmpdir());
	return name;
}

async function fillServerTemplate(name: string): Promise<void> {
	const isThere = `select from pg_database where datname = '${name}'`;
	const [found] = await onServer([isThere]);
	if (found?.rowCount) return;
	const { url } = await newOnServer("template1");
	const database = await openDatabase({ url });
	await database.migrate();
	await database.close();
	const own = new URL(url).username;
	await onServer([
		`alter role ${own} rename to ${name}`,
		`alter database ${own} rename to ${name}`,
		// Else the first to copy it would take it over with all that its role owns.
		`alter database ${name} owner to current_user`,
	]);
}

async function newOnServer(template: string): Promise<OnServer> {
	if (!SERVER) throw new Error("TEST_DATABASE_URL names no PostgreSQL.");
	const name = `attune_test_${randomBytes(6).toString("hex")}`;
	const password = randomBytes(12).toString("hex");
	await onServer([
		madeOnce("app_user"),
		madeOnce("app_system"),
		`create role ${name} login password '${password}' in role app_user, app_system`,
		`create database ${name} template ${template} owner ${name}`,
	]);
	const url = new URL(SERVER);
	url.username = name;
	url.password = password;
	url.pathname = name;
	return {
		url: url.href,
		async drop() {
			await onServer([
				`drop database ${name} with (force)`,
				`drop role ${name}`,
			]);
		},
	};
}

/** A folder with an embedded database that is migrated and empty, to be opened or broken. */
export async function freshFolder(): Promise<string> {
	await makeTemplate();
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "attune-test-"));
	fs.cpSync(templateFolder(), folder, { recursive: true });
	return folder;
}

async function freshEmbedded(): Promise<Database> {
	const folder = await freshFolder();
	return thenRemove(await openDatabase({ folder }), async () =>
		fs.rmSync(folder, { recursive: true }),
	);
}

async function freshOnServer(): Promise<Database> {
	const { url, drop } = await migratedServerUrl();
	return thenRemove(await openDatabase({ url }), drop);
}

function thenRemove(database: Database, remove: () => Promise<void>): Database {
	return {
		...database,
		async close() {
			await database.close();
			await remove();
		},
	};
}

/** Made by the first test that asks; a copy of it opens twenty times sooner than a new one. */
function makeTemplate(): Promise<void> {
	return makeOnce(templateFolder(), async (folder) => {
		const database = await openDatabase({ folder });
		await database.migrate();
		await database.maintain();
		await database.close();
	});
}

/** A folder for a server of which a test asks more in a minute than people do. */
export async function freshServerFolder(): Promise<string> {
	const template = `${templateFolder()}-server`;
	await makeTemplate();
	await makeOnce(template, async (own) => {
		fs.cpSync(templateFolder(), own, { recursive: true });
		const database = await openDatabase({ folder: own });
		await liftRateLimit(database);
		await database.close();
	});
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "attune-test-"));
	fs.cpSync(template, folder, { recursive: true });
	return folder;
}

/** Tests and measurements ask more in a minute than people do. */
export async function liftRateLimit(database: Database): Promise<void> {
	await asSystem(database, (tx) =>
		tx.execute(
			sql`update system_settings set value = '10000' where key = 'api_rate_limit'`,
		),
	);
}

/** By one process, while others that ask wait: each would compute for as long. */
async function makeOnce(
	template: string,
	fill: (folder: string) => Promise<void>,
): Promise<void> {
	if (fs.existsSync(template)) return;
	const make = async () => {
		if (fs.existsSync(template)) return;
		const own = `${template}.${process.pid}.${randomBytes(4).toString("hex")}`;
		await fill(own);
		fs.renameSync(own, template);
	};
	await withLock(path.basename(template), make, os.tmpdir());
}

function templateFolder(): string {
	return path.join(os.tmpdir(), `attune-test-template-${migrationState()}`);
}

function migrationState(): string {
	const state = createHash("sha256");
	for (const name of migrationNames())
		state.update(fs.readFileSync(new URL(name, MIGRATIONS)));
	return state.digest("hex").slice(0, 16);
}

function madeOnce(role: string): string {
	return `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`;
}

/** What each statement answers, as the test server's administrator, in its own database or another. */
async function onServer(
	statements: string[],
	databaseName?: string,
): Promise<pg.QueryResult[]> {
	const url = new URL(SERVER ?? "");
	if (databaseName) url.pathname = databaseName;
	const client = new pg.Client({ connectionString: url.href });
	await client.connect();
	try {
		const answers: pg.QueryResult[] = [];
		for (const statement of statements)
			answers.push(await client.query(statement));
		return answers;
	} finally {
		await client.end();
	}
}
