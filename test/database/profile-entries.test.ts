// Single entries where the database itself decides: what is stored as nothing, and who comes first.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { savePersonal } from "../../src/db/personal-details.ts";
import {
	deleteEntry,
	listEntries,
	type SectionOfPerson,
	saveEntry,
	saveNewEntry,
} from "../../src/db/profile-entries.ts";
import { saveProfile } from "../../src/db/profiles.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { Personal, Profile, Skill } from "../../src/domain/profile/profile.ts";
import type { Refusal } from "../../src/domain/refusal.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const refusal = (code: Refusal["code"]) => expect.objectContaining({ code });

describe.each(engines)("an entry on %s", (engine) => {
	let database: Database;
	let place: SectionOfPerson;
	beforeAll(async () => {
		database = await freshDatabase(engine);
		place = { userId: await addPerson(database), section: "skills" };
	});
	afterAll(() => database.close());

	const as = <T>(work: Parameters<typeof asPerson<T>>[2]) =>
		asPerson(database, place.userId, work);
	const skill = (skill_name: string) => Skill.parse({ skill_name });
	const added = (skill_name: string) =>
		as((tx) =>
			saveNewEntry(tx, place, { ...skill(skill_name), id: randomUUID() }),
		);

	it("WORK-04 EDU-09 PUB-03 VOL-03 an empty list is stored as null and read as empty", async () => {
		const profile = Profile.parse({
			personal: {},
			work_experience: [{ job_title: "Baker", company_name: "Corner" }],
			education: [{ institution_name: "Guild School" }],
			projects: [{ project_name: "Market" }],
			publications: [{ publication_title: "Bread" }],
			volunteer: [{ organization_name: "Food bank", role_title: "Driver" }],
		});
		await as((tx) => saveProfile(tx, place.userId, profile));
		const { rows } = await asSystem(database, (tx) =>
			tx.execute(sql`
				select achievements from work_experience union all
				select achievements from education union all
				select achievements from projects union all
				select technologies_used from projects union all
				select authors from publications union all
				select achievements from volunteer_experience`),
		);
		expect(rows.map((row) => Object.values(row)[0])).toEqual(
			Array.from({ length: 6 }, () => null),
		);
		const [job] = await as((tx) =>
			listEntries(tx, { ...place, section: "work_experience" }),
		);
		expect(job).toMatchObject({ achievements: [] });
	});

	it("of twenty changes made from one version exactly one wins, and the rest are told", async () => {
		const entry = await added("Kneading");
		const outcomes = await Promise.allSettled(
			Array.from({ length: 20 }, (_, nr) =>
				as((tx) =>
					saveEntry(tx, place, { ...entry, skill_name: `Kneading ${nr}` }),
				),
			),
		);
		const won = outcomes.filter(({ status }) => status === "fulfilled");
		expect(won).toHaveLength(1);
		for (const outcome of outcomes)
			if (outcome.status === "rejected")
				expect(outcome.reason).toEqual(refusal("conflict"));
		const listed = await as((tx) => listEntries(tx, place));
		expect(listed.find(({ id }) => id === entry.id)?.version).toBe(2);
	});

	it("sent twenty times at once is one", async () => {
		const entry = { ...skill("Shaping"), id: randomUUID() };
		const saved = await Promise.all(
			Array.from({ length: 20 }, () =>
				as((tx) => saveNewEntry(tx, place, entry)),
			),
		);
		expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
		const listed = await as((tx) => listEntries(tx, place));
		expect(listed.filter(({ id }) => id === entry.id)).toHaveLength(1);
	});

	it("of somebody else is not there, whatever is done to it", async () => {
		const entry = await added("Scoring");
		const stranger: SectionOfPerson = {
			...place,
			userId: await addPerson(database),
		};
		const asStranger = <T>(work: Parameters<typeof asPerson<T>>[2]) =>
			asPerson(database, stranger.userId, work);
		for (const aim of [stranger, place]) {
			await expect(
				asStranger((tx) => saveEntry(tx, aim, entry)),
			).rejects.toEqual(refusal("not-found"));
			await expect(
				asStranger((tx) => deleteEntry(tx, aim, entry.id)),
			).rejects.toEqual(refusal("not-found"));
		}
		const listed = await as((tx) => listEntries(tx, place));
		expect(listed).toContainEqual(entry);
	});

	it("PROF-21 personal details can be saved by somebody without a row, and twice at once is one", async () => {
		const userId = await addPerson(database);
		await asSystem(database, (tx) =>
			tx.execute(sql`delete from profiles where user_id = ${userId}`),
		);
		const person = { ...Personal.parse({ first_name: "Ada" }), version: 0 };
		const saved = await Promise.all(
			[1, 2].map(() =>
				asPerson(database, userId, (tx) => savePersonal(tx, userId, person)),
			),
		);
		expect(saved.map(({ version }) => version)).toEqual([1, 1]);
		await expect(
			asPerson(database, userId, (tx) =>
				savePersonal(tx, userId, { ...person, first_name: "Eva" }),
			),
		).rejects.toEqual(refusal("conflict"));
	});

	it("a statement about an entry follows the entry's name, and nobody else's", async () => {
		const other = await addPerson(database);
		const job = { job_title: "Baker", company_name: "Corner Bakery" };
		const stated = {
			kind: "confirmed_line",
			text: "Trained 4 apprentices",
			stated_on: "2026-11-20",
			about_section: "work_experience",
			about_entry: "Corner Bakery, Baker",
		};
		const profile = Profile.parse({
			personal: {},
			work_experience: [job],
			statements: [stated],
		});
		const inBoth = [place.userId, other];
		for (const userId of inBoth)
			await asPerson(database, userId, (tx) =>
				saveProfile(tx, userId, profile),
			);
		const jobs: SectionOfPerson = { ...place, section: "work_experience" };
		const [entry] = await as((tx) => listEntries(tx, jobs));
		if (!entry) throw new Error("The job is not there.");
		await as((tx) =>
			saveEntry(tx, jobs, { ...entry, company_name: "Corner Bakeries" }),
		);
		const abouts = await Promise.all(
			inBoth.map((userId) =>
				asPerson(database, userId, (tx) =>
					listEntries(tx, { userId, section: "statements" }),
				),
			),
		);
		expect(abouts).toMatchObject([
			[{ ...stated, about_entry: "Corner Bakeries, Baker" }],
			[stated],
		]);
	});
});
