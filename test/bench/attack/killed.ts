// The process is killed while documents of several people are made, and started again: how long until each has ended.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "../../http/running.ts";
import { maya } from "../../people.ts";
import type { Result } from "../engine/result.ts";
import { ask } from "./attacks.ts";
import { manySemicolons } from "./hostile-input.ts";
import type { Target } from "./target.ts";

const PEOPLE = 4;
const DOCUMENTS_EACH = 3;
const LONGEST_S = 60;

export async function measureKilled({
	target,
	engine,
}: {
	target: Target;
	engine: string;
}): Promise<Result> {
	const people = await Promise.all(
		Array.from({ length: PEOPLE }, (_, at) => target.signUp(`Killed${at}`)),
	);
	for (const person of people) {
		await person.send("PUT", "/api/profile", { profile: maya });
		for (let asked = 0; asked < DOCUMENTS_EACH; asked += 1)
			await ask(person, { jobDescription: manySemicolons(19_900) });
	}
	await target.kill();
	const began = performance.now();
	await target.start();
	const visitors = await Promise.all(
		people.map((_, at) => target.signIn(`Killed${at}`)),
	);
	let left = await hanging(visitors);
	while (left > 0 && performance.now() - began < LONGEST_S * 1_000) {
		await wait(250);
		left = await hanging(visitors);
	}
	const seconds = (performance.now() - began) / 1_000;
	return {
		measure: `${engine}: kill -9 and start: documents left hanging after ${seconds.toFixed(1)} s`,
		result: `${left}`,
		mustReach: `0 within ${LONGEST_S} s`,
		isReached: left === 0,
	};
}

async function hanging(visitors: Visitor[]): Promise<number> {
	const lists = await Promise.all(
		visitors.map((visitor) => visitor.get("/api/generations?perPage=50")),
	);
	return lists
		.flatMap(({ body }) => {
			const { generations = [] } = body as {
				generations?: { generation_status: string }[];
			};
			return generations;
		})
		.filter(({ generation_status: status }) =>
			["generating", "processing"].includes(status),
		).length;
}
