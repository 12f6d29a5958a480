// The lists of a resume as a model chooses them, by numbers of facts.
import { describe, expect, it } from "vitest";
import { doStep } from "#src/adapters/computing/in-thread.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import { Profile } from "../profile/profile.ts";
import { checkClaims } from "../tailoring/claims/check-claims.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { briefResume } from "./brief-resume.ts";
import { settleAnswer } from "./settle-answer.ts";

const TODAY = "2026-11-20";
const POSTING = `Data Engineer, Tidewater
Requirements:
- Experience with SQL and Snowflake
- Experience with Airflow`;
const person = Profile.parse({
	personal: { first_name: "Ines", last_name: "Duarte" },
	work_experience: [
		{
			job_title: "Data Engineer",
			company_name: "Lowland",
			start_date: "2021-03",
			is_current: true,
			achievements: [
				"Built pipelines in Airflow that load 40 sources a night",
				"Wrote SQL for the finance reports",
			],
		},
	],
	education: [
		{
			institution_name: "University of Faro",
			degree_type: "Bachelor of Science",
			end_date: "2020-06",
			achievements: ["Database Systems", "Art History"],
		},
	],
	skills: [
		...["Airflow", "SQL", "Snowflake", "Sketching", "Kindness"].map(
			(skill_name) => ({ skill_name, category: "Tools" }),
		),
		{ skill_name: "Kafka", category: "" },
	],
	certifications: [
		{ certification_name: "Forklift License" },
		{ certification_name: "SnowPro Core", issue_date: "2023-02" },
	],
	awards: [{ award_name: "Best Data Model", award_date: "2024-05" }],
});

type Told = { text: string; facts: string[] };

function resumeWith(lists: object, summary: Told[] = []) {
	const { job } = doStep("read", { posting: POSTING });
	const tailoring: Tailoring = {
		...{ profile: person, job, posting: POSTING, today: TODAY },
		match: matchProfile(person, job, TODAY),
		...{ title: "Data Engineer", company: "Tidewater" },
		...{ strength: "medium", sections: "auto" },
		room: { pages: 1, spareLines: -40 },
	};
	const written = doStep("write", { tailoring, kinds: ["resume"] });
	const base = written.resume;
	if (!base) throw new Error("no resume");
	const brief = briefResume({ tailoring, base, nonce: "n0nce" });
	const idOf = (words: string) =>
		new RegExp(`^(F\\d+): ${words}$`, "m").exec(brief.prompt)?.[1] ?? words;
	const named = Object.fromEntries(
		Object.entries(lists).map(([key, words]) => [key, words.map(idOf)]),
	);
	const reading = brief.read({
		summary: summary.map((one) => ({ ...one, facts: one.facts.map(idOf) })),
		entries: [],
		...named,
	});
	if (!reading.ok) throw new Error("not readable");
	const resume = settleAnswer({
		...{ content: reading.content, base, tailoring, model: "m" },
		quarantined: [],
	});
	expect(checkClaims(resume, person)).toEqual([]);
	return { base, resume, prompt: brief.prompt };
}

const skillsOf = ({ resume }: ReturnType<typeof resumeWith>) =>
	resume.skills.groups.flatMap(({ skills }) => skills);

describe("the lists of a model's resume", () => {
	it("name what is shown and what was left out", () => {
		const { prompt } = resumeWith({});
		expect(prompt).toMatch(/^Skills shown, in this order: F\d+/m);
		expect(prompt).toMatch(/courses shown: .*\. Left out: /m);
	});

	it("follow the order of the model, without what it does not name", () => {
		const made = resumeWith({ skills: ["Snowflake", "SQL", "Sketching"] });
		expect(skillsOf(made)).toEqual([
			"Snowflake",
			"SQL",
			"Sketching",
			"Airflow",
		]);
		const texts = made.resume.metadata.omitted.map(({ text }) => text);
		expect(texts.join()).toContain("Kindness");
	});

	it("take back what the summary tells, and a skill without a group apart", () => {
		const { resume } = resumeWith({ more: ["Best Data Model", "Kafka"] }, [
			{
				text: "Data Engineer at Lowland since March 2021.",
				facts: ["F1", "F2", "Best Data Model"],
			},
		]);
		expect(resume.awards).toHaveLength(1);
		expect(resume.skills.groups.at(-1)).toEqual({
			name: "More skills",
			skills: ["Kafka"],
		});
	});

	it("stay as they are where it names hardly any skill", () => {
		expect(resumeWith({ skills: ["SQL"] }).resume.skills).toEqual(
			resumeWith({}).base.skills,
		);
	});

	it("take back an award and a course, each once and with its origin", () => {
		const { resume } = resumeWith({
			more: ["Best Data Model", "Database Systems", "Database Systems"],
		});
		expect(resume.awards.map(({ title }) => title)).toEqual([
			"Best Data Model",
		]);
		expect(
			resume.education[0]?.details.filter((one) =>
				one.includes("Database Systems"),
			),
		).toHaveLength(1);
		const sources = resume.validation.lines.flatMap((line) => line.sources);
		expect(sources).toContain("awards.0");
		const omitted = resume.metadata.omitted.map(({ path }) => path);
		expect(omitted).not.toContain("awards.0");
	});

	it("lose what serves nothing, and nothing that answers a requirement", () => {
		const { base, resume } = resumeWith({
			more: ["Forklift License", "SnowPro Core"],
			without: ["Forklift License", "SnowPro Core", "Data Engineer"],
		});
		const names = resume.certifications.map(({ name }) => name);
		expect(names).toContain("SnowPro Core");
		expect(resume.experience).toHaveLength(base.experience.length);
	});
});
