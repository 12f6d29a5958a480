// After the secret was replaced: what earlier ones sealed is sealed with the one in force, so that they can be forgotten.
import { saveAuditEntry } from "../db/audit-log.ts";
import type { Database } from "../db/database.ts";
import { listSealedApps, saveSealedApp } from "../db/factors.ts";
import { listSealedKeys, saveSealedKey } from "../db/sealed-secrets.ts";
import { asSystem } from "../db/transactions.ts";
import { replaceAgreedSecret } from "./agree-on-secret.ts";
import type { Seal } from "./seal.ts";
import { nameOfApp } from "./second-factor.ts";

export type Resealed = { apps: number; keys: number; unreadable: number };

/** All of it or nothing. What no secret opens stays as it is and is counted. */
export function reseal(
	database: Database,
	{ seal, secret, now }: { seal: Seal; secret: string; now: Date },
): Promise<Resealed> {
	return asSystem(database, async (tx) => {
		const done = { apps: 0, keys: 0, unreadable: 0 };
		for (const { userId, sealedSecret } of await listSealedApps(tx)) {
			const name = nameOfApp(userId);
			const text = seal.open(name, sealedSecret);
			if (text === null) done.unreadable += 1;
			else {
				await saveSealedApp(tx, userId, seal.seal(name, text));
				done.apps += 1;
			}
		}
		for (const { name, sealed } of await listSealedKeys(tx)) {
			const text = seal.open(name, sealed);
			if (text === null) done.unreadable += 1;
			else {
				await saveSealedKey(tx, name, seal.seal(name, text));
				done.keys += 1;
			}
		}
		// The embedded database serves one process, which agrees with itself.
		if (database.engine === "postgresql")
			await replaceAgreedSecret(tx, { secret, now });
		await saveAuditEntry(tx, {
			by: { id: null, email: "command line" },
			action: "rotate_secret",
			subject: { type: "installation" },
			details: done,
			now,
		});
		return done;
	});
}
