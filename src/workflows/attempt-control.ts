// What an attempt at a document is stopped, paid and followed by.
import type { Progress } from "../db/generations.ts";
import type { AskedModel } from "../domain/model-usage.ts";

/** What an attempt of the queue lends to its work: where it says how far it is, and whether it is still wanted. */
export type AttemptControl = {
	saveProgress(step: Progress["step"], percent: number): Promise<void>;
	/** Makes a call of a model: from its beginning the person's unit is spent, unless the work fails. */
	payForCall<T>(
		asked: Required<Omit<AskedModel, "calls">>,
		call: () => Promise<T>,
	): Promise<T>;
	signal: AbortSignal;
};
