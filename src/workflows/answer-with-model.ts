// Asks a model once which requirements the facts answer, before a document is written. Code keeps what the cited facts bear and
// nothing that lowers its own answer; whatever goes wrong with the model, the match stays as it was.
import { randomBytes } from "node:crypto";
import type { Job } from "../domain/job/job.ts";
import type { Match } from "../domain/match/match.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type { Profile } from "../domain/profile/profile.ts";
import type { Section } from "../domain/profile/section-names.ts";
import type { Compute } from "../world/computing.ts";
import { readingTimeoutMs } from "./call-timeouts.ts";
import { metered } from "./metered.ts";
import type { ModelWriter } from "./model-writer.ts";

type Answering = {
	profile: Profile;
	job: Job;
	match: Match;
	/** "YYYY-MM-DD". */
	today: string;
	/** Whose facts the model may see. */
	sections: readonly Section[] | "auto";
	compute: Compute;
};

export async function answerWithModel(
	{ compute, ...matched }: Answering,
	writer: ModelWriter,
): Promise<{ match: Match; usage: CallsUsage }> {
	const limit = AbortSignal.timeout(readingTimeoutMs(writer.models));
	const signal = AbortSignal.any([writer.signal, limit]);
	const { profile, match, sections } = matched;
	const nonce = randomBytes(9).toString("base64url");
	const { made, usage } = await metered(writer, async (ask) => {
		const { instructions, prompt, schema } = await compute("briefAnswers", {
			profile,
			match,
			sections,
			nonce,
		});
		const turns = [{ from: "us" as const, text: prompt }];
		try {
			const { answer } = await ask({
				instructions,
				turns,
				schema,
				temperature: 0,
				signal,
			});
			return await compute("secondReading", { ...matched, answer });
		} catch (error) {
			writer.signal.throwIfAborted();
			if (error instanceof ModelFailure || limit.aborted) return match;
			throw error;
		}
	});
	return { match: made, usage };
}
