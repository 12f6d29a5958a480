// The profile as its page edits it: all sections at once, the personal details, and a sample person to try things with.
import {
	type ProfileSections,
	type SectionEntries,
	sectionCalls,
} from "../api/profile-sections.ts";
import type { Tx } from "../db/database.ts";
import {
	findStoredPersonal,
	type SavedPersonal as Row,
	savePersonal,
} from "../db/personal-details.ts";
import { listEntries } from "../db/profile-entries.ts";
import { asPerson } from "../db/transactions.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import {
	loadSamplePerson,
	removeSamplePerson,
} from "../workflows/sample-person.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function sectionRoutes({ db }: Pick<Store, "db">): Route[] {
	return [
		answers(sectionCalls.readAll, ({ person: { id } }) =>
			asPerson(db, id, (tx) => findSections(tx, id)),
		),
		answers(sectionCalls.loadSample, ({ person: { id } }) =>
			asPerson(db, id, async (tx) => {
				await loadSamplePerson(tx, id);
				return findSections(tx, id);
			}),
		),
		answers(sectionCalls.removeSample, ({ person: { id } }) =>
			asPerson(db, id, async (tx) => {
				await removeSamplePerson(tx, id);
				return findSections(tx, id);
			}),
		),
		answers(sectionCalls.readPersonal, async ({ person: { id } }) => {
			const row = await asPerson(db, id, (tx) => findStoredPersonal(tx, id));
			return { personal: personalOf(row) };
		}),
		answers(sectionCalls.savePersonal, async ({ person: { id }, body }) => {
			const row = await asPerson(db, id, (tx) => savePersonal(tx, id, body));
			return { personal: personalOf(row) };
		}),
	];
}

async function findSections(tx: Tx, userId: string): Promise<ProfileSections> {
	const sections: Partial<SectionEntries> = {};
	for (const { name } of listSections)
		sections[name] = await listEntries(tx, { userId, section: name });
	return {
		personal: personalOf(await findStoredPersonal(tx, userId)),
		sections: sections as SectionEntries,
	};
}

/** What stood there before the sample is nobody's business but the server's. */
function personalOf({ before_sample, ...personal }: Row) {
	return { ...personal, is_sample: before_sample !== null };
}
