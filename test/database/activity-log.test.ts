// What is looked for in the log of activity is found each way by an index of its own: among millions of rows a search that reads them
// all takes longer than anybody waits.
import { randomUUIDv7 } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listActivity } from "../../src/db/activity-log.ts";
import {
	type Named,
	newestCalls,
	newestDocuments,
} from "../../src/db/activity-rows.ts";
import type { ActivitySearch } from "../../src/db/activity-search.ts";
import { saveAccountEntry } from "../../src/db/audit-log.ts";
import { listAuditEntries } from "../../src/db/audit-search.ts";
import type { Database } from "../../src/db/database.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const ROWS = 4000;
const everything: ActivitySearch = {
	search: "",
	type: "all",
	status: "all",
	since: null,
	sort: "time",
	order: "desc",
};

describe.each(engines)("the log of activity on %s", (engine) => {
	let database: Database;
	let person: string;
	beforeAll(async () => {
		database = await freshDatabase(engine);
		person = await addPerson(database);
		const other = await addPerson(database);
		await asSystem(database, async (tx) => {
			await tx.execute(sql`insert into api_usage_logs (id, user_id, generation_type, action_type, model_used, success, error_message, created_at)
				select gen_random_uuid(), ${other}::uuid, 'resume', null, 'usual', n % 40 <> 0, case when n % 40 = 0 then 'Too slow ' || n end, now() - n * interval '1 minute'
				from generate_series(1, ${ROWS}) as n`);
			await tx.execute(sql`insert into resume_generations (id, user_id, document_type, job_title, company_name, job_description, template, generation_status, step, progress, request_key, created_at)
				select gen_random_uuid(), ${other}::uuid, 'resume', 'Night Baker', 'Mill Lane ' || n, 'Bake.', 'professional', 'completed', 'Complete', 100, 'request ' || n, now() - n * interval '1 minute'
				from generate_series(1, ${ROWS}) as n`);
			// One call and one document long before all others, unlike any of them.
			await tx.execute(sql`insert into api_usage_logs (id, user_id, generation_type, action_type, model_used, success, error_message, created_at)
				values (gen_random_uuid(), ${person}, 'profile_import', null, 'seldom', false, 'The key was withdrawn.', '2025-01-02T00:00:00Z'),
				(gen_random_uuid(), ${person}, 'resume', 'clear_fields', null, true, null, '2025-01-01T00:00:00Z')`);
			await tx.execute(sql`insert into resume_generations (id, user_id, document_type, job_title, company_name, job_description, template, generation_status, step, request_key, created_at)
				values (gen_random_uuid(), ${person}, 'resume', 'Organ Tuner', 'Quillhaven & Sons', 'Tune.', 'professional', 'failed', 'Creating', 'first', '2025-01-01T00:00:00Z')`);
		});
		await database.pool.query("analyze");
	});
	afterAll(() => database.close());

	const find = (search: Partial<ActivitySearch>) =>
		asSystem(database, (tx) =>
			listActivity(tx, { ...everything, ...search }, { limit: 25, offset: 0 }),
		);
	/** The plan of a query, with its indexes. */
	const planOf = (rows: SQL) =>
		asSystem(database, async (tx) => {
			// The rows of a test are few enough to be read at once.
			await tx.execute(sql`set local enable_seqscan = off`);
			await tx.execute(sql`set local enable_sort = off`);
			const { rows: lines } = await tx.execute<Record<string, string>>(
				sql`explain ${rows}`,
			);
			return lines.map((line) => Object.values(line)[0]).join("\n");
		});

	it.each([
		["an error", "WITHDRAWN", 1],
		["a model", "seldom", 1],
		["a kind of call", "resume import", 1],
		["what was pressed in a dialog", "fields cleared", 1],
		["a company", "quillhaven &", 1],
		["a job", "organ tuner", 1],
		["two letters of it", "& ", 1],
		["nothing", "zzyzx", 0],
	])("finds by %s, however old it is", async (_, search, total) => {
		expect((await find({ search })).total).toBe(total);
	});

	it("finds once what is meant in several ways", async () => {
		const { entries } = await find({ search: person });
		expect(entries).toHaveLength(3);
		const { total } = await find({ search: "resume", status: "failed" });
		expect(total).toBe(102); // every failed call, and the document
	});

	const calls = (named: Named, search: Partial<ActivitySearch> = {}) =>
		newestCalls({ ...everything, search: "zzyzx", ...search }, named);
	const documents = (named: Named, search: Partial<ActivitySearch> = {}) =>
		newestDocuments({ ...everything, search: "zzyzx", ...search }, named);
	const nobody = { people: [], models: [] };
	it.each([
		[
			"whose calls",
			"api_usage_logs_own_newest",
			() => calls({ people: [randomUUIDv7()], models: [] }),
		],
		[
			"the calls of a model",
			"api_usage_logs_model",
			() => calls({ people: [], models: ["seldom"] }),
		],
		[
			"the calls of a kind",
			"api_usage_logs_type",
			() => calls(nobody, { search: "resume import" }),
		],
		[
			"what was pressed",
			"api_usage_logs_action",
			() => calls(nobody, { search: "fields cleared" }),
		],
		[
			"whose documents",
			"resume_generations_own_newest",
			() => documents({ people: [randomUUIDv7()], models: [] }),
		],
		[
			"documents that failed",
			"resume_generations_unfinished",
			() => documents(null, { search: "", status: "failed" }),
		],
	])("reads %s by the index %s", async (_, index, rows) => {
		expect(await planOf(rows())).toContain(index);
	});
});

describe.each(engines)("the record of accounts on %s", (engine) => {
	it("is searched by whose account it is and by what was done", async () => {
		const database = await freshDatabase(engine);
		const person = await addPerson(database);
		const other = await addPerson(database);
		const at = (day: number) => new Date(Date.UTC(2026, 0, day));
		await asSystem(database, async (tx) => {
			await saveAccountEntry(tx, person, { action: "add_passkey", now: at(1) });
			await saveAccountEntry(tx, person, { action: "sign_in", now: at(2) });
			for (const day of [3, 4, 5])
				await saveAccountEntry(tx, other, { action: "sign_in", now: at(day) });
		});
		const found = (search: string, more = {}) =>
			asSystem(database, (tx) =>
				listAuditEntries(tx, { kind: "accounts", search, limit: 10, ...more }),
			);
		expect(await found(person)).toMatchObject([
			{ action: "sign_in" },
			{ action: "add_passkey" },
		]);
		expect(await found("PASSKEY")).toMatchObject([{ actor_id: person }]);
		expect(await found("sign in")).toHaveLength(4);
		expect(await found("zzyzx")).toEqual([]);
		const sorted = await found("", { sort: "act", order: "asc" });
		expect(sorted[0]).toMatchObject({ action: "add_passkey" });
		await database.close();
	});
});
