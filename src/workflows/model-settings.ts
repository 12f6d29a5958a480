// The model that is in force and what the environment says of models, types only, and the name its key is stored under.
import type { ProviderProblem } from "../domain/operations/provider-problem.ts";
import type { ModelChoice } from "../world/models.ts";

/** The name a provider's key is kept under. */
export const PROVIDER_KEY = "ai_api_key";

export type ModelInForce =
	| {
			choice: ModelChoice;
			setBy: "environment" | "settings";
			/** Whether lines of a document that are neither proved nor refuted go to a judge. */
			isJudged: boolean;
	  }
	| { choice: null; why: "none" | ProviderProblem };

/** What the environment says. A provider named there wins over the settings; hosts and the key may be given alone. */
export type ModelEnvironment = {
	provider: ModelChoice["provider"] | "builtin" | null;
	apiKey: string | null;
	baseUrl: string | null;
	model: string | null;
	allowedHosts: readonly string[];
};
