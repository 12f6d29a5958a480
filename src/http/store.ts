// What nearly every handler works with.
import type { Database } from "../db/database.ts";

export type Store = { db: Database; now: () => Date };
