// Studies that go on by their dates alone are held by nobody, whatever their name.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { tailoringSteps } from "../steps/tailoring-steps.ts";
import { judgeText } from "../tailoring/claims/check-text.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { withOpenStudies } from "./expired-papers.ts";

const TODAY = "2026-11-29";
const studying = (studies: Record<string, unknown>) =>
	Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Care Assistant",
				company_name: "North Clinic",
				start_date: "2022-01",
				is_current: true,
				achievements: ["Care for 12 residents a shift"],
			},
		],
		education: [
			{
				institution_name: "State College",
				degree_type: "Bachelor of Science",
				field_of_study: "Nursing",
				start_date: "2024-09",
				...studies,
			},
		],
	});
const OPEN = studying({ is_current: true });
const DONE = studying({ end_date: "2025-06" });
const POSTING =
	"Staff Nurse\nRiver Hospital\n\nRequirements\n- Bachelor of Science in Nursing required\n- Experience with residents\n";
const job = readJob(POSTING);

describe("a degree that goes on by its dates", () => {
	it("answers a required one in part, and says so by its name", () => {
		const of = (profile: Profile) =>
			matchProfile(profile, job, TODAY).requirements[0]?.support;
		expect(of(OPEN)).toBe("partly");
		expect(of(studying({ end_date: "2027-06" }))).toBe("partly");
		expect(of(DONE)).toBe("shown");
		expect(withOpenStudies(OPEN, TODAY).education[0]?.degree_type).toBe(
			"Bachelor of Science (in progress)",
		);
		expect(withOpenStudies(DONE, TODAY)).toBe(DONE);
	});

	it.each([
		"I hold a Bachelor of Science in Nursing from State College.",
		"I have a Bachelor of Science in Nursing.",
		"I completed a Bachelor of Science in Nursing at State College.",
	])("is not said to be held: %s", (text) => {
		expect(judgeText(text, OPEN, { today: TODAY }).problems).not.toEqual([]);
	});

	it.each([
		"I am working toward a Bachelor of Science in Nursing.",
		"In progress: Bachelor of Science in Nursing – State College.",
	])("is said to be studied for: %s", (text) => {
		expect(judgeText(text, OPEN, { today: TODAY }).problems).toEqual([]);
	});

	it("is neither held in a letter nor in a summary while its end is to come, and keeps its dates", () => {
		const given = studying({ end_date: "2027-06" });
		const { profile, match } = tailoringSteps.match({
			...{ profile: given, job, today: TODAY },
		});
		const { letter, resume } = tailoringSteps.write({
			tailoring: {
				...{ profile, job, match, posting: POSTING, today: TODAY },
				...{ title: "Staff Nurse", company: "River Hospital" },
				...{ strength: "medium", sections: "auto" },
			},
			kinds: ["letter", "resume"],
		});
		const written = JSON.stringify(letter?.body);
		expect(written).toContain("In progress: Bachelor of Science in Nursing");
		expect(written).not.toMatch(/hold|degree I/u);
		expect(resume?.summary).not.toContain("Bachelor");
		expect(resume?.education[0]).toMatchObject({
			degree: "Bachelor of Science in Nursing",
		});
		expect(resume?.education[0]?.dates).toContain("2027-06");
		expect(
			judgeText("I hold a Bachelor of Science in Nursing.", given, {
				today: TODAY,
			}).problems,
		).not.toEqual([]);
		// As a resume prints it, above its dates.
		expect(
			judgeText("Bachelor of Science in Nursing, State College", given, {
				today: TODAY,
			}).problems,
		).toEqual([]);
	});

	it("may be held once it is done", () => {
		const text = "I hold a Bachelor of Science in Nursing from State College.";
		expect(judgeText(text, DONE, { today: TODAY }).problems).toEqual([]);
	});
});

describe("a paper that has run out", () => {
	it("is asked for by its name, which another of its kind does not answer", () => {
		const driver = Profile.parse({
			...DONE,
			certifications: [
				{ certification_name: "CAP de viajeros", expiry_date: "2028-01" },
				{ certification_name: "CAP de mercancías", expiry_date: "2018-04" },
			],
		});
		const asked = readJob(
			"Jefe de tráfico\n\nRequisitos\n- CAP de mercancías en vigor imprescindible\n",
		);
		const [first] = matchProfile(driver, asked, TODAY).requirements;
		expect(first?.support).toBe("partly");
	});
});
