// With what a document or an analysis is written now: the model in force or none. Nobody who asked for a model is
// answered without one, unless the month's budget is used up.
import type { Database } from "../db/database.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import { assumedCost } from "../domain/model-usage.ts";
import type { Engine } from "../domain/tailoring/content/content.ts";
import type { Computing } from "../world/computing.ts";
import type { ModelChoice, Models } from "../world/models.ts";
import type { Typesetter } from "../world/typesetter.ts";
import type { AttemptControl } from "./attempt-control.ts";
import type { ModelInForce } from "./model-settings.ts";
import type { ModelWriter } from "./model-writer.ts";

/** What asks a model. */
export type ModelAccess = {
	database: Database;
	models: Models;
	computing: Computing;
	/** Sets a resume on its pages; without one its length is estimated. */
	typesetter?: Typesetter;
	modelInForce(): Promise<ModelInForce>;
	now(): Date;
};

/** `isOverBudget` where a model would write if the month's budget were not used up. */
export type Writer = {
	choice: ModelChoice | null;
	isOverBudget: boolean;
	isJudged: boolean;
};

/** The one asked for; null asks for whatever is in force. Throws a ModelFailure where a model is wanted and cannot be had. */
export async function writerFor(
	engine: Engine | null,
	modelInForce: ModelAccess["modelInForce"],
): Promise<Writer> {
	const none = { choice: null, isOverBudget: false, isJudged: false };
	if (engine === "builtin") return none;
	const inForce = await modelInForce();
	if (inForce.choice)
		return {
			choice: inForce.choice,
			isOverBudget: false,
			isJudged: inForce.isJudged,
		};
	if (inForce.why === "budget") return { ...none, isOverBudget: true };
	if (engine === "model" || inForce.why !== "none")
		throw new ModelFailure("not-set-up", inForce.why);
	return none;
}

/** Characters of an ordinary answer: what is there of it moves the last step on. */
const USUAL_ANSWER = 4_000;
const LEAST_BETWEEN_MS = 400;

export function modelWriter(
	choice: ModelChoice,
	{
		models,
		attempt,
		isJudged = false,
	}: { models: Models; attempt: AttemptControl; isJudged?: boolean },
): ModelWriter {
	let savedAt = 0;
	return {
		models,
		choice,
		signal: attempt.signal,
		isJudged,
		async pay(call) {
			const isPackaged = (await models.packagedPrice(choice)) !== null;
			return attempt.payForCall(
				{
					...{ provider: choice.provider, model: choice.model },
					assumedCost: assumedCost(choice.price ?? null, isPackaged),
				},
				call,
			);
		},
		onText(characters) {
			const at = performance.now();
			if (at - savedAt < LEAST_BETWEEN_MS) return;
			savedAt = at;
			const share = Math.min(1, characters / USUAL_ANSWER);
			// A step that cannot be stored is stored with the next one; a lost lease ends the work through its signal.
			attempt
				.saveProgress("Generating", 80 + Math.floor(share * 15))
				.catch(() => {});
		},
	};
}
