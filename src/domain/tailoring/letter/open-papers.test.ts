// Papers that have run out or are to come, where a posting names them.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { openPapers } from "./open-papers.ts";

const TODAY = "2026-11-29";
const profile = Profile.parse({
	personal: { first_name: "Ana", last_name: "Reyes", email: "ana@r.example" },
	certifications: [
		{ certification_name: "Confined Space Entry (expired 2023)" },
		{ certification_name: "Trench Shoring (expired 2022)" },
		{ certification_name: "OSHA 10-Hour General Industry" },
	],
});

function named(posting: string): string[] {
	const match = matchProfile(profile, readJob(posting), TODAY);
	return openPapers({ profile, match, today: TODAY }).map(({ text }) => text);
}

describe("papers that are not held today", () => {
	it("are named where the posting asks for them, and nowhere else", () => {
		expect(
			named(
				"Operator\n\nRequirements\n- Current confined space entry training\n- OSHA 10-Hour General Industry",
			),
		).toEqual(["Confined Space Entry (expired 2023)"]);
		expect(named("Operator\n\nRequirements\n- Entry level experience")).toEqual(
			[],
		);
	});

	it("are known by their name before the word that says how far they are, or by their level", () => {
		const papers = Profile.parse({
			...profile,
			certifications: [
				{
					certification_name:
						"Speciality in Ergonomics: in progress, due in June 2027",
				},
				{
					certification_name:
						"Level 5 Diploma in Leadership - started September 2026, due summer 2028",
				},
			],
		});
		const match = matchProfile(
			papers,
			readJob(
				"Adviser\n\nRequirements\n- Safety degree with two specialities (hygiene, ergonomics speciality)\n- A level 3 diploma (level 5 welcome)",
			),
			TODAY,
		);
		expect(openPapers({ profile: papers, match, today: TODAY })).toHaveLength(
			2,
		);
	});

	it("are known by the code of their norm, and by a short name as it stands", () => {
		const papers = Profile.parse({
			...profile,
			certifications: [
				{ certification_name: "NEN 3140 Vakbekwaam persoon (verlopen 2026)" },
				{ certification_name: "CAP de mercancías (caducó en 2018)" },
				{ certification_name: "NEN 1010 (verlopen 2020)" },
			],
		});
		const of = (posting: string) =>
			openPapers({
				profile: papers,
				match: matchProfile(papers, readJob(posting), TODAY),
				today: TODAY,
			}).map(({ text }) => text);
		expect(
			of("Monteur\n\nWat vragen wij\n- Een geldige NEN 3140-aanwijzing\n"),
		).toEqual(["NEN 3140 Vakbekwaam persoon (verlopen 2026)"]);
		expect(
			of(
				"Jefe de tráfico\n\nRequisitos\n- Carné C y CAP de mercancías en vigor\n",
			),
		).toEqual(["CAP de mercancías (caducó en 2018)"]);
	});
});
