// Work for which a model is asked, once or several times, and what all its calls took: beside what was made, or in the failure.
import { ModelFailure } from "../domain/model-failure.ts";
import {
	type CallsUsage,
	GivenUp,
	type ModelUsage,
	sumOfCalls,
} from "../domain/model-usage.ts";
import type {
	ModelAnswer,
	ModelChoice,
	ModelRequest,
	Models,
} from "../world/models.ts";

/** Asks the model that was chosen. */
export type AskModel = (
	request: Omit<ModelRequest, "onSpent">,
) => Promise<ModelAnswer>;

/** A ModelFailure of the work leaves with its `usage` set; work that ends in any other way, once something was answered, as GivenUp. */
export async function metered<T>(
	{
		models,
		choice,
		pay = (call) => call(),
		before = [],
	}: {
		models: Models;
		choice: ModelChoice;
		/** Makes a call, once it is paid for. */
		pay?<T>(call: () => Promise<T>): Promise<T>;
		/** What was spent on the same work before. */
		before?: readonly CallsUsage[];
	},
	work: (ask: AskModel) => Promise<T>,
): Promise<{ made: T; usage: CallsUsage }> {
	const spent: (ModelUsage & { calls?: number })[] = [...before];
	const ask: AskModel = async (request) => {
		await models.load();
		return pay(() =>
			models.ask(choice, {
				...request,
				onSpent(usage) {
					spent.push(usage);
				},
			}),
		);
	};
	try {
		const made = await work(ask);
		return { made, usage: sumOfCalls(spent, choice) };
	} catch (error) {
		const usage = sumOfCalls(spent, choice);
		if (error instanceof ModelFailure) error.usage = usage;
		else if (usage.calls > 0) throw new GivenUp(usage, { cause: error });
		throw error;
	}
}
