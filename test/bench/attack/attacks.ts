// Each attack from one account. It goes on, in bounds, until it is told to stop, and leaves nothing open.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "../../http/running.ts";
import { maya } from "../../people.ts";
import {
	manyLines,
	manyPlaces,
	manySemicolons,
	manySkills,
} from "./hostile-input.ts";

export type Attack = {
	name: string;
	/** Once, before anything is measured. */
	prepare?(attacker: Visitor): Promise<string>;
	run(attacker: Visitor, until: AbortSignal, url: string): Promise<void>;
};

const FILE_BYTES = 240_000;
const TEXT_BYTES = 390_000;
const BODIES = 100;
const BODY_BYTES = 9_000_000;
/** Between rounds. Even so an attacker asks more than the limit of requests would let them, which is lifted here. */
const PAUSE_MS = 1_000;
/** After so long a body that was refused begins anew. */
const REOPENED_MS = 2_000;
const STREAMS = 200;

/** What the others are held against: the same person at work, in the same run, and nobody attacks. */
export const calm: Attack = {
	name: "nobody attacks",
	run: async () => {},
};

export const attacks: Attack[] = [
	{
		name: "lists of up to 10,000 skills, documents and analyses",
		prepare: async (attacker) =>
			`accepted: ${await longestAccepted(attacker)} skills`,
		run: (attacker, until) =>
			inRounds(until, async () => {
				await ask(attacker, { engine: "builtin" });
				await attacker.send("POST", "/api/functions/analyze-profile", {
					requestKey: randomUUID(),
					engine: "builtin",
				});
				await wait(1_000, undefined, { signal: until });
			}),
	},
	{
		name: "8 PDFs of 240 kB at once",
		run: (attacker, until) =>
			inRounds(until, () =>
				many(8, () =>
					upload(attacker, { bytes: manyPlaces(FILE_BYTES), until }),
				),
			),
	},
	{
		name: "4 imports of 390 kB of text at once",
		run: (attacker, until) =>
			inRounds(until, () =>
				many(4, () =>
					upload(attacker, { bytes: manyLines(TEXT_BYTES), until }),
				),
			),
	},
	{
		name: "postings of 20,000 signs that are semicolons",
		run: (attacker, until) =>
			inRounds(until, async () => {
				await ask(attacker, { jobDescription: manySemicolons(19_900) });
			}),
	},
	{
		name: "a thread of each kind at once: files, documents, drawings",
		run: (attacker, until) =>
			inRounds(until, async () => {
				const id = await ask(attacker, {
					jobDescription: manySemicolons(19_900),
				});
				await many(4, () =>
					upload(attacker, { bytes: manyPlaces(FILE_BYTES), until }),
				);
				await many(4, async () => {
					const drawn = await attacker.fetch(
						`/api/generations/${id}/file?format=pdf`,
						{
							signal: until,
						},
					);
					await drawn.arrayBuffer();
				});
			}),
	},
	{
		name: "100 bodies of 9 MB that do not end",
		run: async (attacker, until, url) => {
			const cookie = await cookieOf(attacker);
			const body = Buffer.alloc(BODY_BYTES, " ");
			await many(BODIES, () =>
				inRounds(until, async () => {
					await once(unfinished(body, { url, cookie }), "close");
					await wait(REOPENED_MS, undefined, { signal: until });
				}),
			);
		},
	},
	{
		name: "200 streams of events",
		run: async (attacker, until) => {
			const id = await ask(attacker, { engine: "builtin" });
			await many(STREAMS, async () => {
				const stream = await attacker.fetch(`/api/generations/${id}/events`, {
					signal: until,
				});
				await stream.text();
			});
			await wait(60_000, undefined, { signal: until }).catch(() => undefined);
		},
	},
	{
		name: "answers of a provider that unpack to 16 MB",
		run: (attacker, until) =>
			inRounds(until, async () => {
				await many(4, () => ask(attacker, { engine: "model" }));
			}),
	},
];

/** Asks for a document and gives its id; "" where it was refused. */
export async function ask(
	visitor: Visitor,
	more: { engine?: "builtin" | "model"; jobDescription?: string } = {},
): Promise<string> {
	const { body } = await visitor.send(
		"POST",
		"/api/functions/generate-resume",
		{
			jobTitle: "Charge Nurse",
			companyName: "Harbor Clinic",
			jobDescription: "Charge Nurse. A nurse licence is required.",
			selectedSections: ["personal", "work_experience", "skills"],
			aiEnhancementStrength: "medium",
			engine: "builtin",
			requestKey: randomUUID(),
			...more,
		},
	);
	return (body as { id?: string }).id ?? "";
}

/** The longest list that is taken; 0 where none of these is. */
async function longestAccepted(attacker: Visitor): Promise<number> {
	for (const count of [10_000, 8_000, 5_000, 2_000, 1_000, 500, 200]) {
		const profile = { ...maya, skills: manySkills(count) };
		const { status } = await attacker.send("PUT", "/api/profile", { profile });
		if (status < 300) return count;
	}
	return 0;
}

async function upload(
	attacker: Visitor,
	{ bytes, until }: { bytes: Buffer; until: AbortSignal },
): Promise<void> {
	const sent = await attacker.fetch("/api/profile/import", {
		method: "POST",
		headers: { "content-type": "application/octet-stream" },
		body: Uint8Array.from(bytes),
		signal: until,
	});
	await sent.arrayBuffer();
}

function unfinished(
	body: Buffer,
	{ url, cookie }: { url: string; cookie: string },
) {
	const sent = request(new URL("/api/profile/import", url), {
		method: "POST",
		headers: {
			"content-type": "application/octet-stream",
			origin: url,
			cookie,
		},
	});
	sent.on("error", () => undefined); // refused while it is written to
	sent.on("response", (response) => response.resume());
	sent.write(body);
	return sent;
}

/** What the visitor's own calls carry, read from one of them. */
async function cookieOf(attacker: Visitor): Promise<string> {
	let cookie = "";
	const original = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		cookie = new Headers(init?.headers).get("cookie") ?? "";
		return original(input, init);
	};
	await attacker.get("/api/me");
	globalThis.fetch = original;
	return cookie;
}

async function many(
	count: number,
	work: () => Promise<unknown>,
): Promise<void> {
	await Promise.allSettled(Array.from({ length: count }, work));
}

async function inRounds(
	until: AbortSignal,
	round: () => Promise<void>,
): Promise<void> {
	while (!until.aborted) {
		// What is refused or broken off is what the product is meant to do.
		await round().catch(() => undefined);
		await wait(PAUSE_MS, undefined, { signal: until }).catch(() => undefined);
	}
}
