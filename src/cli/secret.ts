// attune secret rotate: another secret in the place of the one that signs sessions and seals keys.
import { openDatabase } from "../db/open-database.ts";
import { Refusal } from "../domain/refusal.ts";
import { readEnvironment } from "../environment.ts";
import { replaceSecret, secretsOf } from "../secret.ts";
import { reseal } from "../workflows/reseal.ts";
import { createSeal } from "../workflows/seal.ts";
import { type Command, unusable } from "./command.ts";
import { printLines } from "./print.ts";

const help = `attune secret rotate

Replaces the secret that signs sessions and seals keys of providers and authenticator apps. Nobody is signed out.

Without ATTUNE_SECRET: stop Attune, run this, start it. A new secret is made in the data folder; the old one is kept beside it in
“secret.old”.

With ATTUNE_SECRET: stop all servers, set ATTUNE_SECRET to a new value and ATTUNE_SECRET_OLD to the one of before, run this with both,
start the servers with both.

What is sealed is sealed with the new secret at once. Sessions are signed with it as they are used: after 30 days delete “secret.old”,
or leave ATTUNE_SECRET_OLD out. If the old secret may be known to others, do it at once: everybody signs in again.`;

export const command: Command = {
	help,
	options: {},
	words: 1,
	async run({ words: [word] }) {
		if (word !== "rotate")
			throw unusable("secret", "Say what to do: “secret rotate”");
		const environment = readEnvironment(process.env);
		const { databaseUrl, dataFolder, secret, earlierSecrets } = environment;
		if (secret && earlierSecrets.length === 0)
			throw new Refusal(
				"bad-input",
				"ATTUNE_SECRET_OLD is missing. Set ATTUNE_SECRET to a new value and ATTUNE_SECRET_OLD to the one of before, then run this again.",
			);
		const database = await openDatabase(
			databaseUrl
				? { url: databaseUrl }
				: { folder: dataFolder, mustExist: true },
		);
		try {
			await database.migrate();
			if (!secret) await replaceSecret(dataFolder);
			const now = await secretsOf(environment);
			const seal = createSeal(now.secret, now.earlierSecrets);
			const done = await reseal(database, {
				...{ seal, secret: now.secret },
				now: new Date(),
			});
			printLines([
				`The secret is replaced. Sealed with it: ${done.keys} keys of providers, ${done.apps} authenticator apps.`,
				...(done.unreadable > 0
					? [
							`${done.unreadable} could not be opened with any secret that is read, and stay as they are.`,
						]
					: []),
				secret
					? "Leave ATTUNE_SECRET_OLD out after 30 days."
					: `Delete ${dataFolder}/secret.old after 30 days.`,
			]);
		} finally {
			await database.close();
		}
	},
};
