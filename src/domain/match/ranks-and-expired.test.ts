// How high a title stands, what has run out, and degrees that small words of another language sound like.
import { describe, expect, it } from "vitest";
import { rankOfTitle } from "../job/facts/find-seniority.ts";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { lowestDegree } from "./degree-ranks.ts";

const worker = (title: string, papers: readonly string[] = []) =>
	Profile.parse({
		personal: { headline: title },
		work_experience: [
			{
				job_title: title,
				company_name: "Hazel Mill",
				start_date: "2019-01",
				is_current: true,
				achievements: ["Bake bread and rolls for four shops every night"],
			},
		],
		certifications: papers.map((name) => ({ certification_name: name })),
	});

const matched = (profile: Profile, posting: string) =>
	matchProfile(profile, readJob(posting), "2026-11-22");

describe("how high a title stands", () => {
	it.each([
		["Apprentice baker", 0],
		["Baker", 1],
		["Bager", 1],
		["Senior baker", 2],
		["Deputy bakery manager", 2],
		["Stellv. Backstubenleiterin", 2],
		["Jefe de obrador suplente", 2],
		["Bakery supervisor", 3],
		["Backstubenleitung", 3],
		["Arbetsledare", 3],
		["Encarregada de padaria", 3],
		["Projektleder", 1],
	])("%s: %i", (title, rank) => {
		expect(rankOfTitle(title)).toBe(rank);
	});
	it("who has led before fits a leading post better than who has not", () => {
		const posting =
			"Bakery Supervisor\n\nYour duties:\n- Bake bread and rolls for our shops every night\n- Write the rota of the bakers";
		const scores = [
			"Baker",
			"Deputy bakery supervisor",
			"Bakery supervisor",
		].map((title) => matched(worker(title), posting).parts.title);
		expect(scores).toEqual([...scores].sort((a, b) => a - b));
		expect(new Set(scores).size).toBe(3);
	});
});

describe("what has run out", () => {
	const POSTING =
		"Baker\n\nRequirements:\n- Current food hygiene certificate\n- Bake bread at night";
	it("answers in part", () => {
		const { requirements } = matched(
			worker("Baker", ["Food hygiene certificate (expired 2024)"]),
			POSTING,
		);
		expect(requirements[0]?.support).toBe("partly");
	});
	it("answers where it is valid", () => {
		const { requirements } = matched(
			worker("Baker", ["Food hygiene certificate"]),
			POSTING,
		);
		expect(requirements[0]?.support).toBe("shown");
	});
});

describe("degrees in running text", () => {
	it("a Danish “med” is no Master of Education", () => {
		const text = "Du bager brød sammen med to kolleger hver nat";
		expect(lowestDegree(text, "da")).toBe(0);
	});
	it("a degree the posting calls by its own name is a condition", () => {
		const { knockouts } = readJob(
			"Engenheiro\n\nRequisitos:\n- Graduação completa em Engenharia de Alimentos\n- Disponibilidade para viagens",
		);
		expect(knockouts.map(({ kind }) => kind)).toContain("degree");
	});
});

describe("a license with limits", () => {
	const verdictOf = (paper: string) =>
		matched(
			worker("Therapist", [paper]),
			"Therapist\n\nRequirements\n- Valid state license as a therapist\n- Bake bread every night",
		).knockouts.find(({ knockout }) => knockout.kind === "licence")?.verdict;

	it("is none without them", () => {
		expect(verdictOf("State Therapist Intern License")).toBe("not-met");
		expect(verdictOf("State Therapist License")).toBe("met");
	});
});
