// What a person answers to a posting's question, as the database keeps it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type StoredAnswer, saveAnswer } from "../../src/db/answers.ts";
import type { Database } from "../../src/db/database.ts";
import { findProfile } from "../../src/db/profiles.ts";
import { asPerson } from "../../src/db/transactions.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const license: StoredAnswer = {
	kind: "licence",
	text: "A valid driver's license is required",
	answer: "Yes",
	stated_on: "2026-05-04",
};

describe.each(engines)("an answer on %s", (engine) => {
	let database: Database;
	let maria: string;
	let olga: string;
	beforeAll(async () => {
		database = await freshDatabase(engine);
		[maria, olga] = [await addPerson(database), await addPerson(database)];
	});
	afterAll(() => database.close());

	const answer = (userId: string, given: StoredAnswer) =>
		asPerson(database, userId, (tx) => saveAnswer(tx, userId, given));
	const statementsOf = async (userId: string) =>
		(await asPerson(database, userId, (tx) => findProfile(tx, userId)))
			.statements;

	it("is a statement of the person with its day, and the next one takes its place", async () => {
		await answer(maria, license);
		expect(await statementsOf(maria)).toEqual([
			{ ...license, about_section: null, about_entry: null },
		]);
		await answer(maria, { ...license, answer: "No", stated_on: "2026-06-01" });
		expect(await statementsOf(maria)).toMatchObject([
			{ answer: "No", stated_on: "2026-06-01" },
		]);
	});

	it("given in two windows at once is one statement", async () => {
		const travel: StoredAnswer = {
			...license,
			kind: "travel",
			text: "Travel to 15%",
		};
		await Promise.all([answer(maria, travel), answer(maria, travel)]);
		expect(
			(await statementsOf(maria)).filter(({ kind }) => kind === "travel"),
		).toHaveLength(1);
	});

	it("is another person's own, whatever the question", async () => {
		await answer(olga, { ...license, answer: null });
		expect(await statementsOf(olga)).toEqual([]);
		expect(
			(await statementsOf(maria)).some(({ kind }) => kind === "licence"),
		).toBe(true);
	});

	it("taken back is gone, and taking back what never was does nothing", async () => {
		const back: StoredAnswer = { ...license, answer: null };
		expect(await answer(maria, back)).toBeNull();
		expect(await answer(maria, back)).toBeNull();
		expect(
			(await statementsOf(maria)).some(({ kind }) => kind === "licence"),
		).toBe(false);
	});
});
