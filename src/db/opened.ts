// What opening either engine gives.
import type pg from "pg";

export type Opened = {
	engine: "embedded" | "postgresql";
	pool: pg.Pool;
	/** What a server does by itself: clears dead rows, refreshes statistics, writes the log back. Also runs by a timer. */
	maintain(): Promise<void>;
	close(): Promise<void>;
};
