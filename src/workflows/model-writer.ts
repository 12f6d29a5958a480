// Who writes a document in words of its own, and what it is asked with.
import type { CallsUsage } from "../domain/model-usage.ts";
import type { ModelChoice, Models } from "../world/models.ts";

/** Who writes, and what it is asked with. */
export type ModelWriter = {
	models: Models;
	choice: ModelChoice;
	signal: AbortSignal;
	/** Whether lines that are neither proved nor refuted go to a judge; left out, they do not. */
	isJudged?: boolean;
	/** Makes each call, once it is paid for. */
	pay?<T>(call: () => Promise<T>): Promise<T>;
	/** Calls for the same document before it was written: they count with its own. */
	before?: readonly CallsUsage[];
	/** How much of the answer is there, in characters. */
	onText?(characters: number): void;
};
