// What opening either engine gives: a pool, and how to end it.
import type pg from "pg";

export type Opened = {
	engine: "embedded" | "postgresql";
	pool: pg.Pool;
	close(): Promise<void>;
};
