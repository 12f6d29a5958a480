// From the committed request to the worker's first line of work, on the embedded database, one document after the other.

import { randomUUIDv7 } from "node:crypto";
import { performance } from "node:perf_hooks";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import type { Database } from "#src/db/database.ts";
import { saveNewGeneration } from "#src/db/generations.ts";
import { saveJob } from "#src/db/jobs.ts";
import { asPerson } from "#src/db/transactions.ts";
import { createQueue } from "#src/jobs/queue.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { addPerson } from "../database/accounts.ts";
import { freshDatabase } from "../database/fresh.ts";
import { worksOf } from "../database/works.ts";
import { maya } from "../people.ts";
import { type Bench, memoryMb, type Row, summed } from "./measure.ts";

const RUNS = 100;

export const bench: Bench = async () => {
	const database = await freshDatabase();
	try {
		return [await enqueueToStart(database)];
	} finally {
		await database.close();
	}
};

async function enqueueToStart(database: Database): Promise<Row> {
	const userId = await addPerson(database);
	const { resume } = await tailorContent({
		compute: inThread,
		profile: maya,
		posting: "Nurse",
		kinds: ["resume"],
		strength: "medium",
		sections: "auto",
		today: "2026-01-15",
	});
	if (!resume) throw new Error("no resume was written");
	const waiting = {
		started: Promise.withResolvers<number>(),
		done: Promise.withResolvers<void>(),
	};
	const queue = createQueue(database, {
		works: worksOf(database, async () => {
			waiting.started.resolve(performance.now());
			return { kind: "resume", content: resume };
		}),
		onChange: () => waiting.done.resolve(),
		now: () => new Date(),
		log: { error: (details, message) => console.error(message, details) },
	});
	await queue.start();
	const took: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		waiting.started = Promise.withResolvers<number>();
		waiting.done = Promise.withResolvers<void>();
		await enqueue(database, userId);
		const committed = performance.now();
		queue.wake();
		took.push((await waiting.started.promise) - committed);
		await waiting.done.promise;
	}
	await queue.stop();
	return {
		name: "request to start of work",
		...summed(took),
		memoryMb: memoryMb(),
		limitMs: 20,
	};
}

async function enqueue(database: Database, userId: string): Promise<void> {
	const id = randomUUIDv7();
	await asPerson(database, userId, async (tx) => {
		await saveNewGeneration(tx, userId, {
			id,
			kind: "resume",
			job_title: "Nurse",
			company_name: "Harbor View",
			job_description: "Nurse",
			selected_sections: ["personal", "work_experience"],
			ai_enhancement_strength: "medium",
			template_id: null,
			template: "professional",
			request_key: id,
		});
		await saveJob(tx, userId, { id, kind: "document" });
	});
}
