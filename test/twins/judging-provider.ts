// A provider on this machine that writes the same line for every entry of a resume and, asked again with nothing but claims and
// facts, judges them, or answers requirements: all as a test wants it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type AskedJudge = { prompt: string; instructions: string };
/** The answer of a judge, a status of failure, or nothing at all. */
export type JudgeAnswer = object | number | "silence";

export type JudgingProvider = {
	url: string;
	/** What it writes: lines of the entry that holds the first fact whose words are named. */
	writes: { text: string; of: string }[];
	/** The letter it writes. */
	letter: object;
	judge(prompt: string): JudgeAnswer;
	judged: AskedJudge[];
	/** Asked which requirements the facts answer. */
	answer(prompt: string): JudgeAnswer;
	answered: AskedJudge[];
	close(): Promise<void>;
};

export async function startJudgingProvider(): Promise<JudgingProvider> {
	const provider: JudgingProvider = {
		url: "",
		writes: [],
		letter: {},
		judge: () => ({ lines: [] }),
		judged: [],
		answer: () => ({ answers: [] }),
		answered: [],
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += String(chunk);
		});
		request.on("end", () => {
			const answer = answerOf(messagesIn(body), provider);
			if (answer === "silence") return;
			if (typeof answer === "number") {
				response.writeHead(answer, { "content-type": "application/json" });
				response.end(JSON.stringify({ error: { message: "down" } }));
				return;
			}
			response.writeHead(200, { "content-type": "text/event-stream" });
			response.end(streamed(answer));
		});
	});
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	const { port } = server.address() as AddressInfo;
	provider.url = `http://127.0.0.1:${port}/v1`;
	return provider;
}

function messagesIn(body: string): string[] {
	const { messages } = JSON.parse(body) as { messages: { content: string }[] };
	return messages.map(({ content }) => content);
}

function answerOf(
	messages: readonly string[],
	provider: JudgingProvider,
): JudgeAnswer {
	const [instructions = "", prompt = ""] = messages;
	if (/Answer as JSON: \{"answers"/.test(instructions)) {
		provider.answered.push({ prompt, instructions });
		return provider.answer(prompt);
	}
	if (prompt.includes("<<<PROVED SENTENCES ")) return provider.letter;
	if (!prompt.includes("<<<CLAIMS ")) return resumeWith(prompt, provider);
	provider.judged.push({ prompt, instructions });
	return provider.judge(prompt);
}

function resumeWith(prompt: string, { writes }: JudgingProvider): object {
	const facts = [...prompt.matchAll(/^F(\d+): (.+)$/gm)].map(
		([, nr, text = ""]) => ({ nr: Number(nr), text }),
	);
	const entries = [
		...prompt.matchAll(/^(E\d+): .*\(facts F(\d+) to F(\d+)/gm),
	].map(([, entry, from, to]) => ({
		entry,
		lines: writes.flatMap(({ text, of }) => {
			const fact = facts.find((one) => one.text.includes(of));
			return fact && fact.nr >= Number(from) && fact.nr <= Number(to)
				? [{ text, facts: [`F${fact.nr}`] }]
				: [];
		}),
	}));
	return { summary: [], entries };
}

function streamed(answer: object): string {
	const event = (part: object) =>
		`data: ${JSON.stringify({ id: "c1", created: 1, model: "gpt-4o-mini", object: "chat.completion.chunk", ...part })}\n\n`;
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
			usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
		}),
		"data: [DONE]\n\n",
	].join("");
}
