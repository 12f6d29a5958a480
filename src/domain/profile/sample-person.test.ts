import { expect, test } from "vitest";
import { completionScore } from "./completion-score.ts";
import { Personal, Profile } from "./profile.ts";
import {
	isWithoutEntries,
	samplePerson,
	withoutSample,
} from "./sample-person.ts";
import { listSections } from "./sections/all-sections.ts";
import { personalSchema } from "./sections/personal.ts";
import { entrySchema } from "./sections/section.ts";

test("the sample person keeps every rule of every section and is complete", () => {
	expect(personalSchema.parse(samplePerson.personal)).toEqual(
		samplePerson.personal,
	);
	for (const section of listSections) {
		const schema = entrySchema(section, () => "2026-01-01");
		for (const entry of samplePerson[section.name])
			expect(schema.parse(entry)).toEqual(entry);
	}
	expect(completionScore(samplePerson).score).toBe(100);
});

test("a name and an address from signing up leave a profile empty; one entry or a summary does not", () => {
	const personal = { first_name: "Ines", email: "ines@example.org" };
	expect(isWithoutEntries(Profile.parse({ personal }))).toBe(true);
	for (const more of [
		{ personal: { ...personal, summary: "Bakes." } },
		{ personal, skills: [{ skill_name: "Baking" }] },
	])
		expect(isWithoutEntries(Profile.parse(more))).toBe(false);
});

test("taking the sample out gives back what was there and keeps what was written since", () => {
	const before = Personal.parse({ first_name: "Ines", city: "Faro" });
	const now = { ...samplePerson.personal, phone: "0123", headline: null };
	expect(withoutSample(now, before)).toEqual(
		Personal.parse({ first_name: "Ines", city: "Faro", phone: "0123" }),
	);
});
