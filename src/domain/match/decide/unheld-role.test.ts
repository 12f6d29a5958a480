import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { isOfUnheldRole } from "./unheld-role.ts";

const isUnheld = (title: string) => {
	const job = readJob(
		"Senior liftmonteur\n\nWat vragen wij?\n- Minstens vijf jaar ervaring als liftmonteur\n- Rijbewijs B\n- Je werkt graag zelfstandig en je hebt een goede beheersing van het Nederlands\n",
	);
	const asked = job.requirements.find(({ years }) => years !== null);
	const profile = Profile.parse({
		personal: { first_name: "Jan", last_name: "Vos" },
		work_experience: [
			{
				job_title: title,
				company_name: "Vos B.V.",
				start_date: "2018-09",
				is_current: true,
				achievements: [
					"Ik onderhoud liften en los storingen op bij klanten in de stad",
				],
			},
		],
	});
	return asked !== undefined && isOfUnheldRole(asked, profile, "nl");
};

describe("years in a role", () => {
	it("may be of a title that shares a part of its compound", () => {
		expect(isUnheld("Onderhoudsmonteur liften")).toBe(false);
		expect(isUnheld("Servicemonteur")).toBe(false);
	});

	it("may be of what a title spells out and the posting gives by its initials", () => {
		const job = readJob(
			"Respiratory Therapist\n\nRequirements\n- Two years of acute care experience as an RRT",
		);
		const asked = job.requirements.find(({ years }) => years !== null);
		const profile = Profile.parse({
			personal: { first_name: "Ann" },
			work_experience: [
				{
					job_title: "Respiratory Therapist",
					company_name: "River Hospital",
					start_date: "2019-06",
					is_current: true,
				},
			],
		});
		expect(asked && isOfUnheldRole(asked, profile, "en")).toBe(false);
	});

	it("are missing where no part is shared", () => {
		expect(isUnheld("Kapper")).toBe(true);
	});
});
