// Opening the database: an embedded engine in a folder, or a PostgreSQL by its address. Both are the same node-postgres pool
// under Drizzle; nobody above asks which one it is.
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Orm } from "./database.ts";
import { openEmbedded } from "./engines/embedded/open.ts";
import type { OpenDatabase } from "./engines/opened.ts";
import { openServer } from "./engines/postgresql.ts";
import { migrate } from "./migrator.ts";

/** `url` wins over `folder`. Refuses with one line when the server or the folder cannot be had. */
export async function openDatabase({
	url,
	folder,
	mustExist,
}: {
	url?: string;
	folder?: string;
	/** A folder without a database is refused and left as it is. */
	mustExist?: boolean;
}): Promise<Database> {
	const opened = url
		? await openServer(url)
		: await openEmbedded(folder ?? "./data", { mustExist });
	return asDatabase(opened);
}

export function asDatabase(opened: OpenDatabase): Database {
	return {
		...opened,
		orm: drizzleOver(opened.pool),
		recordListeners: new Set(),
		migrate: () => migrate(opened.pool),
	};
}

/** The library keeps a connection for good whose "begin" fails: ten of them, and a database that is back is never asked again. */
function drizzleOver(pool: pg.Pool): Orm {
	const orm = drizzle(pool);
	orm.transaction = async (work, config) => {
		const client = await pool.connect();
		try {
			return await drizzle(client).transaction(work, config);
		} finally {
			client.release();
		}
	};
	return orm;
}
