// Asks a judge about the lines of a model that are neither proved nor refuted: a fresh call for some lines at a time, which
// holds the lines and the facts they name and nothing else. Whatever goes wrong with a judge, a line is only not upheld.
import { randomBytes } from "node:crypto";
import type { DoubtfulLine, UpheldLine } from "../domain/brief/brief.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { Profile } from "../domain/profile/profile.ts";
import type { Compute } from "../world/computing.ts";
import type { AskModel } from "./metered.ts";

const LINES_A_CALL = 8;

type Judging = {
	profile: Profile;
	compute: Compute;
	ask: AskModel;
	/** For all calls together. */
	timeoutMs: number;
	/** Ends with the work the lines belong to. */
	signal: AbortSignal;
};

export async function judgeDocumentLines(
	doubtful: readonly DoubtfulLine[],
	judging: Judging,
): Promise<UpheldLine[]> {
	const limit = AbortSignal.timeout(judging.timeoutMs);
	const signal = AbortSignal.any([judging.signal, limit]);
	const upheld: UpheldLine[] = [];
	for (let at = 0; at < doubtful.length && !limit.aborted; at += LINES_A_CALL) {
		const lines = doubtful.slice(at, at + LINES_A_CALL);
		const judged = await judgeSome(lines, { ...judging, signal });
		judging.signal.throwIfAborted();
		if (judged === null) break; // A judge that fails once is not asked again.
		upheld.push(...judged);
	}
	return upheld;
}

async function judgeSome(
	lines: DoubtfulLine[],
	{ profile, compute, ask, signal }: Judging,
): Promise<UpheldLine[] | null> {
	const nonce = randomBytes(9).toString("base64url");
	const { instructions, prompt, schema } = await compute("briefJudge", {
		lines,
		nonce,
	});
	try {
		const { answer } = await ask({
			instructions,
			turns: [{ from: "us", text: prompt }],
			schema,
			temperature: 0,
			signal,
		});
		return await compute("uphold", { answer, lines, profile });
	} catch (error) {
		if (error instanceof ModelFailure || signal.aborted) return null;
		throw error;
	}
}
