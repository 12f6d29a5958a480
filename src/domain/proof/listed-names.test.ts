// Papers, languages and skills of the profile named together in one line: each must be there, with its level where one is said.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

type Listed = { work: string; papers: string[]; languages: [string, string][] };

const NURSE: Listed = {
	work: "Cared for patients on the ward",
	papers: ["Basic Life Support (BLS)", "ACLS"],
	languages: [["Spanish", "Conversational"]],
};

const STOREMAN: Listed = {
	work: "Suivi des clients et gestion des commandes",
	papers: ["CACES 3", "SST"],
	languages: [["Anglais", "Fluent"]],
};

const verdictOf = ({ work, papers, languages }: Listed, text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Kim",
				company_name: "Arden & Co",
				start_date: "2019-05",
				is_current: true,
				achievements: [work],
			},
		],
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
		languages: languages.map(([language_name, proficiency_level]) => ({
			language_name,
			proficiency_level,
		})),
		skills: [{ skill_name: "SAP" }, { skill_name: "Excel" }],
	});
	return prove({ text, today: "2026-11-20" }, groundOf(profile)).verdict;
};

describe("papers, languages and skills in one line", () => {
	it.each([
		[NURSE, "BLS, ACLS, SAP, Spanish"],
		[NURSE, "Certified in BLS and ACLS"],
		[STOREMAN, "CACES 3 et SST, anglais, SAP et Excel"],
		[STOREMAN, "CACES 3, SST, anglais courant, SAP"],
	])("are proved item by item: $1", (listed, text) => {
		expect(verdictOf(listed, text)).toBe("proved");
	});

	it.each([
		[NURSE, "BLS, ACLS, PALS, Spanish"],
		[NURSE, "BLS, ACLS, fluent Spanish"],
		[{ ...NURSE, papers: ["Basic bookkeeping"] }, "Bookkeeping, SAP, Spanish"],
		[STOREMAN, "CACES 3 et CACES 5, anglais, SAP"],
		[STOREMAN, "CACES 3, SST, allemand courant, SAP"],
	])("are not proved with one that is not there: $1", (listed, text) => {
		expect(verdictOf(listed, text)).not.toBe("proved");
	});
});
