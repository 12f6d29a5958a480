// The model that the environment names, for a command. Administrators' settings are the server's.
import { createModels, limitsWithin } from "../adapters/ai/models.ts";
import { Refusal } from "../domain/refusal.ts";
import { readEnvironment } from "../environment.ts";
import type { ModelWriter } from "../workflows/model-writer.ts";

/** Refuses "bad-input" where the environment names no model that could be asked. */
export function commandWriter(): ModelWriter {
	const { model: set, modelTimeoutMs } = readEnvironment(process.env);
	const { provider, model, apiKey, baseUrl } = set;
	if (!provider || provider === "builtin")
		throw new Refusal(
			"bad-input",
			"--engine ai needs a provider: set AI_PROVIDER, AI_API_KEY and AI_MODEL (for your own model, AI_PROVIDER=openai-compatible and AI_BASE_URL), or leave out --engine.",
		);
	if (!model)
		throw new Refusal(
			"bad-input",
			"--engine ai needs AI_MODEL: name the model.",
		);
	if (!apiKey && provider !== "openai-compatible")
		throw new Refusal("bad-input", "--engine ai needs AI_API_KEY.");
	return {
		models: createModels(() => new Date(), limitsWithin(modelTimeoutMs)),
		choice: { provider, model, apiKey: apiKey ?? "", baseUrl },
		signal: new AbortController().signal,
		isJudged: true,
	};
}
