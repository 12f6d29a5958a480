// Looking for a part of a text, ignoring case.
import { type SQL, sql } from "drizzle-orm";

/** `lowered` is in lower case already: an index may be on that very expression. */
export function holdsText(lowered: SQL, search: string): SQL {
	const wanted = search.trim().toLowerCase();
	return sql`${lowered} like ${`%${wanted.replace(/[\\%_]/g, "\\$&")}%`}`;
}
