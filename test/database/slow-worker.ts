// A worker in a process of its own that says when it has begun a document and takes its time over it. Made to be killed.
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../src/db/open-database.ts";
import { createQueue } from "../../src/jobs/queue.ts";
import { onePage } from "../contents.ts";
import { endLeases } from "./leases.ts";
import { worksOf } from "./works.ts";

const database = await openDatabase(JSON.parse(process.argv[2] ?? "{}"));
await endLeases(database);
const queue = createQueue(database, {
	works: worksOf(database, async (_job, { saveProgress }) => {
		console.log("began");
		await saveProgress("Generating", 80);
		await wait(40);
		return { kind: "resume", content: onePage };
	}),
	now: () => new Date(),
	log: console,
	pollMs: 20,
	leaseMs: 6_000,
});
await queue.start();
