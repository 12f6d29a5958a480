// A paper that is named better by one still to come than by another that is held is not held; who holds any license may drive.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const answer = (asked: string, papers: readonly string[]) => {
	const profile = Profile.parse({
		personal: {},
		work_experience: [
			{
				job_title: "Transport Manager",
				company_name: "Alder Haulage",
				start_date: "2016-04",
				is_current: true,
				achievements: ["Plan 34 vehicles and 47 drivers"],
			},
		],
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
	});
	const job = readJob(`Operations Manager\n\nRequirements:\n- ${asked}`);
	const { requirements, knockouts } = matchProfile(profile, job, "2026-11-29");
	return {
		support: requirements[0]?.support,
		first: requirements[0]?.evidence[0]?.text,
		verdict: knockouts[0]?.verdict,
	};
};

describe("a paper of another scope", () => {
	const asked =
		"You must hold a Transport Manager CPC for passenger transport - sorry, haulage only is no good to us";
	it("is no answer where the one that is asked for is still to come", () => {
		const found = answer(asked, [
			"Transport Manager CPC - Road Haulage (National)",
			"Transport Manager CPC - Passenger: booked on course, May 2027",
		]);
		expect(found.support).toBe("partly");
		expect(found.first).toContain("booked on course");
		expect(found.verdict).toBe("not-met");
	});
});

describe("a license to drive", () => {
	it.each([
		["A full driving licence", "Category C+E"],
		["A valid driver's license", "Class A CDL, tanker endorsement"],
		["Ein Führerausweis ist von Vorteil", "Führerausweis Kat. B"],
	])("“%s” is held by “%s”", (asked, held) => {
		expect(answer(asked, [held]).support).toBe("shown");
	});
	it.each([
		["Führerschein erforderlich", "Staplerschein"],
		["CACES R489 catégorie 3 exigé", "Permis B"],
		["A full driving licence", "Forklift licence, counterbalance"],
		["Commercial driver's license (CDL) Class A", "Driver's license"],
		["Führerschein Klasse C erforderlich", "Führerschein"],
		["Führerschein der Klasse CE erforderlich", "Führerschein Klasse C1"],
		[
			"Gas Safe registered with domestic ACS (CCN1, CENWAT)",
			"Gas Safe Registered, COCN1 Commercial Gas",
		],
	])("“%s” is not held by “%s”", (asked, held) => {
		expect(answer(asked, [held]).support).not.toBe("shown");
	});
	it("is not held by who learns for it", () => {
		expect(
			answer("A full driving licence", ["Driving licence, test booked"])
				.support,
		).not.toBe("shown");
	});
});
