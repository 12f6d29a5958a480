// The embedded database: opening one that was used before, and closing it.
import { rmSync } from "node:fs";
import { openDatabase } from "#src/db/open-database.ts";
import { freshFolder } from "../database/fresh.ts";
import { type Bench, measure } from "./measure.ts";

export const bench: Bench = async () => {
	const folder = await freshFolder();
	try {
		const open = async () => {
			const database = await openDatabase({ folder });
			await database.migrate();
			await database.close();
		};
		return [
			await measure({
				name: "open the embedded database",
				runs: 5,
				work: open,
			}),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
};
