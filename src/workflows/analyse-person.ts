// One analysis of the queue: the person's whole profile, read on the server, and what follows from it by rule.
import type { Database } from "../db/database.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { analyseProfile } from "../domain/analysis/analyse-profile.ts";
import type { Analysis } from "../domain/analysis/analysis.ts";

export type AnalysedPerson = {
	analysis: Analysis;
	usage: { model_used: string };
};

export async function analysePerson(
	{ database, now }: { database: Database; now(): Date },
	{ userId }: { userId: string },
): Promise<AnalysedPerson> {
	const profile = await asPerson(database, userId, (tx) =>
		findProfile(tx, userId),
	);
	return {
		analysis: analyseProfile(profile, now().toISOString().slice(0, 10)),
		usage: { model_used: "builtin" },
	};
}
