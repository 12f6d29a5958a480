import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { answeringEntry } from "./answering-entry.ts";

const today = "2026-12-01";
const posting =
	"Laboratory Technician\nYour tasks:\n- Calibrate balances and pH meters\n- Prepare buffers and solutions\n- Keep the chemical store";
const inLaboratory = [
	"Calibrated balances and pH meters every month",
	"Prepared buffers and solutions for six chemists",
	"Kept the chemical store",
];
const profileWith = (achievements: string[]) =>
	Profile.parse({
		personal: { first_name: "Ola" },
		work_experience: [
			{
				job_title: "Shop assistant",
				company_name: "Corner Shop",
				start_date: "2024-02",
				is_current: true,
				achievements,
			},
			{
				job_title: "Laboratory analyst",
				company_name: "Quay Brewing",
				start_date: "2015-03",
				end_date: "2024-01",
				achievements: inLaboratory,
			},
		],
	});
const answeringOf = (profile: Profile) =>
	answeringEntry(matchProfile(profile, readJob(posting), today), profile);

describe("the entry that answers a posting", () => {
	it("is an earlier position where that answers far more than the latest", () => {
		expect(answeringOf(profileWith(["Served customers at the till"]))).toBe(
			"work_experience.1",
		);
	});
	it("is none where the latest position answers as well", () => {
		expect(answeringOf(profileWith(inLaboratory))).toBeNull();
	});
	it("is none where nothing answers", () => {
		const profile = profileWith(["Served customers at the till"]);
		expect(
			answeringEntry(
				matchProfile(
					profile,
					readJob("Roofer\nYour tasks:\n- Lay tiles and slates"),
					today,
				),
				profile,
			),
		).toBeNull();
	});
});
