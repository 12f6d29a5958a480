import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { factsOf } from "../facts.ts";
import { matchProfile } from "./match-profile.ts";

const today = "2026-11-20";
const nursePosting = `Cardiac Nurse
We are looking for a nurse for our heart unit.

Requirements:
- Registered Nurse (RN) licence
- ACLS certification required
- At least 5 years of nursing experience
- Experience with telemetry and Epic
- Fluent Spanish

Nice to have:
- Experience with wound care
- Knowledge of Cerner`;
const nurseJob = readJob(nursePosting);

describe("matching a profile", () => {
	const match = matchProfile(maya, nurseJob, today);
	const support = (name: string) =>
		match.terms.find(({ term }) => term.term.toLowerCase().includes(name))
			?.support;

	it("a term shown in work comes with the lines that show it", () => {
		const telemetry = match.terms.find(({ term }) =>
			term.term.toLowerCase().includes("telemetry"),
		);
		expect(telemetry?.support).toBe("shown");
		expect(telemetry?.evidence.map(({ path }) => path)).toContain(
			"work_experience.0.achievements.2",
		);
	});
	it("a term merely listed is told from one shown", () => {
		expect(support("wound")).toBe("listed");
	});
	it("a term the profile lacks is missing", () => {
		expect(support("cerner")).toBe("absent");
		expect(match.missing.join(" ").toLowerCase()).toContain("cerner");
	});
	it("the score never passes its ceiling", () => {
		for (const person of [maya, rafael, linh, nameOnly]) {
			const { score, ceiling } = matchProfile(person, nurseJob, today);
			expect(score).toBeLessThanOrEqual(ceiling);
		}
	});
	it("the nurse fits a nurse's job better than the welder does", () => {
		expect(match.score).toBeGreaterThan(
			matchProfile(rafael, nurseJob, today).score + 20,
		);
	});
	it("conditions are met, not met or unknown, each with its lines", () => {
		const verdicts = match.knockouts.map(({ knockout, verdict }) => [
			knockout.kind,
			verdict,
		]);
		expect(verdicts).toContainEqual(["years", "met"]);
		const spanish = match.knockouts.find(
			({ knockout }) => knockout.kind === "language",
		);
		if (spanish)
			expect(spanish).toMatchObject({
				verdict: "not-met",
				evidence: [{ path: "languages.1.language_name" }],
			});
	});
	it("an empty profile scores nothing and breaks nothing", () => {
		expect(matchProfile(nameOnly, nurseJob, today)).toMatchObject({ score: 0 });
	});
	it("a listed keyword never beats one shown in work", () => {
		const listed = {
			...nameOnly,
			skills: [{ skill_name: "telemetry", skill_level: null, category: null }],
		};
		expect(matchProfile(listed, nurseJob, today).score).toBeLessThan(
			match.score,
		);
	});
});

describe("facts", () => {
	it("every line has a path and prose is given sentence by sentence", () => {
		const facts = factsOf(rafael);
		expect(facts).toContainEqual({
			path: "work_experience.0.description",
			text: "I plan preventive maintenance for 140 machines in SAP PM.",
		});
		expect(facts.every(({ path, text }) => path !== "" && text !== "")).toBe(
			true,
		);
	});
});
