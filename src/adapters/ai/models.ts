// The model providers as the product asks them. Their libraries take 7 MB and are read with the first question, the table of prices
// when somebody asks for one.
import type { Models } from "../../world/models.ts";
import type { ModelLimits } from "./ask-model.ts";

const TOTAL_MS = 90_000;

/** A third of the time may pass without a word. */
export function limitsWithin(totalMs: number): ModelLimits {
	return {
		totalMs,
		silenceMs: Math.ceil(totalMs / 3),
		attempts: 3,
		retryAfterMs: 500,
	};
}

export function createModels(
	now: () => Date,
	limits: ModelLimits = limitsWithin(TOTAL_MS),
): Models {
	const load = () => import("./ask-model.ts");
	return {
		async load() {
			await load();
		},
		timeoutMs: limits.totalMs,
		async packagedPrice(choice) {
			const { packagedPrice } = await import("./prices.ts");
			return packagedPrice(choice, now());
		},
		async ask(choice, request) {
			const { askModel } = await load();
			return askModel(choice, request, { limits, now });
		},
	};
}
