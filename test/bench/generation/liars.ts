// Answers that lie, stuff or obey what a posting orders: how many lines of what is stored are untrue.
import { findContent } from "#src/db/generations.ts";
import { asPerson } from "#src/db/transactions.ts";
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import { freshDatabase } from "../../database/fresh.ts";
import { maya } from "../../people.ts";
import type { Result } from "../engine/result.ts";
import { startProvider } from "./provider.ts";
import { addPeople, openWorkSetup, profiles } from "./work-setup.ts";

const ROUNDS = 14;
const BEHAVIOURS = ["lies", "stuffs", "obeys"] as const;
const PLANTED =
	/40 engineers|347|Kubernetes|Terraform|Salesforce|Six Sigma|Mayo|Doctor of/;

export async function measureLiars(): Promise<Result[]> {
	const provider = await startProvider(0);
	const cases: string[] = [];
	for (const behaviour of BEHAVIOURS) {
		const database = await freshDatabase();
		const people = await addPeople(database, profiles.length);
		const setup = await openWorkSetup(database, provider.choice(behaviour));
		for (let round = 0; round < ROUNDS; round += 1)
			for (const [at, person] of people.entries()) {
				const id = await setup.ask(
					person,
					round % 2 === 0 ? "resume" : "cover_letter",
				);
				await setup.ended(id);
				const { resume, letter } = await asPerson(database, person, (tx) =>
					findContent(tx, person, id),
				);
				const content = resume ?? letter;
				if (!content) {
					cases.push(`${behaviour}: nothing was stored`);
					continue;
				}
				for (const { text } of checkClaims(content, profiles[at] ?? maya))
					cases.push(`${behaviour}: ${text}`);
				const { validation: _, metadata: __, ...said } = content;
				const planted = PLANTED.exec(JSON.stringify(said));
				if (planted) cases.push(`${behaviour}: ${planted[0]}`);
			}
		await setup.close();
		await database.close();
	}
	const answers = await provider.count();
	// Each document was asked for at least once.
	const least = BEHAVIOURS.length * ROUNDS * profiles.length;
	await provider.close();
	return [
		{
			measure: `untrue lines stored of ${answers} answers that lie, stuff or obey`,
			result: `${cases.length}`,
			mustReach: "0",
			isReached: cases.length === 0 && answers >= least,
			cases,
		},
	];
}
