// What a posting and a line say in the very same words, or in one word that hardly any text uses, is answered however far the rest lies.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchBy, matchProfile } from "./answer/match-profile.ts";
import { weightsFor } from "./decide/weights.ts";

type Given = {
	title?: string;
	lines?: string[];
	papers?: string[];
	skills?: string[];
};

function answerTo(
	asked: string,
	given: Given,
	head = "Laboratory assistant\n\nRequirements:",
) {
	const profile = Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title: given.title ?? "Bakery assistant",
				company_name: "Quayside Bakery",
				start_date: "2019-04",
				is_current: true,
				achievements: given.lines ?? ["Served customers at the counter"],
			},
		],
		certifications: (given.papers ?? []).map((certification_name) => ({
			certification_name,
		})),
		skills: (given.skills ?? []).map((skill_name) => ({ skill_name })),
	});
	const job = readJob(`${head}\n- ${asked}`);
	return matchProfile(profile, job, "2026-11-29").requirements.find(
		({ requirement }) => requirement.text.includes(asked),
	);
}

describe("the same words", () => {
	it("answer from a line of another trade, and the line is shown", () => {
		const lines = ["Cleaned and loaded the autoclave every evening"];
		const answer = answerTo("Running an autoclave and a glassware washer", {
			lines,
		});
		expect(answer?.support).not.toBe("absent");
		expect(answer?.evidence[0]?.text).toBe(lines[0]);
	});

	it("answer in one part of a compound: “Pikett” and “Pikettdienst”", () => {
		const answer = answerTo(
			"Pikettdienst im Turnus",
			{
				title: "Bäckereiverkäuferin",
				lines: [
					"Pikett alle vier Wochen",
					"Brot und Kuchen verkauft und die Kasse gemacht",
				],
			},
			"Disponent (m/w/d) im Stückgut\n\nIhre Aufgaben:\n- Touren planen und Fahrer einteilen",
		);
		expect(answer?.evidence.map(({ text }) => text)).toEqual([
			"Pikett alle vier Wochen",
		]);
	});

	it("name one of two products of which one is enough", () => {
		const skills = ["MassHunter"];
		expect(
			answerTo("Proficiency with Agilent MassHunter or ChemStation", { skills })
				?.support,
		).not.toBe("absent");
	});

	it("show what else only the person could tell", () => {
		const lines = ["Rotating on-call, one week in four"];
		expect(
			answerTo("Able to join the on-call rotation (1 week out of 5)", { lines })
				?.evidence[0]?.text,
		).toBe(lines[0]);
		const papers = ["Enhanced DBS on the update service"];
		expect(
			answerTo("The post is subject to an enhanced DBS check", { papers })
				?.support,
		).toBe("shown");
	});

	it("say nothing of a clearance, which is in force or not", () => {
		const lines = ["Worked in a lab that asked for an active Secret clearance"];
		expect(answerTo("Active Secret clearance", { lines })?.support).not.toBe(
			"shown",
		);
	});

	it("do not make one paper of another, of others' work or of what is still to come", () => {
		expect(
			answerTo("A forklift certificate", {
				papers: ["Forklift maintenance certificate"],
			})?.support,
		).toBe("absent");
		expect(
			answerTo("A forklift licence", {
				lines: ["Led a shift of 14 pickers and 2 forklift drivers"],
			})?.support,
		).toBe("absent");
		expect(
			answerTo("Calibrate the spectrophotometer", {
				lines: [
					"The head of the laboratory calibrates the spectrophotometer; I clean the cuvettes",
				],
			})?.support,
		).toBe("absent");
		expect(
			answerTo("Spectrophotometer training", {
				papers: ["Spectrophotometer course, planned for 2027"],
			})?.support,
		).not.toBe("shown");
	});

	it("name a plural in capitals: “SOPs” and “SOP”", () => {
		const lines = ["Wrote 3 SOP revisions for the counter"];
		const answer = answerTo("Keep our SOPs current", { lines });
		expect(answer?.evidence[0]?.text).toBe(lines[0]);
	});

	it("tell nothing by being rare where nobody knows how rare they are", () => {
		const profile = Profile.parse({
			personal: {},
			work_experience: [
				{
					job_title: "Bakery assistant",
					company_name: "Quayside Bakery",
					start_date: "2019-04",
					is_current: true,
					achievements: ["Delivered bread to the neighbors of the bakery"],
				},
			],
		});
		const job = readJob(
			"Laboratory assistant\n\nRequirements:\n- Explain findings on drainage to neighbors, surveyors and architects",
		);
		const { requirements } = matchBy({
			profile,
			job,
			today: "2026-11-29",
			vectors: null,
			weights: weightsFor(null),
		});
		expect(requirements[0]?.support).toBe("absent");
	});
});
