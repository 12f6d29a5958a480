// The SDK's model for a provider. Requests go to the configured address alone: a redirect is refused, so a key is never
// carried to another host.
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelChoice } from "../../world/models.ts";
import { boundedBody } from "./bounded-body.ts";

export function languageModel(choice: ModelChoice): LanguageModel {
	const { provider, model, apiKey } = choice;
	const options = {
		apiKey,
		fetch: fetchStraight,
		...(choice.baseUrl ? { baseURL: choice.baseUrl } : {}),
	};
	switch (provider) {
		case "openai":
			// The chat protocol, which every gateway in front of the service speaks too.
			return createOpenAI(options).chat(model);
		case "anthropic":
			return createAnthropic(options)(model);
		case "google":
			return createGoogle(options)(model);
		case "openai-compatible":
			return createOpenAICompatible({
				...options,
				name: "compatible",
				baseURL: choice.baseUrl ?? "",
				includeUsage: true,
				supportsStructuredOutputs: true,
			})(model);
	}
}

const fetchStraight: typeof fetch = async (input, init) =>
	boundedBody(await fetch(input, { ...init, redirect: "error" }));
