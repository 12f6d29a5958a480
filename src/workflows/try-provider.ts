// One small call to the provider in force, so that an administrator knows before anybody's document does.
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import { PROVIDER_PROBLEMS } from "../domain/operations/provider-problem.ts";
import type { Models } from "../world/models.ts";
import { metered } from "./metered.ts";
import type { ModelInForce } from "./model-settings.ts";

const SCHEMA = {
	type: "object",
	properties: { ready: { type: "boolean" } },
	required: ["ready"],
	additionalProperties: false,
};

const NOT_SET_UP = {
	none: "No provider is set up: documents are written by the built-in writer.",
	...PROVIDER_PROBLEMS,
} as const;

/** What came of it in words for administrators, nothing of the key or the answer; and what it took, for the record of acts. */
export type Trial = {
	works: boolean;
	text: string;
	took: { model: string; tokens: number; dollars: number } | null;
};

export async function tryProvider(
	inForce: ModelInForce,
	{ models, signal }: { models: Models; signal: AbortSignal },
): Promise<Trial> {
	if (!inForce.choice)
		return { works: false, text: NOT_SET_UP[inForce.why], took: null };
	const { choice } = inForce;
	try {
		const { usage } = await metered({ models, choice }, (ask) =>
			ask({
				instructions: 'Answer as JSON: {"ready": true}.',
				turns: [{ from: "us", text: "Are you ready?" }],
				schema: SCHEMA,
				temperature: 0,
				signal,
			}),
		);
		const { model, isAssumed } = usage;
		const took = tookOf(usage);
		return {
			works: true,
			took,
			text: `${model} answered${isAssumed ? "" : ` with ${took.tokens} tokens`}.`,
		};
	} catch (error) {
		if (!(error instanceof ModelFailure)) throw error;
		const { usage, reported } = error;
		return {
			works: false,
			text: reported,
			took: usage && usage.calls > 0 ? tookOf(usage) : null,
		};
	}
}

function tookOf({ model, promptTokens, completionTokens, cost }: CallsUsage) {
	return { model, tokens: promptTokens + completionTokens, dollars: cost };
}
