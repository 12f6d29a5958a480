// What holds for every profile and every posting, whatever they say.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly, rafael } from "../../../test/people.ts";
import type { Job } from "../job/job.ts";
import { readJob } from "../job/reading/read-job.ts";
import type { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-20";
const person = fc.constantFrom(maya, rafael, linh, nameOnly);
const posting = fc
	.record({
		title: fc.constantFrom(
			"Staff Nurse",
			"Maintenance Planner",
			"Data Analyst",
		),
		lines: fc.array(
			fc.constantFrom(
				"Registered Nurse license required",
				"At least 4 years of experience in maintenance",
				"Experience with SAP PM and Excel",
				"Knowledge of wound care and telemetry",
				"Fluent English, Spanish is a plus",
				"Bachelor's degree in engineering",
				"SQL, Python or Tableau",
				"Willing to work night shifts",
				"Security clearance",
				"Able to plan budgets and train staff",
				"Must have kiln firing experience",
			),
			{ maxLength: 8 },
		),
	})
	.map(({ title, lines }) =>
		[title, "", "Requirements", ...lines.map((line) => `- ${line}`)].join("\n"),
	);

const withSkill = (profile: Profile, skill_name: string): Profile => ({
	...profile,
	skills: [
		...profile.skills,
		{ skill_name, skill_level: null, category: null },
	],
});

describe("any match", () => {
	it("never scores above its ceiling, and both lie between 0 and 100", () => {
		fc.assert(
			fc.property(person, posting, (profile, text) => {
				const { score, ceiling, parts } = matchProfile(
					profile,
					readJob(text),
					TODAY,
				);
				expect(score).toBeLessThanOrEqual(ceiling);
				for (const number of [score, ceiling, ...Object.values(parts)]) {
					expect(number).toBeGreaterThanOrEqual(0);
					expect(number).toBeLessThanOrEqual(100);
				}
			}),
		);
	});

	it("asking for one thing more that the profile lacks never raises the score", () => {
		fc.assert(
			fc.property(person, posting, (profile, text) => {
				const job = readJob(text);
				const more: Job = {
					...job,
					terms: [
						...job.terms,
						{
							term: "Zorbfiring",
							forms: ["Zorbfiring"],
							kind: "tool",
							weight: 0.9,
							demand: "must",
							spans: [],
						},
					],
				};
				// Where nothing at all was asked for there was no score to speak of.
				fc.pre(job.terms.some(({ kind }) => kind !== "title"));
				expect(matchProfile(profile, more, TODAY).score).toBeLessThanOrEqual(
					matchProfile(profile, job, TODAY).score,
				);
			}),
		);
	});

	it("a keyword the posting does not ask for changes nothing, one it asks for never lowers the score", () => {
		fc.assert(
			fc.property(person, posting, (profile, text) => {
				const job = readJob(text);
				const before = matchProfile(profile, job, TODAY).score;
				const score = (skill: string) =>
					matchProfile(withSkill(profile, skill), job, TODAY).score;
				expect(score("Zorbfiring")).toBe(before);
				for (const { term } of job.terms)
					expect(score(term)).toBeGreaterThanOrEqual(before);
			}),
			{ numRuns: 40 },
		);
	});

	it("every line of evidence stands in the profile, at its path", () => {
		fc.assert(
			fc.property(person, posting, (profile, text) => {
				const { terms, requirements, knockouts } = matchProfile(
					profile,
					readJob(text),
					TODAY,
				);
				for (const { evidence } of [...terms, ...requirements, ...knockouts])
					for (const { path } of evidence)
						expect(valueAt(profile, path)).toBeDefined();
				for (const { support, evidence } of terms)
					expect(evidence.length > 0).toBe(support !== "absent");
			}),
		);
	});

	it("silence is no refusal: a profile with a name alone fails no condition", () => {
		fc.assert(
			fc.property(posting, (text) => {
				const verdicts = matchProfile(
					nameOnly,
					readJob(text),
					TODAY,
				).knockouts.map(({ verdict }) => verdict);
				expect(new Set([...verdicts, "unknown"])).toEqual(new Set(["unknown"]));
			}),
		);
	});
});

function valueAt(profile: Profile, path: string): unknown {
	return path
		.split(".")
		.reduce<unknown>(
			(at, key) => (at as Record<string, unknown> | undefined)?.[key],
			profile,
		);
}
