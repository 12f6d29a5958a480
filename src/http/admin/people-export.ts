// Everybody who fits a search, as a table.
import { peopleCalls } from "../../api/admin-people.ts";
import {
	type FoundPerson,
	listPeopleAfter,
	type PeopleSearch,
} from "../../db/people.ts";
import { asSystem } from "../../db/transactions.ts";
import { csvReply } from "../csv.ts";
import { type Route, sends } from "../route.ts";
import type { Store } from "../store.ts";
import { acting, saveExport } from "./acting.ts";

const EXPORTED_AT_ONCE = 1000;
const ROLE_WORDS = {
	admin: "Admin",
	test_user: "Test User",
	regular_user: "Regular User",
} as const;

export function peopleExportRoute(store: Store): Route {
	const { db, now } = store;
	return sends(peopleCalls.export, async ({ query, person, c }) => {
		await saveExport(acting(person, store), "user");
		const day = now().toISOString().slice(0, 10);
		return csvReply(c, `users_export_${day}.csv`, {
			head: ["Name", "Email", "Role", "Joined"],
			rows: exported(db, query),
		});
	});
}

/** A page a transaction: whoever reads slowly holds nothing. */
async function* exported(
	db: Store["db"],
	search: PeopleSearch,
): AsyncGenerator<string[][]> {
	let after: FoundPerson | null = null;
	for (;;) {
		const last: FoundPerson | null = after;
		const people: FoundPerson[] = await asSystem(db, (tx) =>
			listPeopleAfter(tx, search, { after: last, limit: EXPORTED_AT_ONCE }),
		);
		if (people.length > 0)
			yield people.map((person) => [
				`${person.firstName} ${person.lastName}`.trim(),
				person.email,
				ROLE_WORDS[person.role],
				person.createdAt.slice(0, 10),
			]);
		after = people.at(-1) ?? null;
		if (people.length < EXPORTED_AT_ONCE) return;
	}
}
