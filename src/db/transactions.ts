// The only ways to the tables: a transaction for one person, or one for the server itself. Each takes a role that owns nothing
// for exactly as long as it lasts, so row-level security holds even when a query forgets its person.
import { setTimeout as wait } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { Refusal } from "../domain/refusal.ts";
import type { Database, Tx } from "./database.ts";
import { notifyListeners } from "./record-notices.ts";

const ATTEMPTS = 6;
// The embedded engine ignores it and has a time-out of its own.
const STATEMENT_TIMEOUT = "30s";
// Compiling a statement, or starting other processes for it, takes longer than running any of ours does.
const AT_ONCE = sql`set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`;
// Two transactions stood in each other's way; the database undid one and expects it again.
const COLLISIONS = new Set(["40001", "40P01"]);
const NO_ANSWER = "The database isn't responding. Try again in a moment.";
// The driver's own words for a connection that is lost or cannot be had; it gives no code with them.
const NO_CONNECTION =
	/^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect)/;
const OUT_OF_REACH: [RegExp, string][] = [
	[
		/^53100$/,
		"The disk of the database is full. Free some space; nothing that was saved is lost.",
	],
	[
		/^57014$/,
		"The database took too long and the request was stopped. Try again in a moment.",
	],
	[/^(57P0|08|ECONN|EPIPE)/, NO_ANSWER],
];

/** Sees and changes this person's rows only. Refused as not signed in where the account is gone by now. The work may run more than once, so it must do nothing outside the database. */
export function asPerson<T>(
	database: Database,
	userId: string,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	const settings = sql`set_config('role', 'app_user', true), set_config('app.user_id', ${userId}, true)`;
	return inRole(database, settings, work).catch((error: unknown) => {
		throw isOfNobody(error)
			? new Refusal("not-signed-in", "Please sign in.", { cause: error })
			: error;
	});
}

/** The server's own work across persons. The same rule: it may run more than once. */
export function asSystem<T>(
	database: Database,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	return inRole(database, sql`set_config('role', 'app_system', true)`, work);
}

async function inRole<T>(
	database: Database,
	settings: ReturnType<typeof sql>,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	for (let attempt = 1; ; attempt += 1) {
		// Undoing a transaction fails as well when the connection is lost; the person is told what happened first.
		let first: unknown;
		try {
			let done: Tx | undefined;
			const result = await database.orm.transaction(async (tx) => {
				done = tx;
				try {
					await tx.execute(
						sql`select ${settings}, set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true), ${AT_ONCE}`,
					);
					return await work(tx);
				} catch (error) {
					first = error;
					throw error;
				}
			});
			if (done) notifyListeners(done, database.recordListeners);
			return result;
		} catch (error) {
			const reason = first ?? error;
			if (attempt >= ATTEMPTS || !COLLISIONS.has(errorCode(reason)))
				throw explained(reason);
			await wait(Math.random() * 10 * 2 ** attempt);
		}
	}
}

/** PostgreSQL's five-character code of an error, wherever in the chain of causes it stands; "" when there is none. */
export function errorCode(error: unknown): string {
	for (let at: unknown = error; at instanceof Error; at = at.cause) {
		const { code } = at as { code?: unknown };
		if (typeof code === "string") return code;
	}
	return "";
}

/** A statement that failed, without its values: what a person wrote must not reach a log, and the server's own words may quote it. */
class StatementFailed extends Error {
	readonly code: string;
	readonly constraint: string | undefined;

	constructor({ query, cause }: DrizzleQueryError) {
		const { code = "no code", constraint } = (cause ?? {}) as {
			code?: string;
			constraint?: string;
		};
		const where = constraint ? `${code}, ${constraint}` : code;
		super(`The database refused a statement (${where}): ${query}`);
		this.name = "StatementFailed";
		this.code = code;
		this.constraint = constraint;
	}
}

/** A row for a person whose account was deleted after the request had begun. */
function isOfNobody(error: unknown): boolean {
	return (
		error instanceof StatementFailed &&
		error.code === "23503" &&
		error.constraint?.endsWith("_user_id_user_id_fk") === true
	);
}

/** Refuses "unavailable" while the database cannot be had. */
export async function probe(database: Database): Promise<void> {
	await asSystem(database, (tx) => tx.execute(sql`select 1`));
}

function explained(error: unknown): unknown {
	if (error instanceof Refusal) return error;
	const words = outOfReach(error);
	if (!words) return withoutValues(error);
	return new Refusal("unavailable", words, { cause: withoutValues(error) });
}

function outOfReach(error: unknown): string | undefined {
	const code = errorCode(error);
	if (code) return OUT_OF_REACH.find(([pattern]) => pattern.test(code))?.[1];
	const reason = error instanceof DrizzleQueryError ? error.cause : error;
	const isLost = reason instanceof Error && NO_CONNECTION.test(reason.message);
	return isLost ? NO_ANSWER : undefined;
}

function withoutValues(error: unknown): unknown {
	return error instanceof DrizzleQueryError
		? new StatementFailed(error)
		: error;
}
