// A worker in a process of its own, with the product's own work. Made to be killed.
import { setTimeout as wait } from "node:timers/promises";
import { createComputing } from "#src/adapters/computing/computing.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { createWorkQueue } from "#src/jobs/work-queue.ts";
import type { ModelAccess } from "#src/workflows/model-access.ts";
import { tailorDocument } from "#src/workflows/tailor-document.ts";

const database = await openDatabase({ url: process.argv[2] ?? "" });
const now = () => new Date();
const access: ModelAccess = {
	database,
	models: {
		load: async () => undefined,
		packagedPrice: () => null,
		ask: () => Promise.reject(new Error("nobody asks a model")),
	},
	computing: createComputing(),
	modelInForce: async () => ({ choice: null, why: "none" }),
	now,
};
const queue = createWorkQueue(access, {
	async tailor(access, job, attempt) {
		await wait(20); // as if somebody else were asked
		return tailorDocument(access, job, attempt);
	},
	log: { error: () => {} },
	pollMs: 20,
	leaseMs: 1_000,
});
await queue.start();
console.log("ready");
