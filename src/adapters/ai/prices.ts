// What a call cost: by the price that administrators set for the model, else by the table of the package, from the provider's own
// count.
import { calcPrice } from "@pydantic/genai-prices";
import {
	ASSUMED_CALL,
	assumedCost,
	costOf,
	type ModelPrice,
	type ModelUsage,
} from "../../domain/model-usage.ts";
import type { ModelChoice } from "../../world/models.ts";
import type { Streamed } from "./streamed.ts";

/** The table of the installed package: both change together. */
export const PRICE_TABLE = { version: "0.1.8", publishedOn: "2026-09-23" };

type Priced = Pick<ModelChoice, "model"> & Partial<ModelChoice>;

/** A model that has no price at all (one's own, most often) costs nothing. */
export function priced(
	choice: ModelChoice,
	streamed: Streamed,
	now: Date,
): ModelUsage {
	const { model, promptTokens, completionTokens, cachedTokens } = streamed;
	const own = choice.price ?? null;
	if (promptTokens === undefined || completionTokens === undefined)
		return {
			...ASSUMED_CALL,
			model,
			cost: assumedCost(own, packagedPrice(choice, now) !== null),
			isAssumed: true,
			pricedAt: own?.setOn ?? null,
		};
	const counted = { model, promptTokens, completionTokens, isAssumed: false };
	if (own)
		return { ...counted, cost: costOf(own, counted), pricedAt: own.setOn };
	const price = calcPrice(
		{
			input_tokens: promptTokens,
			output_tokens: completionTokens,
			...(cachedTokens ? { cache_read_tokens: cachedTokens } : {}),
		},
		model,
		{ timestamp: now, ...sellerOf(choice) },
	);
	return {
		...counted,
		cost: price?.total_price ?? 0,
		pricedAt: price ? PRICE_TABLE.publishedOn : null,
	};
}

const MILLION = 1e6;
/** A call small enough for the first tier of a price that rises with the length. */
const SMALL_CALL = 1_000;

/** Dollars for a million tokens each way, as the first of them cost; null where the table does not know the model. */
export function packagedPrice(
	choice: Priced,
	now: Date,
): Pick<ModelPrice, "input" | "output"> | null {
	const call = { input_tokens: SMALL_CALL, output_tokens: SMALL_CALL };
	const options = { timestamp: now, ...sellerOf(choice) };
	const price = calcPrice(call, choice.model, options);
	return (
		price && {
			input: price.input_price * (MILLION / SMALL_CALL),
			output: price.output_price * (MILLION / SMALL_CALL),
		}
	);
}

function sellerOf({ provider, baseUrl }: Priced) {
	if (!provider) return {};
	return provider === "openai-compatible"
		? { providerApiUrl: baseUrl ?? "" }
		: { providerId: provider };
}
