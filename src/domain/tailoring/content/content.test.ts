import { describe, expect, it } from "vitest";
import { linh, maya } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import type { Profile } from "../../profile/profile.ts";
import { composeLetter } from "../letter/compose-letter.ts";
import { composeResume } from "../resume/compose-resume.ts";

const tailoringOf = (profile: Profile) => {
	const job = readJob(
		"Charge Nurse\nRequirements:\n- telemetry monitoring\n- Epic\n- Python\n- ACLS\n- teamwork",
	);
	return {
		profile,
		job,
		match: matchProfile(profile, job, "2026-11-20"),
		title: "Charge Nurse",
		company: "Northgate Clinic",
		strength: "medium" as const,
		sections: "auto" as const,
		today: "2026-11-20",
	};
};
const nurse = composeResume(tailoringOf(maya));
const graduate = composeResume(tailoringOf(linh));
const letter = composeLetter(tailoringOf(maya));

describe("the stored content of a resume", () => {
	it("DATA-15 has the eleven parts, three more and its record", () => {
		expect(Object.keys(nurse).toSorted()).toEqual(
			[
				"personalInfo",
				"summary",
				"experience",
				"education",
				"projects",
				"skills",
				"languages",
				"certifications",
				"publications",
				"volunteer",
				"awards",
				"interests",
				"references",
				"metadata",
				"validation",
			].toSorted(),
		);
	});
	it("DATA-16 tells a position with title, company, location, dates and achievements", () => {
		expect(nurse.experience[1]).toEqual({
			title: "Staff Nurse",
			company: "St. Brendan Medical Center",
			location: "Salem, Oregon",
			dates: "2017-06 - 2021-03",
			achievements: expect.arrayContaining([
				"Cared for 5 to 6 surgical patients per shift on a 32-bed ward",
			]),
		});
	});
	it("DATA-17 tells a school with degree, institution, location, dates and details", () => {
		expect(nurse.education[0]).toEqual({
			degree: "Bachelor of Science in Nursing",
			institution: "University of Willamette Falls",
			location: "",
			dates: "2013-09 - 2017-05",
			details: ["Dean's list in three of four years"],
		});
	});
	it("DATA-18 tells a project with its technologies, dates and addresses", () => {
		expect(graduate.projects[0]).toMatchObject({
			name: "Cycle Forecast",
			technologies: ["Python", "pandas", "scikit-learn", "Docker"],
			start_date: "2024-10",
			end_date: "2025-05",
			url: "",
			githubUrl: "https://github.com/linh-example/cycle-forecast",
		});
	});
	it("DATA-19 parts technical from soft skills", () => {
		expect(nurse.skills.technical).toContain("Telemetry");
		expect(nurse.skills.soft).toEqual(["Teamwork"]);
	});
	it("DATA-20 names languages with their level", () => {
		expect(nurse.languages).toContainEqual({
			language: "Spanish",
			proficiency: "Conversational",
		});
	});
	it("DATA-21 names certificates with issuer and dates", () => {
		expect(nurse.certifications).toContainEqual({
			name: "Advanced Cardiovascular Life Support (ACLS)",
			issuer: "American Heart Association",
			date: "2024-02",
			expiryDate: "2028-02",
			url: "",
		});
	});
	it("DATA-22 names publications with publisher and date", () => {
		expect(graduate.publications[0]).toMatchObject({
			title: "Forecasting Bicycle Traffic with Weather Data",
			publisher: "Student Conference on Urban Data",
			date: "2025-03",
			description: "",
			url: "",
		});
	});
	it("DATA-23 tells a service with role, organization, dates and achievements", () => {
		expect(nurse.volunteer[0]).toEqual({
			role: "Volunteer Nurse",
			organization: "Riverside Free Clinic",
			dates: "2019-01 - 2020-12",
			description: "",
			achievements: ["Ran a monthly blood pressure day for about 40 visitors"],
		});
	});
	it("DATA-24 keeps who wrote it, when, how freely, from which sections, and what to know", () => {
		expect(nurse.personalInfo).toMatchObject({
			name: "Maya Okonjo",
			email: "maya.okonjo@example.org",
			phone: "+1 503 555 0142",
			location: "Portland, Oregon",
			linkedin: "https://www.linkedin.com/in/maya-okonjo-example",
			website: "",
		});
		expect(nurse.metadata).toMatchObject({
			model: "builtin",
			generatedAt: "2026-11-20",
			arrangement: "grouped",
			enhancement: "medium",
			sections: expect.arrayContaining(["work_experience", "skills"]),
		});
		expect(nurse.validation.warnings).toBeInstanceOf(Array);
		expect(nurse.experience[0]?.dates).toBe("2021-04 - Present");
	});
});

describe("the stored content of a letter", () => {
	it("DATA-14 has sender, recipient, date, subject, body and signature", () => {
		expect(letter).toMatchObject({
			sender: {
				name: "Maya Okonjo",
				email: "maya.okonjo@example.org",
				phone: "+1 503 555 0142",
				city: "Portland",
				state: "Oregon",
			},
			recipient: {
				name: "Northgate Clinic team",
				title: "",
				company: "Northgate Clinic",
				address: "",
			},
			date: "2026-11-20",
			subject: "Application for Charge Nurse",
			body: {
				opening: expect.stringContaining("Charge Nurse"),
				body_paragraphs: expect.any(Array),
				closing: expect.stringContaining("maya.okonjo@example.org"),
			},
			signature: "Maya Okonjo",
		});
	});
	it("LET-21 LET-22 has no blank paragraph and no line breaks of its own", () => {
		for (const text of [
			letter.body.opening,
			...letter.body.body_paragraphs,
			letter.body.closing,
		]) {
			expect(text).toMatch(/\p{L}/u);
			expect(text).not.toContain("\n");
		}
	});
});
