// An analysis in a model's words: one call, up to two more where its answer has another form, and the rules' own analysis as its frame.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Analysis } from "../domain/analysis/analysis.ts";
import { briefAnalysis } from "../domain/brief/brief-analysis.ts";
import { settleAnalysis } from "../domain/brief/settle-analysis.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { Profile } from "../domain/profile/profile.ts";
import type { ModelAnswer } from "../world.ts";
import { type CallsUsage, type Pen, sumOf } from "./write-with-model.ts";

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
	const answers: ModelAnswer[] = [];
	for (let retry = 0; retry <= MOST_RETRIES; retry += 1) {
		if (retry > 0)
			await pause(retryAfterMs * retry, undefined, { signal: pen.signal });
		const answer = await pen.models.ask(pen.choice, {
			instructions: brief.instructions,
			turns: [{ from: "us", text: brief.prompt }],
			schema: brief.schema,
			temperature: TEMPERATURE,
			signal: pen.signal,
			...(pen.onText ? { onText: pen.onText } : {}),
		});
		answers.push(answer);
		const reading = brief.read(answer.answer);
		if (!reading.ok) continue;
		const { model } = answer;
		return {
			analysis: settleAnalysis({
				draft: reading.draft,
				base,
				profile,
				model,
				today,
			}),
			usage: { ...sumOf(answers), calls: answers.length, model },
		};
	}
	throw new ModelFailure("unusable", "not in the form asked for");
}
