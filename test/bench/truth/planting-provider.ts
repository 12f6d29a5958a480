// A provider on this machine that writes one chosen line into every document it is asked for, citing the facts it was made from.
// Asked again, it writes the same line in words that name none of what it was told.
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import { askedIn, type Judge } from "./judges.ts";

export type Plant = {
	text: string;
	/** Words of the facts it was made from. */
	sources: readonly string[];
	/** Whether it writes the line only where the material it was sent holds it: an order it obeys. */
	isObeying: boolean;
};

export type PlantingProvider = {
	url: string;
	plant: Plant;
	/** Answers where it is asked as a judge. */
	judge: Judge;
	/** Whether the last document asked for had a place for the line: its entry may not have been chosen. */
	isPlanted: boolean;
	/** Calls for a document, and for a judge. */
	calls: number;
	judged: number;
	close(): Promise<void>;
};

const Asked = z.object({
	messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export async function startPlantingProvider(): Promise<PlantingProvider> {
	const provider: PlantingProvider = {
		url: "",
		plant: { text: "", sources: [], isObeying: false },
		judge: () => ({ lines: [] }),
		isPlanted: false,
		calls: 0,
		judged: 0,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
	const server = createServer((request, response) => {
		void bodyOf(request).then((body) => {
			const { messages } = Asked.parse(JSON.parse(body));
			const prompt = messages.map(({ content }) => content).join("\n");
			const isJudge = prompt.includes("<<<CLAIMS ");
			if (isJudge) provider.judged += 1;
			else provider.calls += 1;
			const answer = isJudge
				? provider.judge(askedIn(prompt))
				: answerTo(prompt, provider.plant);
			if (!isJudge)
				provider.isPlanted = JSON.stringify(answer).includes('"facts"');
			response.writeHead(200, { "content-type": "text/event-stream" });
			response.end(streamed(answer));
		});
	});
	// Who asks may compose for longer than a connection is kept open.
	server.keepAliveTimeout = 0;
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error("The provider has no port.");
	provider.url = `http://127.0.0.1:${address.port}/v1`;
	return provider;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(Buffer.from(part));
	return Buffer.concat(parts).toString("utf8");
}

function answerTo(prompt: string, { text, sources, isObeying }: Plant): object {
	const said = isObeying && !prompt.includes(text) ? null : text;
	const facts = [...prompt.matchAll(/^(F\d+): (.+)$/gm)].map(
		([, id = "", words = ""]) => ({ id, words }),
	);
	const cited = facts.filter(({ words }) =>
		sources.some((source) => source.includes(words) || words.includes(source)),
	);
	const ids = (cited.length > 0 ? cited : facts.slice(0, 1)).map(
		({ id }) => id,
	);
	const lines = said === null ? [] : [{ text: said, facts: ids }];
	if (prompt.includes('"opening"'))
		return { opening: [], paragraphs: [{ sentences: lines }], closing: [] };
	const first = Number(ids[0]?.slice(1) ?? 0);
	const entry = [
		...prompt.matchAll(/^(E\d+): .*\(facts F(\d+) to F(\d+)/gm),
	].find(
		([, , from = "", to = ""]) => Number(from) <= first && first <= Number(to),
	);
	return {
		summary: [],
		entries: entry ? [{ entry: entry[1], lines }] : [],
	};
}

function streamed(answer: object): string {
	const event = (part: object) =>
		`data: ${JSON.stringify({ id: "c1", created: 1, model: "planting", object: "chat.completion.chunk", ...part })}\n\n`;
	return [
		event({
			choices: [
				{
					index: 0,
					delta: { role: "assistant", content: JSON.stringify(answer) },
				},
			],
		}),
		event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
		event({
			choices: [],
			usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
		}),
		"data: [DONE]\n\n",
	].join("");
}
