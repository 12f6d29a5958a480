import { expect, test } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { hasExpired, withExpiredPapers } from "./expired-papers.ts";

const TODAY = "2026-11-29";
const nurse = (name: string, expiry_date: string | null) =>
	Profile.parse({
		personal: { first_name: "Nora", last_name: "Field" },
		work_experience: [
			{
				job_title: "Registered Nurse",
				company_name: "Alder Creek Hospital",
				start_date: "2019-03",
				is_current: true,
				achievements: ["Care for up to five telemetry patients a shift"],
			},
		],
		certifications: [{ certification_name: name, expiry_date }],
	});
const nameOf = (profile: Profile) =>
	profile.certifications[0]?.certification_name;

test.each([
	["2024-05", "ACLS (expired May 2024)"],
	["2024", "ACLS (expired 2024)"],
	["2026-11-28", "ACLS (expired November 2026)"],
	["2026-11", "ACLS"],
	["2027-01", "ACLS"],
	[null, "ACLS"],
])("a certificate valid until %s is called %s", (until, said) => {
	expect(nameOf(withExpiredPapers(nurse("ACLS", until), TODAY))).toBe(said);
});

test("a name that ends with brackets keeps one pair", () => {
	expect(
		nameOf(withExpiredPapers(nurse("Work platforms (IPAF)", "2026-03"), TODAY)),
	).toBe("Work platforms (IPAF; expired March 2026)");
});

test.each([
	[
		"Payroll (FPC), valid through 2025-12",
		"Payroll (FPC; expired December 2025)",
	],
	["First aid (valid until 2024)", "First aid (expired 2024)"],
	["HACCP (scadenza 10/2026)", "HACCP (expired October 2026)"],
	["BLS (AHA; valid until March 2025)", "BLS (AHA; expired March 2025)"],
	["Gold Card (expires 2027-05)", "Gold Card (expires 2027-05)"],
])("“%s”, by the day its own name says, is called %s", (name, said) => {
	expect(nameOf(withExpiredPapers(nurse(name, null), TODAY))).toBe(said);
});

test("what says so itself is left as it is, and so is a profile without such a paper", () => {
	const named = nurse("ACLS (lapsed)", "2024-05");
	expect(withExpiredPapers(named, TODAY)).toBe(named);
	const held = nurse("ACLS", "2028-05");
	expect(withExpiredPapers(held, TODAY)).toBe(held);
	expect(hasExpired({ expiry_date: "2026" }, TODAY)).toBe(false);
});

test("a certificate that has run out is held in part and meets no condition; the score leaves room to renew it", () => {
	const job = readJob(
		"Registered Nurse\n\nRequirements\n- Current ACLS certification is required\n- Telemetry",
	);
	const { knockouts, requirements, limit } = matchProfile(
		nurse("ACLS", "2024-05"),
		job,
		TODAY,
	);
	expect(knockouts).toEqual([
		expect.objectContaining({ verdict: "not-met", reached: 0.7 }),
	]);
	expect(requirements[0]).toMatchObject({
		support: "partly",
		evidence: [
			expect.objectContaining({ path: "certifications.0.certification_name" }),
		],
	});
	expect(limit?.most).toBe(56);
	expect(
		matchProfile(nurse("ACLS", "2028-05"), job, TODAY).knockouts[0]?.verdict,
	).toBe("met");
});

test.each([
	[
		"First aid / CPR, Aug 2024, good for 2 years",
		"First aid / CPR, Aug 2024 (expired August 2026)",
	],
	[
		"First aid / CPR (Aug 2025, valid for 2 years)",
		"First aid / CPR (Aug 2025, valid for 2 years)",
	],
	["Good for 2 years", "Good for 2 years"],
])(
	"a certificate that holds for some years is over behind them: %s",
	(name, said) => {
		expect(nameOf(withExpiredPapers(nurse(name, null), TODAY))).toBe(said);
	},
);
