// Finished documents in the database: saved edits and what is counted of them, lists of many, deleting one that is being made.

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { findEdition } from "../../src/db/contents.ts";
import type { Database } from "../../src/db/database.ts";
import {
	type ListSearch,
	listGenerationPage,
} from "../../src/db/generation-list.ts";
import {
	deleteGeneration,
	findContent,
	findGeneration,
	saveFailure,
	saveLetter,
	saveProgress,
	saveResume,
} from "../../src/db/generations.ts";
import { claimJob } from "../../src/db/jobs.ts";
import { getEntitlements } from "../../src/db/plans.ts";
import { refundUnit } from "../../src/db/quota.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { settleMade } from "../../src/jobs/settle.ts";
import { repeatGeneration } from "../../src/workflows/repeat-generation.ts";
import { saveDocument } from "../../src/workflows/save-document.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { letter, onePage } from "../contents.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";
import { order } from "./orders.ts";

const everything: ListSearch = {
	search: "",
	type: "all",
	status: "all",
	sort: "newest",
	page: 1,
	perPage: 10,
};

describe.each(engines)("finished documents on %s", (engine) => {
	let database: Database;
	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	const start = (person: string) =>
		startGeneration(database, person, { order: order({}), now: today });
	const usageOf = (person: string) =>
		asPerson(
			database,
			person,
			async (tx) => (await getEntitlements(tx, person, today)).usage,
		);
	const finished = async (person: string) => {
		const { id } = await start(person);
		await asPerson(database, person, async (tx) => {
			await saveResume(tx, person, { id, resume: onePage });
			await saveProgress(tx, person, { id, generation_status: "completed" });
		});
		return id;
	};
	/** Others' documents wait as well; their turn comes first. */
	const claimed = async (id: string) => {
		for (;;) {
			const claim = await claimJob(database, "a worker", 60_000);
			if (!claim) throw new Error("the document is not waiting");
			if (claim.id === id) return claim;
		}
	};
	const failed = async (person: string) => {
		const { id } = await start(person);
		await asPerson(database, person, async (tx) => {
			const words = { title: "Generation failed", message: "Please try again" };
			await saveFailure(tx, person, { id, ...words });
			await refundUnit(tx, person, id);
		});
		return id;
	};

	describe("an edit", () => {
		const editing = async () => {
			const person = await addPerson(database, { plan: "professional" });
			const id = await finished(person);
			const save = (
				summary: string,
				over: { version: number; session?: string; isAutomatic?: boolean },
			) =>
				saveDocument(database, person, {
					compute: inThread,
					edit: {
						id,
						resume: { ...onePage, summary },
						session: "opening one",
						isAutomatic: true,
						...over,
					},
					now: today,
				});
			const edits = async () => (await usageOf(person)).edits_performed;
			return { person, id, save, edits };
		};

		it("PLAN-43 RES-40 saved by hand counts each time, the automatic ones of an opening once", async () => {
			const { save, edits } = await editing();
			for (const version of [1, 2, 3])
				await save(`At ${version}.`, { version });
			expect(await edits()).toBe(1);
			await save("Opened anew.", { version: 4, session: "opening two" });
			expect(await edits()).toBe(2);
			const byHand = { session: "opening two", isAutomatic: false };
			await save("By hand.", { version: 5, ...byHand });
			await save("By hand again.", { version: 6, ...byHand });
			expect(await edits()).toBe(4);
			await save("By hand again.", { version: 7, ...byHand });
			expect(await edits()).toBe(4);
		});

		it("on a version that was saved over in the meantime changes and counts nothing", async () => {
			const { person, id, save, edits } = await editing();
			const asked = await Promise.allSettled(
				["one", "two", "three", "four"].map((name) =>
					save(`By ${name}.`, { version: 1, session: `opening ${name}` }),
				),
			);
			const refused = asked.flatMap((one) =>
				one.status === "rejected" ? [one.reason.code] : [],
			);
			expect(refused).toEqual(["conflict", "conflict", "conflict"]);
			expect(await edits()).toBe(1);
			const stored = await asPerson(database, person, (tx) =>
				findEdition(tx, person, id),
			);
			expect(stored?.version).toBe(2);
		});

		it("of a document that is still being made is refused", async () => {
			const person = await addPerson(database, { plan: "professional" });
			const { id } = await start(person);
			const edit = {
				id,
				resume: onePage,
				version: 1,
				session: "opening one",
				isAutomatic: false,
			};
			await expect(
				saveDocument(database, person, { edit, now: today, compute: inThread }),
			).rejects.toMatchObject({
				code: "conflict",
				message: expect.stringContaining("isn't finished"),
			});
		});
	});

	it("DOC-30 asking again for one that failed makes one new document for one unit, however often it is pressed", async () => {
		const person = await addPerson(database);
		const id = await failed(person);
		expect((await usageOf(person)).resumes_generated).toBe(0);
		const again = () =>
			repeatGeneration(database, person, { id, now: today }).catch(() => null);
		const started = (await Promise.all([again(), again(), again()])).flatMap(
			(one) => (one ? [one.id] : []),
		);
		expect(new Set(started).size).toBe(1);
		expect((await usageOf(person)).resumes_generated).toBe(1);
		const [made] = started;
		const { generations } = await asPerson(database, person, (tx) =>
			listGenerationPage(tx, person, everything),
		);
		expect(generations).toMatchObject([
			{ id: made, generation_status: "generating" },
		]);
		expect(
			await asPerson(database, person, (tx) => findGeneration(tx, person, id)),
		).toBeNull();
	});

	it("DOC-17 deleted while it is being made, it is not made, and its unit comes back once", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const lease = await claimed(id);
		expect(
			await asPerson(database, person, (tx) =>
				deleteGeneration(tx, person, id),
			),
		).toBe(true);
		await settleMade(database, lease, {
			keep: (tx) => saveResume(tx, person, { id, resume: onePage }),
			now: today,
		});
		expect((await usageOf(person)).resumes_generated).toBe(0);
		expect(
			await asPerson(database, person, (tx) => findEdition(tx, person, id)),
		).toBeNull();
	});

	it("DOC-22 DOC-23 is a letter from the moment it is asked for, whatever becomes of it", async () => {
		const person = await addPerson(database);
		const { id } = await startGeneration(database, person, {
			order: order({ kind: "cover_letter" }),
			now: today,
		});
		const typesIn = async (status: ListSearch["status"]) => {
			const { generations } = await asPerson(database, person, (tx) =>
				listGenerationPage(tx, person, {
					...everything,
					type: "cover_letter",
					status,
				}),
			);
			return generations.map(({ kind }) => kind);
		};
		expect(await typesIn("processing")).toEqual(["cover_letter"]);
		const words = { title: "Generation failed", message: "Please try again" };
		await asPerson(database, person, (tx) =>
			saveFailure(tx, person, { id, ...words }),
		);
		expect(await typesIn("failed")).toEqual(["cover_letter"]);
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(sql`select document_type from resume_generations`),
		);
		expect(rows).toEqual([{ document_type: "cover_letter" }]);
	});

	describe("a letter", () => {
		const writing = async () => {
			const person = await addPerson(database, { plan: "professional" });
			const { id } = await startGeneration(database, person, {
				order: order({ kind: "cover_letter" }),
				now: today,
			});
			await asPerson(database, person, async (tx) => {
				await saveLetter(tx, person, { id, letter });
				await saveProgress(tx, person, { id, generation_status: "completed" });
			});
			const store = (json: unknown) =>
				asPerson(database, person, (tx) =>
					tx.execute(
						sql`update cover_letter_json_data set cover_letter_json = ${JSON.stringify(json)}::jsonb`,
					),
				);
			const stored = async () => {
				const { rows } = await asPerson(database, person, (tx) =>
					tx.execute(
						sql`select cover_letter_json as json from cover_letter_json_data`,
					),
				);
				return rows[0]?.json;
			};
			const read = () =>
				asPerson(database, person, async (tx) => ({
					content: (await findContent(tx, person, id)).letter,
					edition: (await findEdition(tx, person, id))?.content,
				}));
			return { person, id, store, stored, read };
		};

		it("LET-19 LET-20 is written directly, and read directly or wrapped", async () => {
			const { person, id, store, stored, read } = await writing();
			expect(await stored()).toEqual({ cover_letter: letter });
			const both = { content: letter, edition: letter };
			expect(await read()).toEqual(both);
			await store({ cover_letter: { cover_letter: letter } });
			expect(await read()).toEqual(both);
			const { metadata: _, validation: __, ...words } = letter;
			await saveDocument(database, person, {
				compute: inThread,
				edit: {
					id,
					letter: { ...words, subject: "Night shifts" },
					version: 1,
					session: "opening one",
					isAutomatic: false,
				},
				now: today,
			});
			expect(await stored()).toMatchObject({
				cover_letter: { subject: "Night shifts" },
			});
		});

		it.each([
			["nothing", {}],
			["a bare letter", letter],
			["a list", [letter]],
			["words", "Dear Sir"],
			["a letter without a body", { cover_letter: { ...letter, body: {} } }],
		])("LET-19 that is %s in the database says so", async (_what, json) => {
			const { store, read } = await writing();
			await store(json);
			await expect(read()).rejects.toMatchObject({
				code: "conflict",
				message: "Invalid cover letter data structure",
			});
		});
	});

	describe("a list of many", () => {
		let person: string;
		beforeAll(async () => {
			person = await addPerson(database);
			const other = await addPerson(database);
			for (const owner of [person, other])
				await asSystem(database, (tx) =>
					tx.execute(sql`
						insert into resume_generations
							(id, user_id, document_type, job_title, company_name, job_description, template, request_key, generation_status, created_at)
						select gen_random_uuid(), ${owner},
							case n % 2 when 0 then 'resume' else 'cover_letter' end,
							'Nurse ' || n, case n % 10 when 0 then '100% Care_Home' else 'Elm Park Hospital' end,
							'posting', 'professional', ${owner} || n,
							(array['completed', 'completed', 'generating', 'processing', 'failed'])[1 + n % 5],
							timestamptz '2026-01-01' + n * interval '1 minute'
						from generate_series(1, 120) as n`),
				);
		});
		const list = (over: Partial<ListSearch>) =>
			asPerson(database, person, (tx) =>
				listGenerationPage(tx, person, { ...everything, ...over }),
			);
		const titles = async (over: Partial<ListSearch>) =>
			(await list(over)).generations.map(({ job_title }) => job_title);

		it("API-24 DOC-08 comes newest or oldest first", async () => {
			expect((await titles({})).slice(0, 2)).toEqual([
				"Nurse 120",
				"Nurse 119",
			]);
			expect((await titles({ sort: "oldest" })).slice(0, 2)).toEqual([
				"Nurse 1",
				"Nurse 2",
			]);
		});

		it("DOC-03 DOC-04 is searched by company and title in any case, and by no pattern", async () => {
			expect((await list({ search: "care_home" })).total).toBe(12);
			expect((await list({ search: "NURSE 11" })).total).toBe(11);
			expect((await list({ search: "100%" })).total).toBe(12);
			expect((await list({ search: "%" })).total).toBe(12);
			expect((await list({ search: "Nurse_1" })).total).toBe(0);
			expect((await list({ search: "\\" })).total).toBe(0);
		});

		it("DOC-05 DOC-06 DOC-07 is filtered by type and by status", async () => {
			expect((await list({ type: "cover_letter" })).total).toBe(60);
			expect((await list({ status: "completed" })).total).toBe(48);
			expect((await list({ status: "processing" })).total).toBe(48);
			expect((await list({ status: "failed", type: "resume" })).total).toBe(12);
		});

		it("DOC-12 gives the last page instead of one that is not there", async () => {
			const { generations, page, total } = await list({
				page: 99,
				perPage: 50,
			});
			expect([page, total, generations.length]).toEqual([3, 120, 20]);
			expect(await list({ search: "nobody", page: 7 })).toEqual({
				generations: [],
				total: 0,
				page: 1,
			});
		});

		it("holds each document on one page exactly", async () => {
			const pages = await Promise.all(
				[1, 2, 3, 4, 5].map((page) => list({ page, perPage: 25 })),
			);
			const ids = pages.flatMap(({ generations }) =>
				generations.map(({ id }) => id),
			);
			expect(new Set(ids).size).toBe(120);
		});
	});
});
