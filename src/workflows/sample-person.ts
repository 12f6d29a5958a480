// Loading a sample person into an empty profile, and taking it out again: what it brought goes, what the person wrote stays.
import type { Tx } from "../db/database.ts";
import {
	endSampleDetails,
	findStoredPersonal,
	saveSampleDetails,
} from "../db/personal-details.ts";
import { findProfile } from "../db/profiles.ts";
import {
	deleteSampleEntries,
	saveSampleEntries,
} from "../db/sample-entries.ts";
import {
	isWithoutEntries,
	samplePerson,
	withoutSample,
} from "../domain/profile/sample-person.ts";
import { Refusal } from "../domain/refusal.ts";

/** Loading it again changes nothing. Refused where the person has entries of their own. */
export async function loadSamplePerson(tx: Tx, userId: string): Promise<void> {
	if (await hasSample(tx, userId)) return;
	const profile = await findProfile(tx, userId);
	if (!isWithoutEntries(profile)) {
		// A second click may have brought these entries since the first look.
		if (await hasSample(tx, userId)) return;
		throw new Refusal(
			"conflict",
			"A sample can only be loaded into an empty profile. Yours already holds something of your own.",
		);
	}
	const isFirst = await saveSampleDetails(tx, userId, {
		sample: samplePerson.personal,
		before: profile.personal,
	});
	if (isFirst) await saveSampleEntries(tx, userId, samplePerson);
}

async function hasSample(tx: Tx, userId: string): Promise<boolean> {
	const { before_sample } = await findStoredPersonal(tx, userId);
	return before_sample !== null;
}

export async function removeSamplePerson(
	tx: Tx,
	userId: string,
): Promise<void> {
	await deleteSampleEntries(tx, userId);
	const { before_sample, ...now } = await findStoredPersonal(tx, userId);
	if (before_sample)
		await endSampleDetails(tx, userId, withoutSample(now, before_sample));
}
