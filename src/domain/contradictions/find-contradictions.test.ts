import { describe, expect, it } from "vitest";
import { linh, maya, rafael } from "../../../test/people.ts";
import { Profile } from "../profile/profile.ts";
import { bothRightText } from "./contradiction.ts";
import { findContradictions } from "./find-contradictions.ts";
import { meanwhile } from "./meanwhile.ts";
import { saferProfile } from "./safer-profile.ts";

const TODAY = "2026-11-22";
const find = (profile: Profile) => findContradictions(profile, TODAY);

function withSummary(summary: string, more: object = {}, of = maya): Profile {
	return Profile.parse({
		...of,
		...more,
		personal: { ...of.personal, summary },
	});
}

const education = (degree_type: string) => ({
	education: [{ ...maya.education[0], degree_type }],
});
const work = (achievement: string) => ({
	work_experience: [
		{ ...maya.work_experience[0], achievements: [achievement] },
	],
});
const paper = (certification_name: string) => ({
	certifications: [{ certification_name }],
});

describe("a profile", () => {
	it.each([
		["the nurse", maya],
		["the planner", rafael],
		["the graduate", linh],
	])("of %s asks nothing", (_, profile) => {
		expect(find(profile)).toEqual([]);
		expect(saferProfile(profile, [])).toBe(profile);
	});

	it.each<[string, Profile, string]>([
		[
			"more years than the dates hold",
			withSummary("Nurse with 25 years of experience."),
			"years",
		],
		[
			"more years than the dates hold, in German",
			withSummary(
				"Ich bin Pflegekraft mit 25 Jahren Berufserfahrung auf der Intensivstation.",
			),
			"years",
		],
		[
			"more years than the dates hold, in Spanish",
			withSummary("Enfermera con 25 años de experiencia."),
			"years",
		],
		[
			"another figure for the same thing",
			withSummary(
				"Trained 43 new nurses in telemetry monitoring.",
				work("Trained 11 new nurses in telemetry monitoring"),
			),
			"figure",
		],
		[
			"another figure for the same thing, in French",
			withSummary(
				"Formation de 43 infirmiers au monitorage des patients.",
				work("Formation de 11 infirmiers au monitorage des patients"),
			),
			"figure",
		],
		[
			"a higher degree than any entered",
			withSummary(
				"Nurse with a master's degree.",
				education("Bachelor of Science"),
			),
			"degree",
		],
		[
			"a paper that is held and still to come",
			withSummary("Currently studying for the PMP.", paper("PMP")),
			"certificate",
		],
		[
			"one language with two levels",
			Profile.parse({
				...maya,
				languages: [
					{ language_name: "Spanish", proficiency_level: "Fluent" },
					{ language_name: "Español", proficiency_level: "Basic" },
				],
			}),
			"level",
		],
		[
			"an end before its beginning",
			Profile.parse({
				...maya,
				volunteer: [
					{ ...maya.volunteer[0], start_date: "2020-05", end_date: "2019-01" },
				],
			}),
			"dates",
		],
	])("with %s is asked about", (...[, profile, kind]) => {
		expect(find(profile).map((one) => one.kind)).toEqual([kind]);
	});

	it.each<[string, Profile]>([
		[
			"fewer years than the dates hold",
			withSummary("Nurse with 5 years of experience."),
		],
		[
			"years of the employer",
			withSummary("Work for a clinic with 60 years of history."),
		],
		[
			"many years where no studies are listed",
			withSummary("Nurse with 25 years of experience.", { education: [] }),
		],
		[
			"another figure for another thing",
			withSummary(
				"Trained 40 doctors.",
				work("Trained 11 new nurses in telemetry monitoring"),
			),
		],
		[
			"a driving licence in Britain",
			withSummary(
				"Full clean UK driving licence.",
				education("NVQ Level 3 Diploma"),
			),
		],
		[
			"a degree that is worked for",
			withSummary(
				"Currently studying for a master's degree.",
				education("Bachelor of Science"),
			),
		],
		[
			"a year that ends in the year it began",
			Profile.parse({
				...maya,
				projects: [
					{ project_name: "Ward", start_date: "2020-05", end_date: "2020" },
				],
			}),
		],
		[
			"one language twice with one level",
			Profile.parse({
				...maya,
				languages: [
					{ language_name: "Spanish", proficiency_level: "Basic" },
					{ language_name: "Spanish", proficiency_level: "Basic" },
				],
			}),
		],
	])("with %s is not", (_, profile) => {
		expect(find(profile)).toEqual([]);
	});
});

describe("until it is decided", () => {
	it("documents leave out the sentence that claims more, and keep the others", () => {
		const profile = withSummary(
			"Calm with families. Nurse with 25 years of experience. Exact with medication.",
		);
		const [found] = find(profile);
		expect(found && meanwhile(found)).toEqual({
			leavesOut: "Nurse with 25 years of experience.",
		});
		expect(saferProfile(profile, find(profile)).personal.summary).toBe(
			"Calm with families. Exact with medication.",
		);
	});

	it("the lower of two levels is said", () => {
		const profile = Profile.parse({
			...maya,
			languages: [
				{
					language_name: "Spanish",
					proficiency_level: "Fluent",
					level_as_written: "C1",
				},
				{ language_name: "Spanish", proficiency_level: "Basic" },
			],
		});
		const { languages } = saferProfile(profile, find(profile));
		expect(
			languages.map(({ proficiency_level, level_as_written }) => [
				proficiency_level,
				level_as_written,
			]),
		).toEqual([
			["Basic", null],
			["Basic", null],
		]);
	});

	it("who says that both are right is asked no more", () => {
		const profile = withSummary("Nurse with 25 years of experience.");
		const [found] = find(profile);
		if (!found) throw new Error("Nothing was found.");
		const settled = Profile.parse({
			...profile,
			statements: [
				{
					text: bothRightText(found),
					kind: "other",
					stated_on: TODAY,
					answer: "Yes",
				},
			],
		});
		expect(find(settled)).toEqual([]);
	});
});
