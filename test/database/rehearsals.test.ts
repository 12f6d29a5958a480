// Rehearsals begun for people in the database: for whom, how often, and for whom not again.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type ComputingOptions,
	createComputing,
} from "../../src/adapters/computing/computing.ts";
import type { Database } from "../../src/db/database.ts";
import { saveProfile } from "../../src/db/profiles.ts";
import { asPerson } from "../../src/db/transactions.ts";
import { Profile } from "../../src/domain/profile/profile.ts";
import { createRehearsals } from "../../src/jobs/rehearsals.ts";
import type { Computing } from "../../src/world/computing.ts";
import { maya } from "../people.ts";
import { addPerson, today } from "./accounts.ts";
import { freshDatabase } from "./fresh.ts";

const STEPS = ["read", "match", "write", "check"];

describe("rehearsals", () => {
	let database: Database;
	const opened: Computing[] = [];
	beforeAll(async () => {
		database = await freshDatabase("embedded");
	});
	afterAll(async () => {
		for (const computing of opened) await computing.close();
		await database.close();
	});

	/** With a clock of their own, and what they asked for. */
	function rehearsals(options: ComputingOptions = {}) {
		const computing = createComputing(options);
		opened.push(computing);
		const asked: string[] = [];
		let passedMs = 0;
		const begin = createRehearsals({
			database,
			now: () => new Date(today.getTime() + passedMs),
			computing: {
				...computing,
				for: (turn) => (name, input) => {
					asked.push(name);
					return computing.for(turn)(name, input);
				},
			},
		});
		const pass = (ms: number) => {
			passedMs += ms;
		};
		return { begin, asked, pass };
	}

	async function personWith(profile: Profile): Promise<string> {
		const person = await addPerson(database);
		await asPerson(database, person, (tx) => saveProfile(tx, person, profile));
		return person;
	}

	it("are begun again for somebody once half a minute has passed", async () => {
		const { begin, asked, pass } = rehearsals();
		const person = await personWith(maya);
		await begin(person);
		await begin(person);
		expect(asked).toEqual(STEPS);
		pass(31_000);
		await begin(person);
		expect(asked).toEqual([...STEPS, ...STEPS]);
	});

	it("ask for nothing where there is no profile", async () => {
		const { begin, asked } = rehearsals();
		await begin(await personWith(Profile.parse({ personal: {} })));
		expect(asked).toEqual([]);
	});

	it("are not begun again for a profile that goes beyond what a step may take", async () => {
		const { begin, asked, pass } = rehearsals({ timeoutMs: 1 });
		const person = await personWith(maya);
		await begin(person);
		pass(31_000);
		await begin(person);
		expect(asked).toEqual(["read"]);
	});
});
