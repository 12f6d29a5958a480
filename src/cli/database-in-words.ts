// Which database a command works on, for whoever reads its output. Never with the password.
import type { Environment } from "../environment.ts";

export function databaseInWords({
	databaseUrl,
	dataFolder,
}: Pick<Environment, "databaseUrl" | "dataFolder">): string {
	return databaseUrl
		? `the PostgreSQL at ${withoutPassword(databaseUrl)}`
		: `the embedded database in ${dataFolder}`;
}

export function withoutPassword(address: string): string {
	const url = new URL(address);
	const user = url.username
		? `${url.username}${url.password ? ":****" : ""}@`
		: "";
	return `${url.protocol}//${user}${url.host}${url.pathname}`;
}
