// One answer as it came in. A count is missing where the provider gave none.
export type Streamed = {
	text: string;
	finishReason: string;
	model: string;
	promptTokens: number | undefined;
	completionTokens: number | undefined;
	cachedTokens: number | undefined;
};
