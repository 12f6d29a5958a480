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

Replaces the secret that signs sessions and seals provider keys and authenticator secrets. Nobody is signed out.

Without ATTUNE_SECRET: stop Attune, run this, then start it. A new secret is created in the data folder; the old one stays next to it
as “secret.old”.

With ATTUNE_SECRET: stop all servers, set ATTUNE_SECRET to a new value and ATTUNE_SECRET_OLD to the previous one, run this with both,
then start the servers with both.

Everything sealed is resealed with the new secret right away. Sessions are signed with it as they are used: after 30 days, delete
“secret.old” or remove ATTUNE_SECRET_OLD. If somebody else may know the old secret, do that right away: everybody signs in again.`;

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
				"ATTUNE_SECRET_OLD is missing. Set ATTUNE_SECRET to a new value and ATTUNE_SECRET_OLD to the previous one, then run this again.",
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
				`The secret is replaced. Sealed with it: ${done.keys} provider keys, ${done.apps} authenticator secrets.`,
				...(done.unreadable > 0
					? [
							`${done.unreadable} couldn't be opened with either secret and stay as they are.`,
						]
					: []),
				secret
					? "Remove ATTUNE_SECRET_OLD after 30 days."
					: `Delete ${dataFolder}/secret.old after 30 days.`,
			]);
		} finally {
			await database.close();
		}
	},
};
