// The provider of the tests in a thread of its own, so that its work is not measured as ours.
import { parentPort, workerData } from "node:worker_threads";
import { startModelProvider } from "../../twins/model-provider.ts";

const provider = await startModelProvider();
provider.answerMs = (workerData as { answerMs: number }).answerMs;
parentPort?.postMessage({ url: provider.url });
parentPort?.on("message", (message: string) => {
	if (message === "count") parentPort?.postMessage(provider.asked.length);
});
