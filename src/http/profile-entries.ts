// One route of each kind for every list of the profile, made from the sections' own rules.
import { z } from "zod";
import { entryCalls } from "../api/profile-sections.ts";
import type { Tx } from "../db/database.ts";
import {
	deleteEntry,
	listEntries,
	type SectionOfPerson,
	saveEntry,
	saveNewEntry,
} from "../db/profile-entries.ts";
import { lockProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import {
	latestToday,
	type SectionDeclaration,
} from "../domain/profile/sections/section.ts";
import { Refusal } from "../domain/refusal.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function entryRoutes(store: Store): Route[] {
	return listSections.flatMap((section) => sectionRoutes(store, section));
}

function sectionRoutes(
	{ db, now }: Store,
	section: SectionDeclaration,
): Route[] {
	const calls = entryCalls(section, () => latestToday(now()));
	const inPlace = <T>(
		{ id: userId }: { id: string },
		work: (tx: Tx, place: SectionOfPerson) => Promise<T>,
	) =>
		asPerson(db, userId, (tx) => work(tx, { userId, section: section.name }));
	return [
		answers(calls.list, async ({ person }) => ({
			entries: await inPlace(person, listEntries),
		})),
		answers(calls.add, async ({ person, body }) => ({
			// Those added at once are counted one after the other.
			entry: await inPlace(person, async (tx, place) => {
				await lockProfile(tx, person.id);
				return saveNewEntry(tx, place, body);
			}),
		})),
		answers(calls.change, async ({ person, params, body }) => {
			const changed = { ...body, id: entryId(params) };
			const entry = await inPlace(person, (tx, place) =>
				saveEntry(tx, place, changed),
			);
			return { entry };
		}),
		answers(calls.remove, async ({ person, params }) => {
			const id = entryId(params);
			const entry = await inPlace(person, (tx, place) =>
				deleteEntry(tx, place, id),
			);
			return { entry };
		}),
	];
}

/** What cannot be an id is no entry's. */
function entryId({ id }: { id: string }): string {
	if (z.uuid().safeParse(id).success) return id;
	throw new Refusal("not-found", "This entry no longer exists.");
}
