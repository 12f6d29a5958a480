// What a server of a test keeps its things in: a data folder of its own, and a database. Where a PostgreSQL is at hand the database
// is a new one there, which opens and hashes out of the way in a tenth of the time; TEST_ENGINE=embedded asks for the one in the
// folder, which every journey and the tests of test/database have anyway.
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#src/db/database.ts";
import { openDatabase } from "#src/db/open-database.ts";
import {
	engines,
	freshFolder,
	freshServerFolder,
	liftRateLimit,
	migratedServerUrl,
} from "../database/fresh.ts";

export type Installation = {
	dataFolder: string;
	/** What a server is started with to serve it. */
	variables: { ATTUNE_DATA: string; DATABASE_URL: string };
	/** Beside a server only on PostgreSQL: the embedded one serves a single process. */
	open(): Promise<Database>;
	remove(): Promise<void>;
};

/** Migrated and empty; its visitors may ask more in a minute than people do, unless they shall be held to the limit. */
export async function freshInstallation({
	isLimited = false,
} = {}): Promise<Installation> {
	const isEmbedded =
		process.env.TEST_ENGINE === "embedded" || !engines.includes("postgresql");
	return isEmbedded ? inFolder(isLimited) : onServer(isLimited);
}

/** One that somebody else made and takes away. */
export function installationIn(
	dataFolder: string,
	databaseUrl = "",
): Installation {
	return {
		dataFolder,
		variables: { ATTUNE_DATA: dataFolder, DATABASE_URL: databaseUrl },
		open: () =>
			openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder }),
		remove: async () => {},
	};
}

async function inFolder(isLimited: boolean): Promise<Installation> {
	const folder = await (isLimited ? freshFolder() : freshServerFolder());
	return {
		...installationIn(folder),
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

async function onServer(isLimited: boolean): Promise<Installation> {
	const { url, drop } = await migratedServerUrl();
	const dataFolder = mkdtempSync(join(tmpdir(), "attune-test-"));
	const installation = installationIn(dataFolder, url);
	if (!isLimited) {
		const database = await installation.open();
		await liftRateLimit(database);
		await database.close();
	}
	return {
		...installation,
		async remove() {
			await drop();
			await rm(dataFolder, { recursive: true, force: true });
		},
	};
}
