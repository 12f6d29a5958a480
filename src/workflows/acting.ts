import type { Actor } from "../db/audit-log.ts";
import type { Database } from "../db/database.ts";

/** Who acts, on the installation, now. */
export type Acting = {
	database: Database;
	by: Actor & { id: string };
	now: Date;
};
