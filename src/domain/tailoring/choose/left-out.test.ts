import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "../resume/compose-resume.ts";
import { leftOutEntries } from "./left-out.ts";

const today = "2026-11-20";
const posting =
	"Bicycle mechanic\nRequirements:\n- Repairing bicycles\n- First aid certificate\n- Wheel building";
type Sections = Partial<Record<keyof Profile, unknown>>;
const tailoringOf = (sections: Sections) => {
	const profile = Profile.parse({
		personal: { first_name: "Ada" },
		...sections,
	});
	const job = readJob(posting);
	return {
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Bicycle mechanic",
		company: "",
		posting,
		strength: "medium" as const,
		sections: "auto" as const,
		today,
	};
};
const mechanic = {
	job_title: "Bicycle mechanic",
	company_name: "Spoke & Co",
	start_date: "2018-03",
	is_current: true,
	achievements: ["Repairing bicycles, 20 a week", "Wheel building"],
};
const leftOut = (sections: Sections) =>
	leftOutEntries(tailoringOf(sections)).map(({ text }) => text);
const papers = (...names: string[]) => ({
	certifications: names.map((certification_name) => ({ certification_name })),
});

describe("what serves no reader of a posting", () => {
	it.each([
		["Forklift license (expired 2024)"],
		["Schweißerprüfung (nicht bestanden)"],
		["Svetslicens (gick ut 2023)"],
		["Wheel building course (thinking about fall 2027)"],
		["Habilitation électrique (périmée)"],
		["Soudure TIG: examen prévu en 2027"],
	])("%s goes", (name) => {
		expect(leftOut({ work_experience: [mechanic], ...papers(name) })).toEqual([
			name,
		]);
	});
	it("what is under way is told where the posting asks for it by its name, and what is said of its state is none of it", () => {
		const begun = "First aid certificate: in progress, exam due in June 2027";
		const other = "Welding course: in progress, exam due in June 2027";
		expect(
			leftOut({ work_experience: [mechanic], ...papers(begun, other) }),
		).toEqual([other]);
	});
	it("a line of what was not done yet goes, and says why", () => {
		const { metadata, experience } = composeResume(
			tailoringOf({
				work_experience: [
					{
						...mechanic,
						achievements: [
							"Not yet trained on wheel building",
							"Repairing bicycles, 20 a week",
							"Trued 400 wheels in 2025",
							"weekly order of parts for three shops",
							"Kept the till within 5 euros a day",
						],
					},
				],
			}),
		);
		expect(metadata.omitted).toContainEqual(
			expect.objectContaining({
				text: "Not yet trained on wheel building",
				reason: expect.stringContaining("haven't done yet"),
			}),
		);
		expect(experience[0]?.achievements).toContain(
			"Weekly order of parts for three shops",
		);
	});
	it("what no longer holds is told where the posting asks for it by its letters", () => {
		const person = Profile.parse({
			personal: { first_name: "Ada" },
			certifications: [
				{ certification_name: "Hjärt-lungräddning (gick ut 2024)" },
				{ certification_name: "Heta arbeten (gick ut 2024)" },
			],
		});
		const text = "Cykelreparatör\nKrav:\n- Giltig HLR-utbildning";
		const job = readJob(text);
		expect(
			leftOutEntries({
				...tailoringOf({}),
				profile: person,
				job,
				match: matchProfile(person, job, today),
				posting: text,
			}).map((one) => one.text),
		).toEqual(["Heta arbeten (gick ut 2024)"]);
	});
	it("a school certificate stays where what came later was broken off", () => {
		expect(
			leftOut({
				work_experience: [mechanic],
				education: [
					{
						degree_type: "Bachelor, 30 credits, not completed",
						field_of_study: "Management",
						institution_name: "Open University",
						end_date: "2019",
					},
					{
						degree_type: "High School Diploma",
						institution_name: "Elm High School",
						end_date: "2011",
					},
				],
			}),
		).toEqual(["Bachelor, 30 credits, not completed, Management"]);
	});
	it("leave between two positions keeps its dates and no lines", () => {
		const { experience } = composeResume(
			tailoringOf({
				work_experience: [
					mechanic,
					{
						job_title: "Two children",
						company_name: "Parental leave",
						start_date: "2016-11",
						end_date: "2018-01",
						achievements: ["Took care of the children", "Parents' council"],
					},
				],
			}),
		);
		expect(
			experience.find(({ company }) => company === "Parental leave")
				?.achievements ?? [],
		).toEqual([]);
	});
	it("an apprenticeship stays, a summer job before it goes whatever word the posting shares with it", () => {
		const apprentice = {
			job_title: "Apprentice fitter",
			company_name: "Gear Works",
			start_date: "2014-08",
			end_date: "2016-02",
		};
		const summer = {
			job_title: "Summer job",
			company_name: "Lido",
			start_date: "2012-06",
			end_date: "2012-08",
			achievements: ["First aid at the pool"],
		};
		expect(
			leftOut({ work_experience: [mechanic, apprentice, summer] }),
		).toEqual(["Summer job, Lido"]);
	});
	it("studies that were given up go beside finished ones", () => {
		const finished = {
			institution_name: "City College",
			degree_type: "Diploma",
			field_of_study: "Fine mechanics",
			end_date: "2015-06",
		};
		const left = {
			institution_name: "North University",
			degree_type: "BSc, stopped after the first year",
			field_of_study: "Physics",
			end_date: "2012-06",
		};
		expect(
			leftOut({ work_experience: [mechanic], education: [left, finished] }),
		).toEqual(["BSc, stopped after the first year, Physics"]);
		expect(leftOut({ work_experience: [mechanic], education: [left] })).toEqual(
			[],
		);
	});
	it("an old paper of another kind goes beside those that are asked for", () => {
		const paper = (certification_name: string, issue_date: string) => ({
			...{ certification_name, issue_date },
		});
		const asked = [
			paper("First aid certificate", "2025-03"),
			paper("Wheel building, level 2", "2012-03"),
		];
		expect(
			leftOut({
				work_experience: [mechanic],
				certifications: [
					...asked,
					paper("Forklift license", "2012-05"),
					paper("Welding course", "2024-05"),
					paper("Certified mechanic", "2010-05"),
				],
			}),
		).toEqual(["Forklift license"]);
	});
	it("a paper past its date goes", () => {
		const certifications = [
			{ certification_name: "Crane permit", expiry_date: "2026-02" },
		];
		expect(leftOut({ certifications })).toEqual(["Crane permit"]);
	});
	it("a paper the posting names stays with its state, one that was failed goes all the same", () => {
		const lapsed = "First aid certificate (expired 2025)";
		expect(leftOut(papers(lapsed, "Crane permit"))).toEqual([]);
		expect(leftOut(papers("First aid certificate (not passed)"))).toHaveLength(
			1,
		);
	});
	it("a paper somebody gave up goes", () => {
		expect(
			leftOut(
				papers("Crane permit: studied for it in 2023, did not sit the exam"),
			),
		).toHaveLength(1);
	});
	it("school goes below later training, and stays where it is all there is", () => {
		const school = {
			degree_type: "Abitur",
			institution_name: "Gymnasium Mitte",
		};
		const trade = {
			degree_type: "Gesellenbrief",
			field_of_study: "Zweirad",
			institution_name: "Innung",
		};
		const work_experience = [mechanic];
		expect(leftOut({ work_experience, education: [school, trade] })).toEqual([
			"Abitur",
		]);
		expect(leftOut({ work_experience, education: [school] })).toEqual([]);
	});
});

describe("jobs of another kind", () => {
	const waiter = {
		job_title: "Waiter (summer job)",
		company_name: "Lido",
		start_date: "2014-06",
		end_date: "2016-08",
	};
	it("go where no gap shows without them", () => {
		expect(leftOut({ work_experience: [mechanic, waiter] })).toEqual([
			"Waiter (summer job), Lido",
		]);
	});
	it("stay where years of work would hardly be left", () => {
		const late = { ...mechanic, start_date: "2025-01" };
		expect(leftOut({ work_experience: [late, waiter] })).toEqual([]);
	});
	it("stay before a position that is told", () => {
		const first = {
			job_title: "Bicycle mechanic",
			company_name: "Chain Ltd",
			start_date: "2010-01",
			end_date: "2014-05",
			achievements: ["Wheel building for touring bicycles"],
		};
		expect(leftOut({ work_experience: [mechanic, waiter, first] })).toEqual([]);
	});
	it("and with few years or long ones stay as somebody's history", () => {
		const baker = {
			...waiter,
			job_title: "Baker",
			start_date: "2009-01",
			end_date: "2018-02",
		};
		expect(leftOut({ work_experience: [mechanic, baker] })).toEqual([]);
	});
});

describe("the safer words", () => {
	const study = {
		degree_type: "Evening course, stopped in 2024",
		institution_name: "Town College",
		start_date: "2023-09",
		is_current: true,
	};
	const closed = {
		job_title: "Helper",
		company_name: "Velo Huis (failliet)",
		location: "Portland, OR",
		start_date: "2015-01",
		is_current: true,
	};
	const content = composeResume(
		tailoringOf({
			personal: { first_name: "Ada", state: "WA" },
			education: [study],
			work_experience: [closed],
		}),
	);
	it("studies given up do not go on, and the person is asked", () => {
		expect(content.education[0]?.dates).toBe("2023-09");
		expect(content.validation.warnings.join()).toContain("when did it end?");
	});
	it("an employer is printed without remarks, its place only where it fits the address", () => {
		expect(content.experience[0]).toMatchObject({
			company: "Velo Huis",
			location: "",
		});
		expect(content.validation.warnings.join()).toContain("which one is right?");
	});
});
