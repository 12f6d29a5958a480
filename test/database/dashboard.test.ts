// What the dashboard counts, at the edges of its week and its month.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countOwnDocuments } from "../../src/db/dashboard.ts";
import type { Database } from "../../src/db/database.ts";
import { saveNewGeneration } from "../../src/db/generations.ts";
import { asPerson } from "../../src/db/transactions.ts";
import { cycleOf } from "../../src/domain/account/allowance.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

describe.each(engines)("the dashboard on %s", (engine) => {
	let database: Database;
	let person: string;

	beforeAll(async () => {
		database = await freshDatabase(engine);
		person = await addPerson(database);
		for (const at of [
			"2026-10-31T23:59:59Z",
			"2026-11-01T00:00:00Z",
			"2026-11-23T23:59:59Z",
			"2026-11-24T00:00:00Z",
			"2026-11-30T23:00:00Z",
		])
			await makeDocument(at);
	});
	afterAll(() => database.close());

	async function makeDocument(at: string) {
		const id = randomUUIDv7();
		await asPerson(database, person, async (tx) => {
			await saveNewGeneration(tx, person, {
				id,
				kind: "resume",
				job_title: "Ward Nurse",
				company_name: "St. Anna Hospital",
				job_description: "Care for patients on a cardiac ward.",
				selected_sections: ["personal"],
				ai_enhancement_strength: "medium",
				template_id: null,
				template: "professional",
				request_key: id,
			});
			await tx.execute(
				sql`update resume_generations set created_at = ${at} where id = ${id}`,
			);
		});
	}

	it.each([
		["2026-11-30T23:59:59Z", { thisMonth: 4, thisWeek: 3 }],
		["2026-12-01T00:00:00Z", { thisMonth: 0, thisWeek: 2 }],
	])(
		"DASH-14 at %s the week is the last seven days and the month began on the 1st",
		async (moment, counted) => {
			const now = new Date(moment);
			const monthStart = cycleOf(now).start;
			expect(
				await asPerson(database, person, (tx) =>
					countOwnDocuments(tx, person, { now, monthStart }),
				),
			).toMatchObject({ totalDocs: 5, ...counted });
		},
	);
});
