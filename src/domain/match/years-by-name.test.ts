// Years in what is named: by the words before "experience", by the one job that bears the name, and from when a line says it began.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

type Job = { title: string; start: string; end?: string; lines: string[] };

function answerTo(asked: string, jobs: readonly Job[], papers: string[] = []) {
	const profile = Profile.parse({
		personal: {},
		work_experience: jobs.map(({ title, start, end, lines }) => ({
			job_title: title,
			company_name: "Harbor Logistics",
			start_date: start,
			end_date: end ?? null,
			is_current: end === undefined,
			achievements: lines,
		})),
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
	});
	const job = readJob(`Payroll Analyst\n\nRequirements:\n- ${asked}`);
	const match = matchProfile(profile, job, "2026-11-29");
	return {
		of: job.requirements[0]?.years?.of,
		support: match.requirements[0]?.support,
		verdict: match.knockouts[0]?.verdict,
	};
}

const payroll: Job = {
	title: "Payroll Specialist",
	start: "2023-09",
	lines: ["Process biweekly payroll for 640 employees in five states"],
};
const office: Job = {
	title: "Office Coordinator",
	start: "2016-02",
	end: "2023-08",
	lines: ["Ordered office supplies and sorted the mail"],
};

describe("years of experience", () => {
	it("are of what stands before and behind the word", () => {
		const { of } = answerTo(
			"5+ years of full-cycle payroll processing experience in a multi-state environment",
			[payroll],
		);
		expect(of).toBe(
			"full-cycle payroll processing experience in a multi-state environment",
		);
	});

	it("say nothing of how the time was spent: “full-time paid experience as a payroll clerk”", () => {
		const { of } = answerTo(
			"Two years of full-time paid experience as a payroll clerk",
			[payroll],
		);
		expect(of).toBe("payroll clerk");
	});

	it("are those of the one job that bears the name, however long another was", () => {
		const asked =
			"5+ years of full-cycle payroll processing experience in a multi-state environment";
		expect(answerTo(asked, [payroll, office]).verdict).toBe("not-met");
		const long = { ...payroll, start: "2019-01" };
		expect(answerTo(asked, [long, office]).verdict).toBe("met");
	});

	it("begin where the line says that it began", () => {
		const asked = "3 years of payroll experience in several states";
		const since = {
			...payroll,
			start: "2018-01",
			lines: ["Payroll for 640 employees in several states since August 2025"],
		};
		expect(answerTo(asked, [since]).verdict).toBe("not-met");
		expect(answerTo(asked, [{ ...payroll, start: "2018-01" }]).verdict).toBe(
			"met",
		);
	});
});

describe("papers asked for by their codes", () => {
	const asked =
		"Gas Safe registered with current commercial ACS: COCN1, CIGA1 and TPCP1";
	const engineer: Job = {
		title: "Heating Engineer",
		start: "2014-05",
		lines: ["Service boilers"],
	};
	it("are not met by one of the same name with others", () => {
		const papers = [
			"Gas Safe licence card",
			"ACS domestic: CCN1, CENWAT, CKR1",
		];
		expect(answerTo(asked, [engineer], papers)).toMatchObject({
			support: "partly",
			verdict: "not-met",
		});
	});
	it("are met by one of them as before", () => {
		const papers = ["Gas Safe licence card", "ACS: COCN1, CIGA1, TPCP1"];
		expect(answerTo(asked, [engineer], papers).verdict).toBe("met");
	});
});
