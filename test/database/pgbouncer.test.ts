// PgBouncer between server and PostgreSQL, in transaction mode: each transaction may run on another connection. `npm test` brings the
// program (bin/checks/pgbouncer.mjs).
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { claimJob } from "#src/db/jobs.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { findProfile, saveProfile } from "#src/db/profiles.ts";
import { listRoles } from "#src/db/roles.ts";
import { asPerson, asSystem } from "#src/db/transactions.ts";
import { startGeneration } from "#src/workflows/start-generation.ts";
import { maya, rafael } from "../people.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshServerUrl } from "./fresh.ts";
import { order } from "./orders.ts";

const program = process.env.TEST_PGBOUNCER;
const canTry = program !== undefined && engines.includes("postgresql");

describe.runIf(canTry)("behind PgBouncer in transaction mode", () => {
	const folder = mkdtempSync(join(tmpdir(), "attune-pgbouncer-"));
	let bouncer: ChildProcess;
	let database: Database;
	let server: Awaited<ReturnType<typeof freshServerUrl>>;

	beforeAll(async () => {
		server = await freshServerUrl();
		const port = await freePort();
		const behind = new URL(server.url);
		const settings = join(folder, "pgbouncer.ini");
		writeFileSync(
			settings,
			`[databases]
attune = host=${behind.hostname} port=${behind.port || 5432} dbname=${behind.pathname.slice(1)} user=${behind.username} password=${behind.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
		);
		chmodSync(folder, 0o755);
		const isRoot = process.getuid?.() === 0;
		bouncer = spawn(
			program ?? "",
			[...(isRoot ? ["-u", "nobody"] : []), settings],
			{
				stdio: "ignore",
			},
		);
		const url = `postgres://attune@127.0.0.1:${port}/attune`;
		await vi.waitFor(async () => expect(await canConnect(port)).toBe(true), {
			timeout: 60_000,
		});
		database = await openDatabase({ url });
		await database.migrate();
	});
	afterAll(async () => {
		await database?.close();
		if (bouncer.exitCode === null) {
			bouncer.kill("SIGKILL");
			await once(bouncer, "exit");
		}
		await server.drop();
		rmSync(folder, { recursive: true });
	});

	it("each person finds their own rows alone, however many ask at once on three connections", async () => {
		const [nurse, planner] = [
			await addPerson(database),
			await addPerson(database),
		];
		await asPerson(database, nurse, (tx) => saveProfile(tx, nurse, maya));
		await asPerson(database, planner, (tx) => saveProfile(tx, planner, rafael));
		const asked = await Promise.all(
			Array.from({ length: 60 }, async (_, at) => {
				const [who, other] = at % 2 === 0 ? [nurse, planner] : [planner, nurse];
				return asPerson(database, who, async (tx) => ({
					own: (await findProfile(tx, who))?.personal.first_name,
					others: await listRoles(tx, other),
				}));
			}),
		);
		for (const [at, { own, others }] of asked.entries()) {
			expect(own).toBe((at % 2 === 0 ? maya : rafael).personal.first_name);
			expect(others).toEqual([]);
		}
	});

	it("a document is ordered once, and claimed by one worker of many", async () => {
		const person = await addPerson(database);
		await asPerson(database, person, (tx) => saveProfile(tx, person, maya));
		const { id } = await startGeneration(database, person, {
			order: order({}),
			now: today,
		});
		const claims = await Promise.all(
			Array.from({ length: 12 }, (_, at) =>
				claimJob(database, `worker ${at}`, 10_000),
			),
		);
		expect(claims.filter((lease) => lease?.id === id)).toHaveLength(1);
		expect(await asSystem(database, (tx) => listRoles(tx, person))).toEqual([
			"regular_user",
		]);
	});
});

async function canConnect(port: number): Promise<boolean> {
	const socket = connect(port, "127.0.0.1");
	const [isOpen] = await Promise.race([
		once(socket, "connect").then(() => [true]),
		once(socket, "error").then(() => [false]),
	]).catch(() => [false]);
	socket.destroy();
	return isOpen === true;
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	return port;
}
