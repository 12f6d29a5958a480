// Reading and changing what a person chose for themselves.
import { settingsCalls } from "../api/settings.ts";
import { asPerson } from "../db/transactions.ts";
import {
	changeSettings,
	settingsOfPerson,
} from "../workflows/settings-of-person.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function settingsRoutes({ db }: Pick<Store, "db">): Route[] {
	return [
		answers(settingsCalls.read, async ({ person: { id } }) => ({
			settings: await asPerson(db, id, (tx) => settingsOfPerson(tx, id)),
		})),
		answers(settingsCalls.change, async ({ person: { id }, body }) => ({
			settings: await asPerson(db, id, (tx) => changeSettings(tx, id, body)),
		})),
	];
}
