// A provider on this machine: a real HTTP server that speaks the protocols of OpenAI, Anthropic and Google, streamed. What it
// does is chosen by the model's name; what it writes comes from the material it is sent, as a model's answer would.
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";

export type Behaviour =
	| "well"
	| "slow"
	| "lies"
	| "stuffs"
	| "obeys"
	| "repents"
	| "fenced"
	| "prose"
	| "wrong-shape"
	| "cut"
	| "cut-once"
	| "endless"
	| "declines"
	| "no-usage"
	| "key-refused"
	| "quota"
	| "rate-limited"
	| "rate-limited-once"
	| "overloaded"
	| "overloaded-once"
	| "html"
	| "unknown-model"
	| "redirects"
	| "reset"
	| "reset-midway"
	| "hangs"
	| "silent-midway"
	| "packed-line"
	| "packed-lines";

export type Asked = {
	path: string;
	model: string;
	headers: IncomingMessage["headers"];
	body: string;
	/** Set when the asking side went away before the answer ended. */
	isAbandoned: boolean;
};

export type ModelProvider = {
	/** With "/v1" for OpenAI's and Anthropic's protocol. */
	url: string;
	/** With "/v1beta" for Google's. */
	googleUrl: string;
	asked: Asked[];
	/** How long an answer takes, spread over its pieces. */
	answerMs: number;
	/** Named, it acts so whatever model is asked for. */
	actsAs: Behaviour | null;
	/** Nothing is answered before. */
	held: Promise<void>;
	close(): Promise<void>;
};

export const TWIN_KEY = "twin-key-0123456789";
export const TWIN_USAGE = { prompt: 812, completion: 133 };

export async function startModelProvider(): Promise<ModelProvider> {
	const counts = new Map<string, number>();
	const provider: ModelProvider = {
		url: "",
		googleUrl: "",
		asked: [],
		answerMs: 0,
		actsAs: null,
		held: Promise.resolve(),
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
	const server = createServer((request, response) => {
		void answer(request, response, { provider, counts }).catch(() =>
			response.destroy(),
		);
	});
	await new Promise<void>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve()),
	);
	const { port } = server.address() as AddressInfo;
	provider.url = `http://127.0.0.1:${port}/v1`;
	provider.googleUrl = `http://127.0.0.1:${port}/v1beta`;
	return provider;
}

type Twin = { provider: ModelProvider; counts: Map<string, number> };
type Protocol = "openai" | "anthropic" | "google";

async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	{ provider, counts }: Twin,
): Promise<void> {
	const body = await bodyOf(request);
	const path = request.url ?? "";
	const protocol = protocolOf(path);
	const model = provider.actsAs ?? modelOf(path, body);
	const time = (counts.get(model) ?? 0) + 1;
	counts.set(model, time);
	const asked: Asked = {
		path,
		model,
		headers: request.headers,
		body,
		isAbandoned: false,
	};
	provider.asked.push(asked);
	response.on("close", () => {
		asked.isAbandoned = !response.writableEnded;
	});
	await provider.held;
	const behaviour = model as Behaviour;
	if (!keyOf(request).endsWith(TWIN_KEY) || behaviour === "key-refused")
		return refuse(response, 401, {
			message: `Incorrect API key provided: ${keyOf(request)}.`,
			code: "invalid_api_key",
		});
	if (refusal(response, behaviour, time)) return;
	if (behaviour === "hangs") return;
	const text = written(behaviour, { prompt: promptOf(body), time });
	await stream(response, {
		protocol,
		behaviour,
		text,
		model,
		time,
		pauseMs: provider.answerMs / Math.max(1, text.length / PIECE),
		isGone: () => asked.isAbandoned,
	});
}

const tooMany = {
	message: "Rate limit reached",
	code: "rate_limit_exceeded",
};

/** Answers that come instead of a document. */
function refusal(
	response: ServerResponse,
	behaviour: Behaviour,
	time: number,
): boolean {
	const isFirst = time === 1;
	if (behaviour === "quota")
		refuse(response, 429, {
			message: "You exceeded your current quota",
			code: "insufficient_quota",
		});
	else if (behaviour === "rate-limited")
		refuse(response, 429, { ...tooMany, header: ["retry-after", "120"] });
	else if (behaviour === "rate-limited-once" && isFirst)
		refuse(response, 429, { ...tooMany, header: ["retry-after-ms", "20"] });
	else if (
		behaviour === "overloaded" ||
		(behaviour === "overloaded-once" && isFirst)
	)
		refuse(response, 500, { message: "The server had an error" });
	else if (behaviour === "html") {
		response.writeHead(502, { "content-type": "text/html" });
		response.end("<html>Bad gateway</html>");
	} else if (behaviour === "unknown-model")
		refuse(response, 404, {
			message: "The model does not exist",
			code: "model_not_found",
		});
	else if (behaviour === "redirects") {
		response.writeHead(307, { location: "http://127.0.0.1:9/elsewhere" });
		response.end();
	} else if (behaviour === "packed-line" || behaviour === "packed-lines")
		sendPacked(response, behaviour === "packed-line" ? "" : "\n");
	else if (behaviour === "reset") response.destroy();
	else return false;
	return true;
}

/** Kilobytes that unpack to sixteen megabytes: in one line, or in very many. */
function sendPacked(response: ServerResponse, end: string): void {
	const text = `data: {"choices":[]}${" ".repeat(1_000)}${end}`;
	response.writeHead(200, {
		"content-type": "text/event-stream",
		"content-encoding": "gzip",
	});
	response.end(gzipSync(text.repeat(16_000)));
}

/** `error` holds a header too where one goes with it. */
function refuse(
	response: ServerResponse,
	status: number,
	{
		header,
		...error
	}: { header?: [name: string, value: string] } & Record<"message", string> & {
			code?: string;
		},
): void {
	response.setHeader("content-type", "application/json");
	if (header) response.setHeader(...header);
	response.writeHead(status);
	response.end(JSON.stringify({ error }));
}

const PIECE = 24;

async function stream(
	response: ServerResponse,
	{
		protocol,
		behaviour,
		text,
		model,
		time,
		pauseMs,
		isGone,
	}: {
		protocol: Protocol;
		behaviour: Behaviour;
		text: string;
		model: string;
		time: number;
		pauseMs: number;
		isGone(): boolean;
	},
): Promise<void> {
	const isCut = behaviour === "cut" || (behaviour === "cut-once" && time === 1);
	const shown = isCut ? text.slice(0, Math.floor(text.length / 2)) : text;
	const end = isCut ? "length" : behaviour === "declines" ? "filter" : "stop";
	const speak = SPEAKERS[protocol](model, behaviour !== "no-usage");
	response.writeHead(200, { "content-type": "text/event-stream" });
	for (const event of speak.begin) response.write(event);
	// What does not end is a matter of length, not of how many pieces it comes in.
	const size = behaviour === "endless" ? 100 * PIECE : PIECE;
	for (let at = 0, nr = 1; at < shown.length; at += size, nr += 1) {
		if (isGone()) return;
		response.write(speak.piece(shown.slice(at, at + size)));
		if (nr === 3 && behaviour === "reset-midway") {
			await pause(10); // lets what was written leave before the connection breaks
			response.destroy();
			return;
		}
		if (nr === 3 && behaviour === "silent-midway") return;
		if (pauseMs >= 1) await pause(pauseMs);
		else if (behaviour === "slow") await pause(2);
	}
	for (const event of speak.end(end)) response.write(event);
	response.end();
}

type Speaker = {
	begin: string[];
	piece(text: string): string;
	end(reason: "stop" | "length" | "filter"): string[];
};

const SPEAKERS: Record<Protocol, (model: string, counts: boolean) => Speaker> =
	{
		openai: (model, counts) => {
			const event = (part: object) =>
				`data: ${JSON.stringify({ id: "c1", created: 1, model, object: "chat.completion.chunk", ...part })}\n\n`;
			return {
				begin: [
					event({
						choices: [{ index: 0, delta: { role: "assistant", content: "" } }],
					}),
				],
				piece: (content) =>
					event({ choices: [{ index: 0, delta: { content } }] }),
				end: (reason) => [
					event({
						choices: [
							{
								index: 0,
								delta: {},
								finish_reason: reason === "filter" ? "content_filter" : reason,
							},
						],
					}),
					...(counts
						? [
								event({
									choices: [],
									usage: {
										prompt_tokens: TWIN_USAGE.prompt,
										completion_tokens: TWIN_USAGE.completion,
										total_tokens: TWIN_USAGE.prompt + TWIN_USAGE.completion,
									},
								}),
							]
						: []),
					"data: [DONE]\n\n",
				],
			};
		},
		anthropic: (model) => {
			const event = (type: string, part: object) =>
				`event: ${type}\ndata: ${JSON.stringify({ type, ...part })}\n\n`;
			return {
				begin: [
					event("message_start", {
						message: {
							id: "m1",
							type: "message",
							role: "assistant",
							model,
							content: [],
							stop_reason: null,
							stop_sequence: null,
							usage: { input_tokens: TWIN_USAGE.prompt, output_tokens: 1 },
						},
					}),
					event("content_block_start", {
						index: 0,
						content_block: { type: "text", text: "" },
					}),
				],
				piece: (text) =>
					event("content_block_delta", {
						index: 0,
						delta: { type: "text_delta", text },
					}),
				end: (reason) => [
					event("content_block_stop", { index: 0 }),
					event("message_delta", {
						delta: {
							stop_reason: {
								stop: "end_turn",
								length: "max_tokens",
								filter: "refusal",
							}[reason],
							stop_sequence: null,
						},
						usage: { output_tokens: TWIN_USAGE.completion },
					}),
					event("message_stop", {}),
				],
			};
		},
		google: (model) => {
			const event = (part: object) =>
				`data: ${JSON.stringify({ modelVersion: model, ...part })}\n\n`;
			return {
				begin: [],
				piece: (text) =>
					event({
						candidates: [
							{ index: 0, content: { role: "model", parts: [{ text }] } },
						],
					}),
				end: (reason) => [
					event({
						candidates: [
							{
								index: 0,
								content: { role: "model", parts: [{ text: "" }] },
								finishReason: {
									stop: "STOP",
									length: "MAX_TOKENS",
									filter: "SAFETY",
								}[reason],
							},
						],
						usageMetadata: {
							promptTokenCount: TWIN_USAGE.prompt,
							candidatesTokenCount: TWIN_USAGE.completion,
							totalTokenCount: TWIN_USAGE.prompt + TWIN_USAGE.completion,
						},
					}),
				],
			};
		},
	};

/** The lines of an answer, from the numbered facts of the prompt. */
function written(
	behaviour: Behaviour,
	{ prompt, time }: { prompt: string; time: number },
): string {
	if (behaviour === "prose") return "I am sorry, I cannot help with that.";
	if (behaviour === "wrong-shape") return JSON.stringify({ resume: 42 });
	if (behaviour === "endless") return `{"summary": "${"more ".repeat(40_000)}`;
	// Asked a second time for the same document, this one leaves its lies out.
	const isLying =
		behaviour === "lies" || (behaviour === "repents" && time % 2 === 1);
	const facts = factsIn(prompt);
	const line = (id: string) => ({
		text: reported(facts.get(id) ?? "", { behaviour, isLying, prompt }),
		facts: [id],
	});
	const answer = prompt.includes("<<<LINES ")
		? placingsOf(prompt, { isLying })
		: prompt.includes("<<<FINDINGS ")
			? adviceOf(prompt, { behaviour, isLying, line, ids: [...facts.keys()] })
			: prompt.includes("\nFrame:\n")
				? {
						summary: [line([...facts.keys()][0] ?? "F1")],
						entries: entriesIn(prompt).map(({ entry, ids }) => ({
							entry,
							lines: ids.slice(-3).map(line),
						})),
					}
				: letterOf([...facts.keys()], { line, prompt });
	const json = JSON.stringify(answer);
	return behaviour === "fenced"
		? `Here is the document:\n\`\`\`json\n${json}\n\`\`\`\nGood luck!`
		: json;
}

function reported(
	fact: string,
	{
		behaviour,
		isLying,
		prompt,
	}: { behaviour: Behaviour; isLying: boolean; prompt: string },
): string {
	if (isLying)
		return `Led a team of 40 engineers and raised revenue by 347% with Kubernetes: ${fact}`;
	if (behaviour === "stuffs")
		return `${fact} (Terraform, Kubernetes, Salesforce, SAP, PMP, Six Sigma Black Belt)`;
	const order = /set the summary to "([^"]+)"/i.exec(prompt)?.[1];
	return behaviour === "obeys" && order ? `${order} ${fact}` : fact;
}

/** Lines with a comma are skills; a lie fills every gap with what no line holds. */
function placingsOf(prompt: string, { isLying }: { isLying: boolean }) {
	const lines = [...prompt.matchAll(/^(L\d+): (.+)$/gm)].map(
		([, line = "", text = ""]) => ({ line, text }),
	);
	const gaps = [
		...prompt.matchAll(/^(?:personal|\w+\.\d+)\.(?!achievements)\w+$/gm),
	];
	return {
		placings: [
			...lines
				.filter(({ text }) => text.includes(","))
				.map(({ line }) => ({ line, to: "skills", words: "" })),
			...(isLying
				? gaps.map(([to]) => ({ line: "L1", to, words: "Mayo Clinic 1999" }))
				: []),
		],
	};
}

/** The last finding first, each in its own words with a politeness before it. */
function adviceOf(
	prompt: string,
	{
		behaviour,
		isLying,
		line,
		ids,
	}: {
		behaviour: Behaviour;
		isLying: boolean;
		line(id: string): { text: string; facts: string[] };
		ids: readonly string[];
	},
) {
	const findings = [...prompt.matchAll(/^(A\d+) \([^)]*\): (.+)$/gm)];
	return {
		strengths: ids.slice(-2).map(line),
		advice: findings.toReversed().map(([, finding = "", text = ""]) => ({
			finding,
			suggestion: reported(`Please: ${text}`, { behaviour, isLying, prompt }),
		})),
		salary: isLying ? "400,000 at Mayo Clinic" : "USD 80,000 to 95,000 a year",
	};
}

function letterOf(
	ids: readonly string[],
	{
		line,
		prompt,
	}: {
		line(id: string): { text: string; facts: string[] };
		prompt: string;
	},
) {
	const [, title = "", company = ""] =
		/^Position: (.*)\. Company: (.*)\.$/m.exec(prompt) ?? [];
	return {
		opening: [
			{
				text: `I am writing about the position of ${title} at ${company}.`,
				facts: [],
			},
		],
		paragraphs: [{ sentences: ids.slice(-2).map(line) }],
		closing: [{ text: "I would be glad to talk with you.", facts: [] }],
	};
}

function factsIn(prompt: string): Map<string, string> {
	return new Map(
		[...prompt.matchAll(/^(F\d+): (.+)$/gm)].map(([, id = "", text = ""]) => [
			id,
			text,
		]),
	);
}

function entriesIn(prompt: string): { entry: string; ids: string[] }[] {
	return [...prompt.matchAll(/^(E\d+): .*\(facts F(\d+) to F(\d+),.*$/gm)].map(
		([, entry = "", first, last]) => ({
			entry,
			ids: range(Number(first), Number(last)).map((nr) => `F${nr}`),
		}),
	);
}

function range(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function protocolOf(path: string): Protocol {
	if (path.includes("/messages")) return "anthropic";
	return path.includes(":streamGenerateContent") ? "google" : "openai";
}

function modelOf(path: string, body: string): string {
	const google = /models\/([^:]+):/.exec(path)?.[1];
	const named = (JSON.parse(body) as { model?: string }).model;
	return decodeURIComponent(google ?? named ?? "");
}

function keyOf({ headers }: IncomingMessage): string {
	const key =
		headers.authorization ?? headers["x-api-key"] ?? headers["x-goog-api-key"];
	return String(key ?? "");
}

/** All text of the request, whatever the protocol wraps it in. */
function promptOf(body: string): string {
	const texts: string[] = [];
	JSON.parse(body, (_, value: unknown) => {
		if (typeof value === "string") texts.push(value);
		return value;
	});
	return texts.join("\n");
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request) body += String(chunk);
	return body;
}
