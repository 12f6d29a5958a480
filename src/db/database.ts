// An open database, and a transaction in it. How one is opened is in open-database.ts.
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { OpenDatabase } from "./engines/opened.ts";
import type { Listeners } from "./record-notices.ts";

export type Orm = NodePgDatabase;
/** A transaction in progress. Every query takes one; the pool is never used inside one (the embedded pool holds one connection). */
export type Tx = Parameters<Parameters<Orm["transaction"]>[0]>[0];

export type Database = OpenDatabase & {
	/** For the account library, which opens its own transactions. Everything else goes through asPerson and asSystem. */
	orm: Orm;
	/** Who is notified of new entries of the audit log and of security events. */
	recordListeners: Listeners;
	/** Brings the tables up to this program; refuses a database that a newer program has changed. */
	migrate(): Promise<void>;
};
