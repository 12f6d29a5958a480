// What becomes of the summary and the lines a model writes for a resume.
import { describe, expect, it } from "vitest";
import { doStep } from "#src/adapters/computing/in-thread.ts";
import { maya } from "../../../test/people.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import type { Profile } from "../profile/profile.ts";
import type { Section } from "../profile/section-names.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { composeResume } from "../tailoring/resume/compose-resume.ts";
import { briefResume } from "./brief-resume.ts";

const POSTING = `Charge Nurse, Harbor Clinic
Requirements:
- Registered Nurse licence
- Experience with telemetry and Epic`;
const TODAY = "2026-11-20";

function asked(
	sections: readonly Section[] | "auto" = "auto",
	profile: Profile = maya,
) {
	const { job, posting } = doStep("read", { posting: POSTING });
	const tailoring: Tailoring = {
		...{ profile, job, posting, today: TODAY, strength: "medium" },
		match: matchProfile(profile, job, TODAY),
		keepsSpareJobs: true,
		title: "Charge Nurse",
		company: "Harbor Clinic",
		sections,
	};
	const base = composeResume(tailoring);
	return { tailoring, base, nonce: "n0nce" };
}

const given = asked();
const brief = briefResume(given);
const idOf = (words: string) =>
	brief.facts.find(({ text }) => text.includes(words))?.id ?? "";

function written(...summary: [text: string, of: string][]) {
	const lines = summary.map(([text, of]) => ({ text, facts: [idOf(of)] }));
	const answer = { summary: lines, entries: [] };
	const reading = brief.read(answer);
	if (!reading.ok) throw new Error("not readable");
	const { resume } = doStep("settle", {
		tailoring: given.tailoring,
		frame: { kind: "resume", base: given.base },
		nonce: given.nonce,
		...{ answer, model: "one", upheld: [] },
	});
	return { read: reading.content.summary, settled: resume?.summary };
}

describe("the summary a model writes", () => {
	it("is made of sentences, whether or not the model set their stops", () => {
		const { read } = written(
			["Charge Nurse at Alder Creek Hospital since April 2021", "Charge Nurse"],
			["Cut medication errors by 18%.", "medication errors"],
		);
		expect(read).toBe(
			"Charge Nurse at Alder Creek Hospital since April 2021. Cut medication errors by 18%.",
		);
	});

	it("keeps its proved sentences when another one is not", () => {
		const { settled } = written(
			["Charge Nurse at Alder Creek Hospital since April 2021", "Charge Nurse"],
			["Led the annual accreditation visit", "accreditation"],
			["Trained 11 new nurses in telemetry monitoring", "Trained 11"],
		);
		expect(settled).toBe(
			"Charge Nurse at Alder Creek Hospital since April 2021. Trained 11 new nurses in telemetry monitoring.",
		);
	});

	it("begins with who this is, in the built-in writer's words where the model's fail", () => {
		const { settled } = written(
			["Chief Nurse of Alder Creek Hospital since 2012", "Charge Nurse"],
			["Trained 11 new nurses in telemetry monitoring", "Trained 11"],
		);
		const [lead = ""] = given.base.summary.split(/(?<=\.) /);
		expect(settled).toBe(
			`${lead} Trained 11 new nurses in telemetry monitoring.`,
		);
	});

	it("is asked for unless the person left it out", () => {
		expect(brief.prompt).toContain("\nA summary.\n");
		const without = briefResume(asked(["work_experience", "skills"]));
		expect(without.prompt).toContain("\nNo summary.\n");
	});
});

describe("the headline a model chooses", () => {
	const chosen = (...headline: string[]) => {
		const reading = brief.read({ headline, summary: [], entries: [] });
		if (!reading.ok) throw new Error("not readable");
		return reading.content;
	};

	it("is a title held today, with a paper behind it, in the profile's words", () => {
		const { personalInfo, validation } = chosen(
			idOf("Charge Nurse, Cardiac Unit"),
			idOf("Registered Nurse (RN), Oregon"),
		);
		expect(personalInfo.headline).toBe(
			"Charge Nurse, Cardiac Unit · Registered Nurse (RN), Oregon",
		);
		expect(
			validation.lines.find(({ path }) => path === "personalInfo.headline")
				?.sources,
		).toEqual([
			"work_experience.0.job_title",
			"certifications.0.certification_name",
		]);
	});

	it("is none of what was held before, and no line of another kind", () => {
		const own = given.base.personalInfo.headline;
		expect(chosen(idOf("Staff Nurse")).personalInfo.headline).toBe(own);
		expect(chosen(idOf("medication errors")).personalInfo.headline).toBe(own);
		expect(chosen().personalInfo.headline).toBe(own);
	});
});

describe("a position of another kind that leaves no gap", () => {
	const [newest] = maya.work_experience;
	if (!newest) throw new Error("no position");
	const birds = {
		...{
			...newest,
			job_title: "Veterinary Nurse",
			company_name: "Bird Hospital",
		},
		...{ start_date: "2016-05", end_date: "2017-05", is_current: false },
		achievements: ["Fed 40 seabirds by tube", "Washed the towels"],
	};
	const spare = asked("auto", {
		...maya,
		work_experience: [...maya.work_experience, birds],
	});
	const { prompt, facts, read } = briefResume(spare);
	const [, entry = ""] =
		/^(E\d+): Veterinary Nurse.*left out/m.exec(prompt) ?? [];
	const told = (entries: { entry: string; lines: object[] }[]) => {
		const reading = read({ summary: [], entries });
		if (!reading.ok) throw new Error("not readable");
		return reading.content;
	};

	it("is the model's to keep, with the lines it gives it", () => {
		const sold = facts.find(({ text }) => text.startsWith("Fed 40"));
		const kept = told([
			{
				entry,
				lines: [{ text: "Fed 40 seabirds by tube", facts: [sold?.id] }],
			},
		]);
		expect(kept.experience.at(-1)).toMatchObject({
			company: "Bird Hospital",
			achievements: ["Fed 40 seabirds by tube"],
		});
	});

	it("or to leave out, which the person is told", () => {
		const { experience, validation, metadata } = told([]);
		expect(experience.map(({ company }) => company)).not.toContain(
			"Bird Hospital",
		);
		const at = experience.length;
		expect(
			validation.lines.filter(({ path }) =>
				path.startsWith(`experience.${at}`),
			),
		).toEqual([]);
		expect(metadata.omitted.map(({ text }) => text)).toContain(
			"Veterinary Nurse, Bird Hospital",
		);
	});
});

describe("the order of the sections", () => {
	const ordered = (order: string[], more: Partial<Tailoring> = {}) => {
		const own = { ...given, tailoring: { ...given.tailoring, ...more } };
		const reading = briefResume(own).read({ summary: [], entries: [], order });
		if (!reading.ok) throw new Error("not readable");
		return reading.content.metadata.leading;
	};

	it("is the model's, with the work behind what it names", () => {
		expect(ordered(["education", "certifications"])).toEqual([
			"education",
			"certifications",
			"work_experience",
		]);
		expect(ordered(["work_experience", "projects"])).toEqual([
			"work_experience",
			"projects",
		]);
	});

	it("stays as it was where nothing is named that there is, or the person gave one", () => {
		const { leading } = given.base.metadata;
		expect(ordered([])).toEqual(leading);
		expect(ordered(["summary", "hobbies"])).toEqual(leading);
		expect(ordered(["education"], { keepsOrder: true })).toEqual(leading);
	});
});

describe("what a project is", () => {
	const [first] = maya.projects;
	const project = {
		...(first ?? {
			...{ project_name: "Handover board", role: null, project_url: null },
			...{ github_url: null, technologies_used: [], is_ongoing: false },
		}),
		...{ start_date: "2022-01", end_date: "2022-06" },
		description: "Telemetry board for the handover of cardiac patients",
		achievements: ["Cut the handover by 6 minutes", "Trained 12 nurses on it"],
	};
	const own = asked("auto", { ...maya, projects: [project] });
	const { prompt, facts, read } = briefResume(own);
	const [, entry = ""] = /^(E\d+): .*[Bb]oard/m.exec(prompt) ?? [];
	const ids = (...words: string[]) =>
		words.map((one) => facts.find(({ text }) => text.includes(one))?.id);
	const described = (of: (string | undefined)[]) => {
		const lines = [{ text: "Built a telemetry board", facts: of }];
		const reading = read({ summary: [], entries: [{ entry, lines }] });
		if (!reading.ok) throw new Error("not readable");
		const { projects, validation } = reading.content;
		const [only] = projects;
		const isListed = validation.lines.some(
			({ path }) => path === "projects.0.description",
		);
		return { text: only?.description, isListed };
	};

	it("is not printed above a line that tells it", () => {
		expect(own.base.projects[0]?.description).not.toBe("");
		expect(described(ids("Telemetry board", "handover by"))).toEqual({
			...{ text: "", isListed: false },
		});
		expect(described(ids("handover by")).text).not.toBe("");
	});
});
