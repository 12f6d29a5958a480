// The backups a server makes itself: once a day whichever server is asked, read back, the oldest removed, and missed ones seen.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBucketStore } from "#src/adapters/backups/bucket-store.ts";
import { createFolderStore } from "#src/adapters/backups/folder-store.ts";
import { checkBackup } from "#src/db/backup-format.ts";
import { findBackupStanding } from "#src/db/backups.ts";
import type { Database } from "#src/db/database.ts";
import { saveHeartbeat } from "#src/db/heartbeats.ts";
import { asSystem } from "#src/db/transactions.ts";
import {
	initialSettings,
	type SystemSettings,
} from "#src/domain/operations/system-settings.ts";
import { readEnvironment } from "#src/environment.ts";
import { createScheduledBackups } from "#src/jobs/scheduled-backups.ts";
import { startObjectStore } from "../twins/object-store.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const started = new Date("2026-11-20T10:00:00Z");

describe.each(engines)("scheduled backups on %s", (engine) => {
	let database: Database;
	const folder = mkdtempSync(join(tmpdir(), "attune-scheduled-"));
	const store = createFolderStore(join(folder, "made"), { makesFolder: true });
	const reported: string[] = [];
	let now = started;
	let set: SystemSettings = { ...initialSettings(), backups_kept: 2 };
	const aServer = (kept = store) =>
		createScheduledBackups({
			db: database,
			store: kept,
			settings: { current: async () => set, forget: () => undefined },
			now: () => now,
			log: {
				info: (_details, message) => reported.push(message),
				error: (_details, message) => reported.push(message),
			},
		});
	const at = (time: string) => {
		now = new Date(`2026-11-${time}:00Z`);
	};

	beforeAll(async () => {
		database = await freshDatabase(engine);
		await asSystem(database, (tx) =>
			saveHeartbeat(tx, {
				id: crypto.randomUUID(),
				startedAt: started,
				now: started,
			}),
		);
	});
	afterAll(async () => {
		await database.close();
		rmSync(folder, { recursive: true });
	});

	it("are not made before the hour, nor while nobody has an account", async () => {
		at("20T23:59");
		expect(await aServer().look()).toBe(false);
		at("21T03:00");
		expect(await aServer().look()).toBe(false);
		expect(await store.list()).toEqual([]);
		expect(reported).toEqual([]);
	});

	it("are made by one of several servers, whole, once a day", async () => {
		await addPerson(database);
		at("21T04:00");
		const made = await Promise.all([aServer().look(), aServer().look()]);
		expect(made.toSorted()).toEqual([false, true]);
		at("21T23:00");
		expect(await aServer().look()).toBe(false);
		const [name = "", ...others] = await store.list();
		expect(name).toBe("attune-2026-11-21T04-00-00Z.backup");
		expect(others).toEqual([]);
		const { rows } = await checkBackup(store.read(name));
		expect(rows).toBeGreaterThan(0);
		const { last } = await asSystem(database, (tx) =>
			findBackupStanding(tx, now),
		);
		expect(last && new Date(last.created_at)).toEqual(
			new Date("2026-11-21T04:00:00Z"),
		);
	});

	it("keep as many as were asked for", async () => {
		for (const day of ["22", "23", "24"]) {
			at(`${day}T03:00`);
			expect(await aServer().look()).toBe(true);
		}
		expect((await store.list()).toSorted()).toEqual([
			"attune-2026-11-23T03-00-00Z.backup",
			"attune-2026-11-24T03-00-00Z.backup",
		]);
	});

	it("go to a bucket as they go to a folder, and as many of them stay", async () => {
		const twin = await startObjectStore();
		const { backupBucket } = readEnvironment(twin.variables);
		const bucket = backupBucket && createBucketStore(backupBucket);
		if (!bucket) throw new Error("The twin names no bucket.");
		for (const time of ["24T04:00", "24T05:00", "24T06:00"]) {
			at(time);
			set = { ...set, backup_hour: now.getUTCHours() };
			expect(await aServer(bucket).look()).toBe(true);
		}
		expect(await bucket.list()).toEqual([
			"attune-2026-11-24T05-00-00Z.backup",
			"attune-2026-11-24T06-00-00Z.backup",
		]);
		twin.fails = { status: 503, code: "SlowDown" };
		at("25T01:00");
		set = { ...set, backup_hour: 1 };
		reported.length = 0;
		expect(await aServer(bucket).look()).toBe(false);
		expect(reported).toEqual(["the scheduled backup could not be made"]);
		await twin.close();
		set = { ...set, backup_hour: initialSettings().backup_hour };
	});

	it("that fail are said, are no backup, and are tried again", async () => {
		const taken = join(folder, "taken");
		writeFileSync(taken, "not a folder");
		reported.length = 0;
		at("25T03:00");
		const failing = createFolderStore(taken, { makesFolder: true });
		expect(await aServer(failing).look()).toBe(false);
		expect(reported).toEqual(["the scheduled backup could not be made"]);
		at("25T03:10");
		expect(await aServer().look()).toBe(false);
		at("25T03:31");
		expect(await aServer().look()).toBe(true);
	});

	it("that cannot be read back are removed and count for nothing", async () => {
		at("26T03:00");
		const lying = {
			...store,
			async *read() {
				yield "{}";
			},
		};
		const before = await store.list();
		expect(await aServer(lying).look()).toBe(false);
		expect(await store.list()).toEqual(before);
		const { last } = await asSystem(database, (tx) =>
			findBackupStanding(tx, now),
		);
		expect(last && new Date(last.created_at).getUTCDate()).toBe(25);
	});

	it("are not made where administrators switched them off, nor put off by one of the future", async () => {
		set = { ...set, scheduled_backups: false };
		at("27T03:00");
		expect(await aServer().look()).toBe(false);
		set = { ...set, scheduled_backups: true };
		// The clock had jumped ahead, and is right again.
		now = new Date("2027-06-01T03:00:00Z");
		expect(await aServer().look()).toBe(true);
		at("28T03:00");
		expect(await aServer().look()).toBe(true);
		expect(readdirSync(join(folder, "made")).length).toBe(2);
	});
});
