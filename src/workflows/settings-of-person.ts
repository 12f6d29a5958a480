// What holds for a person: what they chose, and for the paper, where they chose none, what is usual where they live, else where the
// newest posting they answered is from.

import type { Tx } from "../db/database.ts";
import { findNewestPosting } from "../db/generations.ts";
import { findPersonal } from "../db/profiles.ts";
import {
	getSettings,
	type StoredSettings,
	saveSettings,
} from "../db/settings.ts";
import type { Settings } from "../domain/account/settings.ts";
import {
	paperOfPerson,
	paperOfPosting,
} from "../domain/profile/usual-paper.ts";

export async function settingsOfPerson(
	tx: Tx,
	userId: string,
): Promise<Settings> {
	return withUsualPaper(tx, userId, await getSettings(tx, userId));
}

export async function changeSettings(
	tx: Tx,
	userId: string,
	changes: Partial<Settings>,
): Promise<Settings> {
	return withUsualPaper(tx, userId, await saveSettings(tx, userId, changes));
}

async function withUsualPaper(
	tx: Tx,
	userId: string,
	{ isPaperChosen, ...settings }: StoredSettings,
): Promise<Settings> {
	// Whoever has A4 chose it, before it was noted who did.
	if (isPaperChosen || settings.defaultPaperFormat === "a4") return settings;
	const own = paperOfPerson(await findPersonal(tx, userId));
	const posting = own === null && (await findNewestPosting(tx, userId));
	const usual = own ?? (posting ? paperOfPosting(posting) : null);
	return usual ? { ...settings, defaultPaperFormat: usual } : settings;
}
