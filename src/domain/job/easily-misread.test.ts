// Words that stand around what is asked for, and names that mean something else where they stand.
import { describe, expect, it } from "vitest";
import { readJob } from "./reading/read-job.ts";

const posting = (head: string, ...lines: string[]) =>
	readJob(
		`${head}\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`,
	);
const asked = (...lines: string[]) =>
	posting("Welder\nIronbridge", ...lines).requirements.map(({ text }) => text);
const termsIn = (line: string) =>
	posting("Welder\nIronbridge", line).terms.map(({ term }) => term);

describe("a posting", () => {
	it("names a standard's body by its number, not the company of the same letters", () => {
		expect(termsIn("Certified to AWS D1.1")).not.toContain(
			"Amazon Web Services",
		);
		expect(termsIn("Deployments on AWS")).toContain("Amazon Web Services");
	});

	it("asks for nothing where it says how to apply", () => {
		expect(
			asked(
				"3 years of welding",
				"Apply with resume by December 15",
				"Please send your CV by Friday",
			),
		).toEqual(["3 years of welding"]);
		expect(asked("Send weekly reports to the client")).toHaveLength(1);
	});

	it.each([
		["Senior Copywriter (remote)", "Senior Copywriter"],
		["Copywriter (Leeds, hybrid)", "Copywriter"],
		["Copywriter – Remote", "Copywriter"],
		["Remote Sensing Analyst", "Remote Sensing Analyst"],
		["Nurse – Remote Patient Monitoring", "Nurse – Remote Patient Monitoring"],
		["Head Chef – Hotel Seeview, Bergen (NO)", "Head Chef"],
		["Manager – Hotel Operations", "Manager – Hotel Operations"],
	])("is for “%s”: %s", (head, title) => {
		expect(posting(head, "3 years of experience").title).toBe(title);
	});

	it.each([
		[
			"Therapist\nLakeside Family Services — Rochester, NY 14607",
			"Lakeside Family Services",
		],
		[
			"Staff Nurse | Wharfedale Hospital | Permanent | Ref 4471",
			"Wharfedale Hospital",
		],
		["Software Engineer – Growth Team", null],
	])("is of “%s”: %s", (head, company) => {
		expect(posting(head, "3 years of experience").company).toBe(company);
	});

	it("leaves the employer open where a recruiter hides the client", () => {
		const text = `Harlow Search, recruitment since 2003. Our client, a family-run maker of valves, has asked us to find its next Chief Accountant.\n\nYou have\n- eight years of accounting\n\nPlease write to jobs@harlow-search.example.`;
		expect(readJob(text).company).toBeNull();
	});

	it("takes a wish inside a list of requirements for a wish", () => {
		const kinds = posting(
			"Nurse\nMarsh Lane",
			"Registered Nurse license required",
			"Preferred: Spanish",
			"Nice to have: Cerner",
		).requirements.map(({ kind }) => kind);
		expect(kinds).toEqual(["must", "nice", "nice"]);
	});
});
