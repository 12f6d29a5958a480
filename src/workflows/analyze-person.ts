// One analysis of the queue: the person's whole profile, read on the server, what follows from it by rule, and the wording of a
// model where one is in force.
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import type { Analysis } from "../domain/analysis/analysis.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type { Engine } from "../domain/tailoring/content/content.ts";
import { analyzeWithModel } from "./analyze-with-model.ts";
import type { AttemptControl } from "./attempt-control.ts";
import { type ModelAccess, modelWriter, writerFor } from "./model-access.ts";

export type AnalysedPerson = {
	analysis: Analysis;
	/** null where no model was asked. */
	usage: CallsUsage | null;
};

export async function analyzePerson(
	{ database, models, computing, modelInForce, now }: ModelAccess,
	{ userId, engine }: { userId: string; engine: Engine | null },
	attempt: AttemptControl,
): Promise<AnalysedPerson> {
	await attempt.saveProgress("Creating", 20);
	const profile = await asPerson(database, userId, (tx) =>
		findProfile(tx, userId),
	);
	const { choice } = await writerFor(engine, modelInForce);
	await attempt.saveProgress("Analyzing requirements", 50);
	const today = now().toISOString().slice(0, 10);
	const compute = computing.for({ person: userId, signal: attempt.signal });
	const base = await compute("analyze", { profile, today });
	// Where nothing was found there is nothing to word.
	if (!choice || !base.findings?.length) return { analysis: base, usage: null };
	await attempt.saveProgress("Generating", 80);
	return analyzeWithModel(
		{ profile, base, today, compute },
		modelWriter(choice, { models, attempt }),
	);
}
