import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { warningsFor } from "./warnings.ts";

const today = "2026-11-20";
const person = { first_name: "Jana", last_name: "Krahl" };
const jobs = [
	{
		job_title: "Buchhalterin",
		company_name: "Kern GmbH",
		start_date: "2013-08",
		end_date: "2020-01",
		achievements: ["Abschlüsse nach HGB mit DATEV vorbereitet"],
	},
	{
		job_title: "Kauffrau",
		company_name: "Holz AG",
		start_date: "2008-09",
		end_date: "2011-07",
	},
];
const school = (start_date: string | null, end_date: string | null) => ({
	institution_name: "Fachschule Kassel",
	degree_type: "Betriebswirtin",
	start_date,
	end_date,
});

function warningsOf(parts: object, posting = ""): string {
	const profile = Profile.parse({ personal: person, ...parts });
	const job = readJob(posting);
	return warningsFor({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	}).join("\n");
}

describe("gaps the person is told of", () => {
	it("names months as people say them", () => {
		expect(warningsOf({ work_experience: jobs })).toContain(
			"gap of 24 months between July 2011 and August 2013",
		);
	});

	it.each([
		["school by months", "2011-08", "2013-07"],
		["school by years alone", "2011", "2013"],
	])("are filled by %s", (_, start, end) => {
		expect(
			warningsOf({ work_experience: jobs, education: [school(start, end)] }),
		).toBe("");
	});

	it("are filled by volunteering, and what is left of them is told", () => {
		const helping = {
			organization_name: "Tafel",
			role_title: "Fahrerin",
			start_date: "2011-08",
			end_date: "2012-10",
		};
		expect(
			warningsOf({ work_experience: jobs, volunteer: [helping] }),
		).toContain("gap of 9 months between October 2012 and August 2013");
	});
});

describe("what is asked for and missing", () => {
	const posting = [
		"Bilanzbuchhalter (m/w/d)",
		"Kern & Partner, Kassel",
		"Ihre Aufgaben",
		"- Sie erstellen Monats- und Jahresabschlüsse",
		"Ihr Profil",
		"- Abgeschlossene Weiterbildung zum Bilanzbuchhalter zwingend erforderlich",
		"- Sehr gute Kenntnisse in SAP FI erforderlich",
		"- Teamfähigkeit und eine sorgfältige Arbeitsweise",
	].join("\n");
	const papers = [
		{
			certification_name: "Bilanzbuchhalter (IHK)",
			issuing_organization: "IHK Kassel",
			issue_date: "2016-05",
		},
	];

	it("never names what the match shows, how somebody is, or a word the posting hasn't", () => {
		const stated = warningsOf(
			{ work_experience: [jobs[0]], certifications: papers },
			posting,
		);
		const [, listed = ""] = /not in your profile: (.*)\./.exec(stated) ?? [];
		expect(listed).toContain("SAP");
		expect(listed).not.toMatch(/teamwork|attention|certificate|Bilanz/i);
		for (const name of listed.split(", ")) expect(posting).toContain(name);
	});
});

describe("a condition that is not met", () => {
	it("is cut between two words where it is long", () => {
		const asked =
			"Must hold a bachelor's degree in computer science, information science or a neighboring field and have seven years of experience";
		const warnings = warningsOf(
			{ work_experience: jobs },
			`Data manager\n\nRequirements\n- ${asked}`,
		);
		const [, quote = "", end] =
			/doesn't show: "(.*?)(…?)"/.exec(warnings) ?? [];
		expect(end).toBe("…");
		expect(asked.startsWith(`${quote} `)).toBe(true);
	});
});
