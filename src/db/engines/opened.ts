// What opening either engine gives, and what both need.
import type pg from "pg";

export type OpenDatabase = {
	engine: "embedded" | "postgresql";
	pool: pg.Pool;
	/** What a server does by itself: clears dead rows, refreshes statistics, writes the log back. Also runs by a timer. */
	maintain(): Promise<void>;
	close(): Promise<void>;
};

/**
 * A connection that is lost fails the query on it, and the pool opens another one. The same error is also emitted as an event,
 * on the pool while idle and on the client while in use, and an event nobody hears would end the process.
 */
export function outliveLostConnections(pool: pg.Pool): void {
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
}
