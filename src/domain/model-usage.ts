// What calls of a model take. It is counted as each answer ends, so that it is paid for in the books whatever becomes of it.

/** As the provider counted it; `isAssumed` where it counted nothing. `cost` is in dollars, 0 for a model without a price. */
export type ModelUsage = {
	/** As the provider names it. */
	model: string;
	promptTokens: number;
	completionTokens: number;
	cost: number;
	isAssumed: boolean;
	/** Day the price table was made, "YYYY-MM-DD"; null where it has no price. */
	pricedAt: string | null;
};

/** What an administrator says a model costs: dollars for a million tokens each way. */
export type ModelPrice = {
	input: number;
	output: number;
	/** The day it was set, "YYYY-MM-DD". */
	setOn: string;
};

/** Dollars. */
export function costOf(
	{ input, output }: Pick<ModelPrice, "input" | "output">,
	tokens: Pick<ModelUsage, "promptTokens" | "completionTokens">,
): number {
	const { promptTokens, completionTokens } = tokens;
	return (promptTokens * input + completionTokens * output) / 1e6;
}

/** What is assumed where a provider counts nothing, as the specification sets it. */
export const ASSUMED_CALL = {
	promptTokens: 1_000,
	completionTokens: 2_000,
	cost: 0.006,
};

/**
 * Dollars for a call that nobody counted: by the price that was set, else what is assumed for a model with a price, else nothing.
 * One's own model most often has none.
 */
export function assumedCost(
	price: ModelPrice | null,
	hasPackagedPrice: boolean,
): number {
	if (price) return costOf(price, ASSUMED_CALL);
	return hasPackagedPrice ? ASSUMED_CALL.cost : 0;
}

/** Calls that were begun, whatever came of them. */
export type AskedModel = {
	provider: string;
	model: string;
	calls: number;
	/** Dollars to assume for all of them; missing in jobs of before. */
	assumedCost?: number;
};

/** For calls whose answers went with their process. */
export function assumedUsage({
	assumedCost: cost,
	...asked
}: AskedModel): CallsUsage {
	return {
		...asked,
		promptTokens: ASSUMED_CALL.promptTokens * asked.calls,
		completionTokens: ASSUMED_CALL.completionTokens * asked.calls,
		cost: cost ?? ASSUMED_CALL.cost * asked.calls,
		isAssumed: true,
		pricedAt: null,
	};
}

/** What all calls for one piece of work took together; the model is the last one that answered. */
export type CallsUsage = ModelUsage & { provider: string; calls: number };

/** Work was given up in the middle of an answer, and what was answered until then has to be paid. */
export class GivenUp extends Error {
	readonly usage: CallsUsage;

	constructor(usage: CallsUsage, options: ErrorOptions) {
		super("Given up before it was done.", options);
		this.name = "GivenUp";
		this.usage = usage;
	}
}

/** Of no call where none was answered. What already is a sum counts with all its calls. */
export function sumOfCalls(
	spent: readonly (ModelUsage & { calls?: number })[],
	{ provider, model }: { provider: string; model: string },
): CallsUsage {
	const sum = (of: (usage: (typeof spent)[number]) => number) =>
		spent.reduce((total, usage) => total + of(usage), 0);
	const last = spent.at(-1);
	return {
		provider,
		model: last?.model ?? model,
		calls: sum(({ calls = 1 }) => calls),
		promptTokens: sum(({ promptTokens }) => promptTokens),
		completionTokens: sum(({ completionTokens }) => completionTokens),
		cost: sum(({ cost }) => cost),
		isAssumed: spent.some(({ isAssumed }) => isAssumed),
		pricedAt: last?.pricedAt ?? null,
	};
}
