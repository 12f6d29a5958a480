// Papers under their letters and under their words.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { matchProfile } from "../answer/match-profile.ts";

const TODAY = "2026-11-29";

function verdicts(posting: string, held: object): string[] {
	const profile = Profile.parse({
		personal: { first_name: "Ana", last_name: "Reyes", email: "a@r.example" },
		...held,
	});
	return matchProfile(profile, readJob(posting), TODAY).knockouts.map(
		({ verdict }) => verdict,
	);
}

const licence =
	"Transport Manager\n\nRequirements\n- Transport Manager CPC (International) is essential";
const certificate = (certification_name: string) => ({
	certifications: [{ certification_name }],
});

describe("a paper that decides", () => {
	it("is held under the words that its letters stand for", () => {
		expect(
			verdicts(
				licence,
				certificate("Certificate of Professional Competence in Road Haulage"),
			),
		).not.toContain("not-met");
	});

	it("is held under the letters of its words", () => {
		const posting =
			"Assistant de service social\n\nProfil\n- Diplôme d'État d'assistant de service social exigé";
		const education = [
			{
				institution_name: "IRTS de Lyon",
				degree_type: "DEASS",
				end_date: "2018",
			},
		];
		expect(verdicts(posting, { education })).toEqual(["met"]);
	});

	it("is not held by another that has run out, or has other letters", () => {
		for (const name of [
			"Certificate of Professional Competence (expired 2020)",
			"Certificate of Road Haulage",
		])
			expect(verdicts(licence, certificate(name))).not.toContain("met");
	});

	it("is no school of the same letters", () => {
		const education = [
			{
				institution_name: "College of Performing Crafts (CPC), Tulsa",
				degree_type: "Associate degree",
				end_date: "2018",
			},
		];
		expect(verdicts(licence, { education })).not.toContain("met");
	});

	it("of an apprenticeship bears the trade in its own name", () => {
		const posting =
			"CNC-Fräser\n\nIhr Profil\n- Abgeschlossene Ausbildung als Zerspanungsmechaniker oder Industriemechaniker";
		const education = [
			{
				institution_name: "IHK Ulm",
				degree_type: "Facharbeiterbrief Zerspanungsmechaniker",
				field_of_study: "Drehmaschinensysteme",
				end_date: "2017",
			},
		];
		const work_experience = [
			{
				job_title: "CNC-Fräser",
				company_name: "Wittkamp GmbH",
				start_date: "2021-03",
				is_current: true,
				achievements: ["Rüsten und Einfahren von Frästeilen auf einer DMU 50"],
			},
		];
		expect(verdicts(posting, { education, work_experience })).toEqual(["met"]);
	});
});
