// What a call cost, from the price table of the package and the provider's own count.
import { calcPrice } from "@pydantic/genai-prices";
import { ASSUMED_CALL, type ModelUsage } from "../../domain/model-usage.ts";
import type { ModelChoice } from "../../world/models.ts";
import type { Streamed } from "./streamed.ts";

/** The table of the installed package: both change together. */
export const PRICE_TABLE = { version: "0.1.8", publishedOn: "2026-09-23" };

/** A model the table does not know (one's own, most often) costs nothing. */
export function priced(
	{ provider, baseUrl }: ModelChoice,
	streamed: Streamed,
	now: Date,
): ModelUsage {
	const { model, promptTokens, completionTokens, cachedTokens } = streamed;
	if (promptTokens === undefined || completionTokens === undefined)
		return { model, ...ASSUMED_CALL, isAssumed: true, pricedAt: null };
	const price = calcPrice(
		{
			input_tokens: promptTokens,
			output_tokens: completionTokens,
			...(cachedTokens ? { cache_read_tokens: cachedTokens } : {}),
		},
		model,
		{
			timestamp: now,
			...(provider === "openai-compatible"
				? { providerApiUrl: baseUrl ?? "" }
				: { providerId: provider }),
		},
	);
	return {
		model,
		promptTokens,
		completionTokens,
		cost: price?.total_price ?? 0,
		isAssumed: false,
		pricedAt: price ? PRICE_TABLE.publishedOn : null,
	};
}
