// attune migrate: brings the database up to this version, as serve does by itself at its start.
import { openDatabase } from "../db/open-database.ts";
import { readEnvironment } from "../environment.ts";
import type { Command } from "./command.ts";
import { printLines } from "./print.ts";

const help = `attune migrate

Brings the database up to this version. attune serve does that when it starts; with several servers, or a database user who
can't change tables, do it here first.`;

export const command: Command = {
	help,
	options: {},
	words: 0,
	async run() {
		const { databaseUrl, dataFolder } = readEnvironment(process.env);
		const database = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		try {
			await database.migrate();
		} finally {
			await database.close();
		}
		printLines(["The database is up to date."]);
	},
};
