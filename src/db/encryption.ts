// Whether what is asked and answered can be read on its way to the database.
import type { Database } from "./database.ts";

/** One connection, as the server sees it. Addresses are null where it comes over a socket of the machine. */
export type ServerConnection = {
	isEncrypted: boolean;
	client: string | null;
	server: string | null;
};

/** As the database's own server sees it; a pooler in between is then the client. */
export async function findConnection({
	pool,
}: Database): Promise<ServerConnection> {
	const { rows } = await pool.query<ServerConnection>(
		`select ssl as "isEncrypted", host(inet_client_addr()) as client, host(inet_server_addr()) as server
     from pg_stat_ssl where pid = pg_backend_pid()`,
	);
	return rows[0] ?? { isEncrypted: false, client: null, server: null };
}

/** Neither encrypted nor kept inside of one machine. */
export function isOpenToReaders({
	isEncrypted,
	client,
	server,
}: ServerConnection): boolean {
	return !isEncrypted && client !== null && client !== server;
}
