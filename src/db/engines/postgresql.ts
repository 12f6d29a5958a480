// A PostgreSQL server by its address. What keeps it from being used is told in one line, without the password.
import pg from "pg";
import { Refusal } from "../../domain/refusal.ts";
import { type OpenDatabase, outliveLostConnections } from "./opened.ts";

const CONNECTIONS = 10;
const OLDEST_VERSION = 150000;

/** Refuses an address nobody answers at, a wrong password, an unknown database and a server before PostgreSQL 15. */
export async function openServer(url: string): Promise<OpenDatabase> {
	const pool = makePool(url);
	outliveLostConnections(pool);
	try {
		const { rows } = await pool.query(
			"select current_setting('server_version_num')::int as version",
		);
		if (rows[0].version < OLDEST_VERSION) throw tooOld(rows[0].version);
	} catch (error) {
		await pool.end();
		throw error instanceof Refusal ? error : whyNot(url, error);
	}
	return {
		engine: "postgresql",
		pool,
		maintain: async () => undefined,
		close: () => pool.end(),
	};
}

function makePool(url: string): pg.Pool {
	try {
		new URL(url);
		return new pg.Pool({
			connectionString: url,
			max: CONNECTIONS,
			connectionTimeoutMillis: 10_000,
		});
	} catch (cause) {
		throw new Refusal(
			"unavailable",
			"DATABASE_URL is not an address. Write postgresql://user:password@host:5432/name.",
			{
				cause,
			},
		);
	}
}

function whyNot(url: string, cause: unknown): Refusal {
	const { hostname, port, pathname, username } = new URL(url);
	const place = `${hostname || "localhost"}:${port || 5432}`;
	const reasons: Record<string, string> = {
		"28P01": `The PostgreSQL server at ${place} refused the password of ${username}. Correct it in DATABASE_URL.`,
		"28000": `The PostgreSQL server at ${place} does not let ${username} in. Check the user and the server's access rules.`,
		"3D000": `The PostgreSQL server at ${place} has no database ${pathname.slice(1)}. Create it, or correct DATABASE_URL.`,
	};
	const code = (cause as { code?: string }).code ?? "";
	const message =
		reasons[code] ??
		`No PostgreSQL server answered at ${place}${code ? ` (${code})` : ""}. Check that it runs and that DATABASE_URL is right.`;
	return new Refusal("unavailable", message, { cause });
}

function tooOld(version: number): Refusal {
	return new Refusal(
		"unavailable",
		`The server of DATABASE_URL runs PostgreSQL ${Math.floor(version / 10000)}. Attune needs 15 or newer.`,
	);
}
