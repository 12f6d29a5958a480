import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { Profile } from "../../profile/profile.ts";
import { judgeText } from "./check-text.ts";

const today = "2026-11-20";
const speaking = Profile.parse({
	...maya,
	languages: [
		{ language_name: "English", proficiency_level: "Native" },
		{
			language_name: "Spanish",
			proficiency_level: "Conversational",
			level_as_written: "B1",
		},
	],
});
const saidOf = (text: string, profile: Profile = speaking) =>
	judgeText(text, profile, { today }).problems.map((problem) => problem.text);

describe("a person's own resume as plain text", () => {
	it("may name a language and its level on lines of their own", () => {
		expect(saidOf("Languages\nSpanish\nB1\nEnglish\nNative")).toEqual([]);
	});

	it("says no better level than that of the language above it", () => {
		expect(saidOf("Languages\nSpanish\nC2")).not.toEqual([]);
		expect(saidOf("Languages\nSpanish\nNative")).not.toEqual([]);
	});

	it("may number its pages beside the person's name, and rank nobody so", () => {
		expect(saidOf("Maya Okonjo 2/3")).toEqual([]);
		expect(saidOf("Best nurse 1/20")).not.toEqual([]);
	});

	it("may set dates below a long line, in months that begin small", () => {
		const clerk = Profile.parse({
			...maya,
			work_experience: [
				{
					job_title: "Kontorist",
					company_name: "Havnen Lager og Transport Bergen",
					start_date: "2021-09",
					end_date: "2022-08",
				},
			],
		});
		const text = (dates: string) =>
			`Kontorist, Havnen Lager og Transport Bergen\n${dates}`;
		expect(saidOf(text("sep. 2021 – aug. 2022"), clerk)).toEqual([]);
		expect(saidOf(text("sep. 2019 – aug. 2022"), clerk)).not.toEqual([]);
	});

	it("may break a line behind a label, and say no more there than elsewhere", () => {
		const text = (paper: string) =>
			`Charge Nurse, Cardiac Unit at Alder Creek Hospital since April 2021. Qualifications:\n${paper}.`;
		expect(saidOf(text("Registered Nurse (RN), Oregon"))).toEqual([]);
		expect(saidOf(text("Nurse Practitioner (NP), Oregon"))).not.toEqual([]);
	});

	it("may name the web address of a project, whatever it ends in", () => {
		const maker = Profile.parse({
			...maya,
			projects: [
				{
					project_name: "Tidewatch",
					project_url: "https://www.tide.atlas.example",
				},
			],
		});
		expect(saidOf("Tidewatch, tide.atlas.example", maker)).toEqual([]);
		expect(saidOf("Tidewatch, moon.atlas.example", maker)).not.toEqual([]);
	});

	it.each(["教育背景", "语言能力", "Uddannelse", "Formation"])(
		"may print the heading %s",
		(heading) => {
			expect(saidOf(heading)).toEqual([]);
		},
	);

	it("keeps what a sentence tells with the employer it names", () => {
		expect(
			saidOf(
				"At Alder Creek Hospital, I trained 11 new nurses in telemetry monitoring.",
			),
		).toEqual([]);
		expect(
			saidOf(
				"At St. Brendan Medical Center, I trained 11 new nurses in telemetry monitoring.",
			),
		).not.toEqual([]);
	});
});

describe("honest wordings of a line", () => {
	const profileWith = (achievements: string[], summary = "") =>
		Profile.parse({
			...maya,
			personal: { ...maya.personal, summary },
			work_experience: [
				{
					job_title: "Clerk",
					company_name: "Harbor Depot",
					start_date: "2020-01",
					is_current: true,
					achievements,
				},
			],
		});

	it.each<[string, string, string]>([
		[
			"a verb that carries what the line only names",
			"Shift rotas of nine drivers",
			"Prepare the shift rotas of nine drivers",
		],
		[
			"a change its figures show",
			"Damage rate from 3.1 to 1.4 per 1,000 pallets",
			"Damage rate fell from 3.1 to 1.4 per 1,000 pallets",
		],
		[
			"what is counted beside the deed",
			"Picked orders with a scanner, 140 lines per hour",
			"Picked orders with a scanner: 140 lines per hour",
		],
		[
			"half a year in months",
			"Six months on the night shift",
			"Half a year on the night shift",
		],
	])("%s is proved", (_, fact, text) => {
		expect(saidOf(text, profileWith([fact]))).toEqual([]);
	});

	it.each<[string, string, string]>([
		[
			"help is no deed of one's own",
			"Set up the ramp and assist with inbound checks",
			"Set up the ramp and perform inbound checks",
		],
		[
			"a team is not prepared",
			"Team of nine drivers",
			"Handle a team of nine drivers",
		],
		[
			"what fell did not rise",
			"Damage rate from 3.1 to 1.4 per 1,000 pallets",
			"Damage rate rose from 3.1 to 1.4 per 1,000 pallets",
		],
		[
			"what others did stays theirs",
			"File motions in state court (federal filings are done by the manager)",
			"File motions in state and federal court",
		],
		[
			"what is counted stays what it was",
			"Picked orders with a scanner, 140 lines per hour",
			"Picked orders with a scanner: 140 orders per hour",
		],
	])("%s", (_, fact, text) => {
		expect(saidOf(text, profileWith([fact]))).not.toEqual([]);
	});

	it("a letter may say what the person lacks, and boast of nothing with a no", () => {
		const profile = profileWith(["Picked orders with a scanner"]);
		expect(saidOf("I have not worked with SAP.", profile)).toEqual([]);
		expect(saidOf("I have not only led 40 people.", profile)).not.toEqual([]);
		expect(saidOf("I have never had a complaint.", profile)).not.toEqual([]);
	});
});
