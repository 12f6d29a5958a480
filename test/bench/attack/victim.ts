// Another person at work while an attack runs: how long their dashboard, documents and files take, and what the process holds.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "../../http/running.ts";
import { maya } from "../../people.ts";
import type { Result } from "../engine/result.ts";
import { summed } from "../measure.ts";
import { startAttack } from "./attacker.ts";
import { type Attack, ask } from "./attacks.ts";
import { manyLines, manyPlaces } from "./hostile-input.ts";
import type { Target } from "./target.ts";

const ATTACK_MS = 12_000;
const WARM_UP = 5;
const DASHBOARD_MS = 200;
const DOCUMENT_MS = 2_000;
const FILE_MS = 2_000;
const SHORT_TEXT_BYTES = 4_000;
const SHORT_PDF_BYTES = 8_000;
const MOST_GROWTH = 1.3;
/** A request that takes longer counts as that long. */
const LONGEST_MS = 60_000;
const ENDED = new Set(["completed", "failed"]);

let people = 0;

type Took = ReturnType<typeof summed>;
const quantities = {
	dashboard: DASHBOARD_MS,
	document: DOCUMENT_MS,
	file: FILE_MS,
} as const;
type Quantity = keyof typeof quantities;

/** How another person fared while one attack ran. */
export type Fared = Record<Quantity, Took> & {
	name: string;
	beforeMb: number;
	peakMb: number;
};

export async function measureUnder(
	attack: Attack,
	target: Target,
): Promise<Fared> {
	people += 1;
	const victim = await target.signUp(`Victim${people}`);
	const attacker = await target.signUp(`Attacker${people}`);
	const attackerEmail = `attacker${people}@example.org`;
	for (const visitor of [victim, attacker])
		await visitor.send("PUT", "/api/profile", { profile: maya });
	await warmUp(victim);
	const note = (await attack.prepare?.(attacker)) ?? "";
	const beforeMb = await target.memoryMb();
	const attacking = await startAttack({
		attack: attack.name,
		url: target.url,
		email: attackerEmail,
	});
	await wait(300);
	const [dashboard, document, file, peakMb] = await Promise.all([
		repeated(() => victim.get("/api/dashboard"), 100),
		repeated(() => madeDocument(victim), 500),
		repeated(() => readFile(victim), 1_000),
		peakMemory(target),
	]);
	await attacking.end();
	await recovered(victim);
	return {
		name: `${attack.name}${note ? ` (${note})` : ""}`,
		dashboard: summed(dashboard),
		document: summed(document),
		file: summed(file),
		beforeMb,
		peakMb,
	};
}

/** `quiet` is how the same person fared in the same run while nobody attacked. */
export function resultsOf(
	{ name, beforeMb, peakMb, ...took }: Fared,
	{ engine, quiet }: { engine: string; quiet: Fared },
): Result[] {
	const growth = peakMb / beforeMb;
	return [
		...named(quantities).map(([quantity, limitMs]) =>
			within(`${engine}: ${name}: another's ${quantity}`, {
				took: took[quantity],
				quiet: quiet[quantity],
				limitMs,
			}),
		),
		{
			measure: `${engine}: ${name}: memory, ${beforeMb} MB before`,
			result: `${peakMb} MB, ${growth.toFixed(2)} ×`,
			mustReach: `<= ${MOST_GROWTH} ×`,
			isReached: growth <= MOST_GROWTH,
		},
	];
}

/** Under which attack each of a person's acts was slowest. */
export function worstOf(all: readonly Fared[], engine: string): Result[] {
	return named(quantities).map(([quantity]) => {
		const [worst] = all.toSorted(
			(a, b) => b[quantity].p95Ms - a[quantity].p95Ms,
		);
		return {
			measure: `${engine}: the worst attack on another's ${quantity}: ${worst?.name}`,
			result: `${worst?.[quantity].p95Ms.toFixed(0)} ms`,
		};
	});
}

function named<Name extends string, Value>(
	record: Readonly<Record<Name, Value>>,
): [Name, Value][] {
	// An object's own keys are the names of its type.
	return Object.entries(record) as [Name, Value][];
}

/** Asks for a document and waits until it is there. */
async function madeDocument(visitor: Visitor): Promise<void> {
	const id = await ask(visitor);
	for (;;) {
		const { body } = await visitor.get(`/api/generations/${id}`);
		const { generation } = body as {
			generation?: { generation_status?: string };
		};
		if (ENDED.has(generation?.generation_status ?? "")) return;
		await wait(25);
	}
}

/** Everything the product does was done once: what it holds then is what it holds in use. */
async function warmUp(victim: Visitor): Promise<void> {
	for (let run = 0; run < WARM_UP; run += 1) {
		await victim.get("/api/dashboard");
		await madeDocument(victim);
		await readFile(victim);
		await readFile(victim, manyPlaces(SHORT_PDF_BYTES));
	}
}

/** A file as people have: two pages of text. */
async function readFile(
	visitor: Visitor,
	bytes = manyLines(SHORT_TEXT_BYTES),
): Promise<void> {
	const reply = await visitor.fetch("/api/profile/import", {
		method: "POST",
		headers: { "content-type": "application/octet-stream" },
		body: Uint8Array.from(bytes),
	});
	await reply.arrayBuffer();
}

async function repeated(
	work: () => Promise<unknown>,
	pauseMs: number,
): Promise<number[]> {
	const took: number[] = [];
	const endsAt = performance.now() + ATTACK_MS;
	while (performance.now() < endsAt) {
		const began = performance.now();
		await Promise.race([work().catch(again(work)), wait(LONGEST_MS)]);
		took.push(performance.now() - began);
		await wait(pauseMs);
	}
	return took;
}

/** Both share this process's connections, and one the server closes on the attacker may be the other's next: browsers ask again, too. */
function again(work: () => Promise<unknown>) {
	return (error: unknown) => {
		if (error instanceof TypeError) return work();
		throw error;
	};
}

async function peakMemory(target: Target): Promise<number> {
	let peak = 0;
	const endsAt = performance.now() + ATTACK_MS;
	while (performance.now() < endsAt) {
		peak = Math.max(peak, await target.memoryMb());
		await wait(100);
	}
	return peak;
}

/** The next attack begins when this one is over. */
async function recovered(victim: Visitor): Promise<void> {
	const endsAt = performance.now() + 2 * LONGEST_MS;
	while (performance.now() < endsAt) {
		const began = performance.now();
		const look = () => victim.get("/api/dashboard");
		await look().catch(again(look));
		if (performance.now() - began < DASHBOARD_MS) return;
		await wait(500);
	}
}

function within(
	measure: string,
	{ took, quiet, limitMs }: { took: Took; quiet: Took; limitMs: number },
): Result {
	const { p95Ms, medianMs, runs } = took;
	return {
		measure: `${measure}, p95 of ${runs} (median ${medianMs.toFixed(0)} ms; nobody attacks: ${quiet.p95Ms.toFixed(0)} ms)`,
		result: `${p95Ms.toFixed(0)} ms`,
		mustReach: `<= ${limitMs} ms`,
		isReached: p95Ms <= limitMs,
	};
}
