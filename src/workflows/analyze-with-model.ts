// An analysis in a model's words: one call, up to two more where its answer has another form, and the rules' own analysis as its frame.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Analysis } from "../domain/analysis/analysis.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type { Profile } from "../domain/profile/profile.ts";
import type { Compute } from "../world/computing.ts";
import { metered } from "./metered.ts";
import type { ModelWriter } from "./model-writer.ts";

const TEMPERATURE = 0.4;
const MOST_RETRIES = 2;
const RETRY_AFTER_MS = 1000;

export type Analyzed = {
	profile: Profile;
	/** The rules' analysis. */
	base: Analysis;
	/** "YYYY-MM-DD". */
	today: string;
	/** Where the brief is made and answers are read. */
	compute: Compute;
};

/** Waits `retryAfterMs`, then twice as long. Throws a ModelFailure "unusable" where no answer has the form asked for. */
export async function analyzeWithModel(
	{ compute, today, ...analyzed }: Analyzed,
	writer: ModelWriter,
	retryAfterMs = RETRY_AFTER_MS,
): Promise<{ analysis: Analysis; usage: CallsUsage }> {
	const nonce = randomBytes(9).toString("base64url");
	const briefing = { ...analyzed, nonce };
	const brief = await compute("briefAnalysis", briefing);
	const { made, usage } = await metered(writer, async (ask) => {
		for (let retry = 0; retry <= MOST_RETRIES; retry += 1) {
			if (retry > 0)
				await pause(retryAfterMs * retry, undefined, { signal: writer.signal });
			const { answer, model } = await ask({
				instructions: brief.instructions,
				turns: [{ from: "us", text: brief.prompt }],
				schema: brief.schema,
				temperature: TEMPERATURE,
				signal: writer.signal,
				...(writer.onText ? { onText: writer.onText } : {}),
			});
			const settling = { ...briefing, answer, model, today };
			const settled = await compute("settleAnalysis", settling);
			if (settled) return settled;
		}
		throw new ModelFailure("unusable", "not in the form asked for");
	});
	return { analysis: made, usage };
}
