// Asking models.
import type { ModelPrice, ModelUsage } from "../domain/model-usage.ts";

/** A provider's model with all that is needed to ask it. The key never leaves the process. */
export type ModelChoice = {
	provider: "openai" | "openai-compatible" | "anthropic" | "google";
	model: string;
	apiKey: string;
	/** null: the provider's own address. */
	baseUrl: string | null;
	/** What administrators say it costs, before any packaged price. */
	price?: ModelPrice | null;
};

export type ModelRequest = {
	instructions: string;
	/** In turns: what was asked, and what the model answered to it. */
	turns: { from: "us" | "model"; text: string }[];
	/** JSON Schema of the answer. */
	schema: Record<string, unknown>;
	temperature: number;
	signal: AbortSignal;
	/** Called with the length of the answer as it arrives. */
	onText?(characters: number): void;
	/** Called as each answer ends, with what it took, also for one that breaks off or cannot be used. */
	onSpent?(usage: ModelUsage): void;
};

export type ModelAnswer = {
	/** JSON, not yet held against the schema. */
	answer: unknown;
	/** The answer's own words, for asking again. */
	text: string;
	/** The model that answered, as the provider names it. */
	model: string;
};

/** Asks a model. Throws a ModelFailure, which never holds the key, the request or the answer. */
export type Models = {
	/** Until this is there, a question would wait after it was noted and before it is sent. */
	load(): Promise<void>;
	ask(choice: ModelChoice, request: ModelRequest): Promise<ModelAnswer>;
	/** How long one question may take, its retries included. */
	timeoutMs: number;
	/** Dollars for a million tokens each way by the packaged table; null where it does not know the model. */
	packagedPrice(
		choice: Pick<ModelChoice, "model"> & Partial<ModelChoice>,
	): Promise<Pick<ModelPrice, "input" | "output"> | null>;
};
