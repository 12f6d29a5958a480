import { expect, it } from "vitest";
import { readJob } from "../../../domain/job/reading/read-job.ts";
import { matchProfile } from "../../../domain/match/answer/match-profile.ts";
import { samplePerson } from "../../../domain/profile/sample-person.ts";
import { groupOf, supportNote } from "./point-groups.ts";
import { panelPoints } from "./points.ts";

const points = (text: string) => {
	const job = readJob(text);
	const match = matchProfile(samplePerson, job, "2026-05-01");
	return panelPoints(match, job, samplePerson);
};

const POSTING = `Logistics Coordinator

Corvid Freight is looking for a logistics coordinator.

Requirements
- A valid driver's license is required
- At least 4 years of experience in logistics
- Two years of experience as a Procurement Aide with the City
- Knowledge of SAP and Tableau
- Fluent French
- Bachelor's degree in supply chain management`;

it("every requirement stands in one group, once", () => {
	const found = points(POSTING);
	expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
	const groups = Object.fromEntries(
		found.map(({ text, group }) => [text, group]),
	);
	expect(groups).toMatchObject({
		"A valid driver's license is required": "asked",
		"At least 4 years of experience in logistics": "shown",
		"Knowledge of SAP and Tableau": "related",
		"Fluent French": "missing",
	});
});

it("no requirement says another thing than the heading it stands under", () => {
	for (const { text, group, support, question } of points(POSTING)) {
		if (question === null) expect(group, text).toBe(groupOf(support));
		const note = supportNote({ group, support, isAsked: question !== null });
		expect(note ?? "", text).not.toMatch(/not in your profile|closer reading/i);
	}
});

it("where a closer reading says otherwise, a requirement stays and says so", () => {
	const seen = { isAsked: false, group: "shown" } as const;
	expect(supportNote({ ...seen, support: "shown" })).toBeNull();
	expect(supportNote({ ...seen, support: "absent" })).toBe(
		"On a closer reading: not in your profile.",
	);
});

it("a license that is missing is asked for in place, and can be entered", () => {
	const [license] = points(
		"Plumber\n\nRequirements\n- Valid journeyman electrician license",
	);
	expect(license).toMatchObject({
		group: "asked",
		support: "absent",
		question: { topic: "paper", said: null },
	});
	expect(license?.additions).toHaveLength(1);
});

it("a line that answers leads to its entry in the profile", () => {
	const years = points(POSTING).find(({ text }) => text.includes("4 years"));
	expect(years?.evidence[0]?.place).toEqual({
		tab: "work",
		of: "Fenwick Parcel, Logistics Coordinator, 2021-03",
	});
});

it("what is missing leads to the form that takes it, with its name", () => {
	const additions = points(POSTING).map((point) => point.additions);
	expect(additions.flat()).toEqual(
		expect.arrayContaining([
			{
				name: "Tableau",
				form: { tab: "skills", add: "1", name: "Tableau" },
			},
			{
				name: "French",
				form: { tab: "languages", add: "1", name: "French" },
			},
		]),
	);
});

it("years in a job are entered as a job's line, never as pieces of the sentence", () => {
	const years = points(POSTING).find(({ text }) => text.includes("Aide"));
	expect(years?.additions).toEqual([
		{
			name: null,
			form: {
				tab: "work",
				add: "1",
				of: "Fenwick Parcel, Logistics Coordinator, 2021-03",
				asked: years?.text,
			},
		},
	]);
});

it("a posting that only names things lists those that are known", () => {
	const found = points("SAP, Tableau, French");
	expect(found.map(({ text }) => text)).toEqual(
		expect.arrayContaining(["SAP", "Tableau"]),
	);
});
