import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "./compose-resume.ts";

const today = "2026-11-20";
const developer = {
	personal: { first_name: "Ivo", headline: "Backend Developer" },
	work_experience: [
		{
			job_title: "Backend Developer",
			company_name: "Payline",
			start_date: "2020-01",
			is_current: true,
			achievements: [
				"Built payment services in Go on Kafka",
				"Reduced latency from 420 ms to 180 ms",
			],
		},
	],
	skills: [
		{ skill_name: "Terraform (basics)" },
		{ skill_name: "Go" },
		{ skill_name: "Excel" },
		{ skill_name: "Communication" },
	],
};
const nurse = {
	personal: { first_name: "Ada", headline: "Staff Nurse" },
	work_experience: [
		{
			job_title: "Staff Nurse",
			company_name: "City Hospital",
			start_date: "2019-05",
			is_current: true,
			achievements: ["Care for patients of a 24-bed ward"],
		},
	],
	certifications: [
		{ certification_name: "Registered Nurse license" },
		{ certification_name: "Barista course" },
	],
};

function headlineFor(profile: unknown, posting: string): string {
	const person = Profile.parse(profile);
	const job = readJob(posting);
	return composeResume({
		profile: person,
		job,
		match: matchProfile(person, job, today),
		title: job.title ?? "",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	}).personalInfo.headline;
}

describe("the headline", () => {
	it.each([
		"Looking for a career, not a job",
		"Coder? No, nurse with a detour",
	])("is the position where somebody's own names nobody: %s", (headline) => {
		const own = { ...nurse, personal: { first_name: "Ada", headline } };
		expect(headlineFor(own, "Care assistant")).toBe("Staff Nurse");
	});
	it("hangs on a title no paper that everybody holds and none that says it again", () => {
		const named = (...names: string[]) =>
			headlineFor(
				{
					...nurse,
					certifications: names.map((certification_name) => ({
						certification_name,
					})),
				},
				`Staff Nurse\nRequirements:\n${names.map((name) => `- ${name} required`).join("\n")}`,
			);
		expect(named("Standard First Aid / CPR-C")).toBe("Staff Nurse");
		expect(named("Registered staff nurse diploma")).toBe("Staff Nurse");
	});
	it("hangs no tools on a title that leads", () => {
		const lead = {
			...developer,
			personal: { first_name: "Ivo", headline: "Head of Development" },
			skills: [{ skill_name: "Go" }, { skill_name: "Kafka" }],
		};
		const posting =
			"Head of Development\nRequirements:\n- Go\n- Kafka\n- Leading developers";
		expect(headlineFor(lead, posting)).toBe("Head of Development");
		expect(
			headlineFor({ ...lead, personal: developer.personal }, posting),
		).toContain("Kafka");
	});
	it("hangs neither a course nor its own letters on a title", () => {
		const technician = {
			...nurse,
			personal: {
				first_name: "Dani",
				headline: "Certified Pharmacy Technician",
			},
			certifications: [
				{ certification_name: "CPhT" },
				{ certification_name: "Sterile products course" },
			],
		};
		expect(
			headlineFor(
				technician,
				"Pharmacy Technician\nRequirements:\n- CPhT certification\n- Sterile products course",
			),
		).toBe("Certified Pharmacy Technician");
	});
	it("names what is asked for and shown in the work, no basics, no office software, no quality", () => {
		expect(
			headlineFor(
				developer,
				"Backend Engineer\nRequirements:\n- Go\n- Terraform\n- Excel\n- Communication",
			),
		).toBe("Backend Developer | Go");
	});
	it("hangs no single tool on a title, unless it is all that is asked for", () => {
		expect(
			headlineFor(
				developer,
				"Backend Engineer\nRequirements:\n- You have written services in Go for several years",
			),
		).toBe("Backend Developer");
	});
	it("names the license nobody is taken without, and no other paper", () => {
		expect(
			headlineFor(
				nurse,
				"Registered Nurse\nRequirements:\n- Current RN license is required\n- Care for patients",
			),
		).toBe("Staff Nurse | Registered Nurse license");
	});
	it("names no paper whose letters or whose other class the title has", () => {
		const posting =
			"Boiler Operator\nRequirements:\n- State Licensed Boiler Operator or Class D Boiler Operator license required";
		const holder = (job_title: string, certification_name: string) => ({
			...nurse,
			personal: { first_name: "Ada", headline: job_title },
			work_experience: nurse.work_experience.map((one) => ({
				...one,
				job_title,
			})),
			certifications: [{ certification_name }],
		});
		expect(
			headlineFor(
				holder("Boiler Hand, LBO", "State Licensed Boiler Operator"),
				posting,
			),
		).not.toContain("State");
		expect(
			headlineFor(
				holder("Boiler Operator / Class C", "Class D Boiler Operator license"),
				posting,
			),
		).not.toContain("Class D");
	});
	it("names a paper without the date it is held since", () => {
		const climber = {
			...nurse,
			personal: { first_name: "Wade", headline: "Climber" },
			certifications: [
				{ certification_name: "ISA Certified Arborist PN-2207B (since 2019)" },
			],
		};
		expect(
			headlineFor(
				climber,
				"Crew leader\nRequirements:\n- ISA Certified Arborist is required\n- Prune trees",
			),
		).toBe("Climber | ISA Certified Arborist PN-2207B");
	});
	it("says a title once where the license bears it", () => {
		const midwife = {
			...nurse,
			personal: { first_name: "Hanna", headline: "Midwife" },
			certifications: [{ certification_name: "Registered midwife" }],
		};
		expect(
			headlineFor(
				midwife,
				"Midwife\nRequirements:\n- You are a registered midwife, this is required\n- Care for patients",
			),
		).toBe("Registered midwife");
	});
	it.each([
		["Head of Fitness", "Personal trainer | Deputy club manager"],
		["Personal trainer", "Personal trainer"],
	])(
		"for %s is %s: an office held stands where the post leads",
		(asked, headline) => {
			const trainer = {
				personal: { first_name: "Mo", headline: "Personal trainer" },
				work_experience: [
					{
						job_title: "PT, deputy club manager since 2024",
						company_name: "Lowfield Gym",
						start_date: "2021-02",
						is_current: true,
						achievements: ["Cover for the manager six weeks a year"],
					},
				],
			};
			expect(headlineFor(trainer, `${asked}\nYou plan the classes.`)).toBe(
				headline,
			);
		},
	);
	it("names trade and office as the position has them, where it begins with the trade", () => {
		const joiner = {
			personal: { first_name: "Jo", headline: "Tischlerin" },
			work_experience: [
				{
					job_title: "Tischlerin, stellv. Werkstattleitung",
					company_name: "Holzwerk Almenau",
					start_date: "2019-04",
					is_current: true,
					achievements: ["Vertrete den Meister im Urlaub"],
				},
			],
		};
		expect(
			headlineFor(joiner, "Werkstattleitung (m/w/d)\nSie planen die Aufträge."),
		).toBe("Tischlerin, stellv. Werkstattleitung");
	});
	it("is the position alone where nothing of weight is asked for", () => {
		expect(headlineFor(nurse, "Sales, onsite")).toBe("Staff Nurse");
	});
});
