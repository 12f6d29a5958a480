// attune restore: a backup in the place of everything the database holds, all of it or nothing.
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { restoreBackup } from "../db/backup.ts";
import { openDatabase } from "../db/database.ts";
import { Refusal } from "../domain/refusal.ts";
import { readEnvironment } from "../environment.ts";
import { type Command, unusable } from "./command.ts";
import { printLines } from "./print.ts";

const help = `attune restore FILE [--force]

Puts a backup into the database of the environment (DATABASE_URL, or the data folder). Stop Attune first.

  --force   replace what is there. Without it, a database that holds accounts is left as it is

Either the whole backup is there afterwards, or nothing has changed. A backup of an embedded database restores into a
PostgreSQL and the other way round.`;

export const command: Command = {
	help,
	options: { force: { type: "boolean" } },
	words: 1,
	async run(given) {
		const [name] = given.words;
		if (!name) throw unusable("restore", "The name of the file is missing");
		const { databaseUrl, dataFolder } = readEnvironment(process.env);
		const database = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		try {
			await database.migrate();
			const { rows, createdAt } = await restoreBackup(
				database,
				linesOf(resolve(name)),
				{ force: given.isOn("force") },
			);
			printLines([`${rows} rows are restored, as they were at ${createdAt}.`]);
		} finally {
			await database.close();
		}
	},
};

/** Cut at line feeds alone: what people wrote may hold other characters that end lines elsewhere. */
async function* linesOf(file: string): AsyncGenerator<string> {
	// Whatever fails on the way ends the last stream, and with it the loop: `compose` would throw it past both.
	const text = pipeline(createReadStream(file), createGunzip(), () => {});
	let rest = "";
	try {
		for await (const piece of text.setEncoding("utf8")) {
			const lines = (rest + String(piece)).split("\n");
			rest = lines.pop() ?? "";
			yield* lines;
		}
	} catch (cause) {
		throw unreadable(file, cause);
	}
	if (rest) yield rest;
}

function unreadable(file: string, cause: unknown): Refusal {
	const { code = "" } = cause as NodeJS.ErrnoException;
	const message =
		code === "ENOENT"
			? `There is no file ${file}.`
			: /^Z_/.test(code)
				? "The backup is damaged or not whole. Nothing was changed; use another one."
				: `${file} cannot be read (${code}).`;
	return new Refusal("bad-input", message, { cause });
}
