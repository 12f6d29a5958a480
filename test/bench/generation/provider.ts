// A provider to measure with: how long its answers take is given, how it behaves is the model's name.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ModelChoice } from "#src/world/models.ts";
import { type Behaviour, TWIN_KEY } from "../../twins/model-provider.ts";

export type MeasuredProvider = {
	choice(behaviour: Behaviour): ModelChoice;
	/** Answers asked for so far. */
	count(): Promise<number>;
	close(): Promise<number>;
};

export async function startProvider(
	answerMs: number,
): Promise<MeasuredProvider> {
	const thread = new Worker(new URL("./provider-thread.ts", import.meta.url), {
		workerData: { answerMs },
	});
	const [{ url }] = (await once(thread, "message")) as [{ url: string }];
	return {
		choice: (behaviour) => ({
			provider: "openai-compatible",
			model: behaviour,
			apiKey: TWIN_KEY,
			baseUrl: url,
		}),
		async count() {
			thread.postMessage("count");
			const [count] = (await once(thread, "message")) as [number];
			return count;
		},
		close: () => thread.terminate(),
	};
}
