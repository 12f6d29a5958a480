// An analysis in a model's words: one call, up to two more where its answer has another form, and the rules' own analysis as its frame.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Analysis } from "../domain/analysis/analysis.ts";
import { briefAnalysis } from "../domain/brief/brief-analysis.ts";
import { settleAnalysis } from "../domain/brief/settle-analysis.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { counted } from "./counted.ts";
import type { Pen } from "./write-with-model.ts";

const TEMPERATURE = 0.4;
const MOST_RETRIES = 2;
const RETRY_AFTER_MS = 1000;

/** Waits `retryAfterMs`, then twice as long. Throws a ModelFailure "unusable" where no answer has the form asked for. */
export async function analyseWithModel(
	{ profile, base, today }: { profile: Profile; base: Analysis; today: string },
	pen: Pen,
	retryAfterMs = RETRY_AFTER_MS,
): Promise<{ analysis: Analysis; usage: CallsUsage }> {
	const brief = briefAnalysis({
		profile,
		base,
		nonce: randomBytes(9).toString("base64url"),
	});
	const { made, usage } = await counted(pen, async (ask) => {
		for (let retry = 0; retry <= MOST_RETRIES; retry += 1) {
			if (retry > 0)
				await pause(retryAfterMs * retry, undefined, { signal: pen.signal });
			const { answer, model } = await ask({
				instructions: brief.instructions,
				turns: [{ from: "us", text: brief.prompt }],
				schema: brief.schema,
				temperature: TEMPERATURE,
				signal: pen.signal,
				...(pen.onText ? { onText: pen.onText } : {}),
			});
			const reading = brief.read(answer);
			if (reading.ok)
				return settleAnalysis({
					draft: reading.draft,
					base,
					profile,
					model,
					today,
				});
		}
		throw new ModelFailure("unusable", "not in the form asked for");
	});
	return { analysis: made, usage };
}
