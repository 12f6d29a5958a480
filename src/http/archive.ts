// All of a person's data as one file, made while it is sent.
import { meCalls } from "../api/me.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { asSystem } from "../db/transactions.ts";
import { archivePerson } from "../workflows/archive-person.ts";
import type { Drawer } from "../workflows/draw-document.ts";
import { mayTry } from "./attempts.ts";
import { type Route, sends } from "./route.ts";
import type { Store } from "./store.ts";

export function archiveRoute(parts: Store & Drawer): Route {
	return sends(meCalls.archive, async ({ person, c }) => {
		const { address } = c.var;
		await mayTry(parts, { what: "archive", who: person.id, address });
		await asSystem(parts.db, (tx) =>
			saveAccountEntry(tx, person.id, {
				action: "export_data",
				now: parts.now(),
			}),
		);
		const day = parts.now().toISOString().slice(0, 10);
		c.header("content-type", "application/zip");
		c.header(
			"content-disposition",
			`attachment; filename="attune-data-${day}.zip"`,
		);
		return c.body(archivePerson(parts.db, parts, person));
	});
}
