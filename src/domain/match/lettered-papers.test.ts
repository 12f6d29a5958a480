// A paper that a posting names by its letters is that paper and no other of its field.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-29";

const FRENCH =
	"Assistant de service social\n\nProfil requis\n- Diplôme d'État d'assistant de service social (DEASS) exigé\n- Permis B";

const matched = (degree: string) =>
	matchProfile(
		Profile.parse({
			personal: { first_name: "Nora", last_name: "Valle" },
			education: [
				{
					institution_name: "IRTS",
					degree_type: degree,
					field_of_study: null,
					end_date: "2016-06",
				},
			],
		}),
		readJob(FRENCH),
		TODAY,
	);

describe("a state diploma named by its letters", () => {
	it("is not met by another of its field, which stands beside it", () => {
		const { requirements, knockouts } = matched(
			"Diplôme d'État de conseiller en économie sociale familiale (DECESF)",
		);
		expect(requirements[0]?.support).toBe("partly");
		expect(requirements[0]?.evidence[0]?.text).toContain("DECESF");
		expect(knockouts[0]?.verdict).toBe("not-met");
	});
	it("is met by its own name", () => {
		const { knockouts } = matched(
			"Diplôme d'État d'assistant de service social (DEASS)",
		);
		expect(knockouts[0]?.verdict).toBe("met");
	});
});

describe("a certification named by its letters", () => {
	const job = readJob(
		"Payroll Specialist\n\nRequirements\n- XPQ certification is required by the client\n- Payroll for 500 employees",
	);
	const holding = (name: string) =>
		matchProfile(
			Profile.parse({
				personal: { first_name: "Nora", last_name: "Field" },
				certifications: [{ certification_name: name }],
			}),
			job,
			TODAY,
		);
	it("decides, whether anybody knows the letters or not", () => {
		expect(job.knockouts.map(({ kind }) => kind)).toContain("certificate");
	});
	it("is not met while its exam is ahead", () => {
		const { knockouts } = holding(
			"Expert Payroll Qualification (XPQ), exam scheduled for May 2027",
		);
		expect(knockouts.map(({ verdict }) => verdict)).not.toContain("met");
	});
});

describe("letters behind a slash", () => {
	const supportFor = (asked: string) =>
		matchProfile(
			Profile.parse({
				personal: { first_name: "Nora", last_name: "Field" },
				certifications: [{ certification_name: "BLS (AHA)" }],
			}),
			readJob(`Dental Coordinator\n\nRequirements\n- ${asked}\n- Patience`),
			TODAY,
		).requirements[0]?.support;
	it("name one paper where one card is asked for", () => {
		expect(supportFor("CPR / BLS card")).toBe("shown");
	});
	it.each(["ACLS/BLS cards", "ACLS/BLS required"])(
		"name several in “%s”",
		(asked) => {
			expect(supportFor(asked)).toBe("partly");
		},
	);
});

describe("papers entered under the letters a posting names", () => {
	const support = (requirement: string, ...names: string[]) =>
		matchProfile(
			Profile.parse({
				personal: { first_name: "Nora", last_name: "Field" },
				work_experience: [
					{
						job_title: "Climber",
						company_name: "Alder Trees",
						start_date: "2019-01",
						is_current: true,
						achievements: ["Climbing and rigging of large beeches"],
					},
				],
				certifications: names.map((certification_name) => ({
					certification_name,
				})),
			}),
			readJob(`Climber\n\nWe fell trees.\n\nRequirements\n- ${requirement}`),
			TODAY,
		).requirements.find(({ requirement: { text } }) =>
			requirement.startsWith(text.slice(0, 12)),
		)?.support;
	const TICKETS =
		"Please only apply if you hold CS38 and CS39 (or the newer equivalents) and can bring the cards along, we do check";
	it("are held, however much else is said of them", () => {
		expect(support(TICKETS, "NPTC CS38 climbing", "NPTC CS39 chainsaw")).toBe(
			"shown",
		);
	});
	it("are not where one is missing or still to come", () => {
		expect(support(TICKETS, "NPTC CS38 climbing")).not.toBe("shown");
		expect(
			support(
				TICKETS,
				"NPTC CS38 climbing",
				"NPTC CS39 chainsaw, exam booked for May",
			),
		).not.toBe("shown");
	});
	it("are held in part where another class is asked for", () => {
		const asked =
			"A valid FELASA certificate (functions A and D) as we cannot wait for a course";
		expect(support(asked, "FELASA-Kurs, Funktionen A, C und D")).toBe("shown");
		expect(support(asked, "FELASA course, function A")).toBe("partly");
	});
});

it("a speciality named behind the letters of a paper is not held by who holds the paper", () => {
	const supportOf = (...papers: string[]) =>
		matchProfile(
			Profile.parse({
				personal: { first_name: "Nora", last_name: "Valle" },
				certifications: papers.map((certification_name) => ({
					certification_name,
				})),
			}),
			readJob(
				"Respiratory Therapist\n\nRequired at hire:\n- RRT-NPS certification, current\n- Two years in a hospital",
			),
			TODAY,
		).requirements[0]?.support;
	const paper = "Registered Respiratory Therapist (RRT)";
	expect(supportOf(paper)).toBe("absent");
	expect(supportOf(paper, "RRT-NPS")).not.toBe("absent");
});
