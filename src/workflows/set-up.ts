// Setting an installation up: the first account, an administrator's, made by whoever holds the link that its operator was shown.
// The link is derived from the installation's secret, so that it is the same on every instance and after a restart; it ends with
// the first account, however that came to be.
import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Database } from "../db/database.ts";
import { addRole } from "../db/roles.ts";
import type { SettingChange } from "../db/system-settings.ts";
import { saveSystemSettings } from "../db/system-settings.ts";
import { asSystem } from "../db/transactions.ts";
import { hasUsers, lockFirstUser } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";
import { type AccountToOpen, openAccount } from "./open-account.ts";

export type SetUp = {
	person: AccountToOpen;
	/** Whether the installation is for this person alone. */
	isPersonal: boolean;
};

const CODE_BYTES = 32;

export function setUpCode(secret: string): string {
	const code = hkdfSync("sha256", secret, "", "attune set-up link", CODE_BYTES);
	return Buffer.from(code).toString("base64url");
}

export async function isSetUpOpen(database: Database): Promise<boolean> {
	return !(await asSystem(database, hasUsers));
}

/** Compared in constant time. */
export function isSetUpCode(secret: string, code: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(code), digest(setUpCode(secret)));
}

/** One transaction: of two who open the link at once, one is first. Refuses with "link-used-up" once there is an account. */
export async function setUp(
	database: Database,
	{ person, isPersonal }: SetUp,
	now: Date,
): Promise<string> {
	return asSystem(database, async (tx) => {
		await lockFirstUser(tx);
		if (await hasUsers(tx)) throw linkUsedUp();
		const { id } = await openAccount(tx, person, { confirmAt: null, now });
		await addRole(tx, id, "admin");
		if (isPersonal)
			await saveSystemSettings(tx, PERSONAL, {
				by: { id, email: person.email },
				now,
			});
		return id;
	});
}

export function linkUsedUp(): Refusal {
	return new Refusal(
		"link-used-up",
		"This link no longer works: it was only for creating the first account. Sign in, or ask whoever runs this installation.",
	);
}

const PERSONAL: SettingChange[] = [
	{ key: "personal", value: "true", before: "false" },
];
