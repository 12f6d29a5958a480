// Several things asked for in one sentence behind a colon are requirements of their own.
import { describe, expect, it } from "vitest";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { readJob } from "../reading/read-job.ts";

const asked = (posting: string) =>
	readJob(posting).requirements.map(({ kind, text }) => `${kind} ${text}`);

describe("things listed behind a colon", () => {
	it("are asked for one by one in running text", () => {
		expect(
			asked(
				"Almacenista\n\nQué pedimos: carné de carretillero en vigor, dos años en un almacén, y ganas de aprender un oficio.\n\nQué valoramos: inglés hablado, experiencia con radiofrecuencia, curso de prevención.",
			),
		).toEqual([
			"must carné de carretillero en vigor",
			"must dos años en un almacén",
			"must ganas de aprender un oficio",
			"nice inglés hablado",
			"nice experiencia con radiofrecuencia",
			"nice curso de prevención",
		]);
	});
	it("stay one where one of them is enough", () => {
		const posting =
			"Clerk\n\nWe ask for: knowledge of Excel, of Access, or of another tool for tables.";
		expect(asked(posting)).toHaveLength(1);
	});
	it("stay one in a point that says in detail what it names", () => {
		const posting =
			"Fleet clerk\n\nYour duties:\n- Run the fleet: forty vans, twelve trucks, three trailers\n- Order the fuel";
		expect(asked(posting)).toHaveLength(2);
	});
	it("keep the condition that one of them is", () => {
		const posting =
			"Driver\n\nYou drive a van in town.\n\nRequirements: two years in deliveries, a good eye for loads, Bachelor of Logistics.";
		const profile = Profile.parse({
			personal: {},
			education: [
				{
					institution_name: "Western College",
					degree_type: "Bachelor",
					field_of_study: "Logistics",
				},
			],
		});
		const { knockouts } = matchProfile(profile, readJob(posting), "2026-11-22");
		expect(
			knockouts.find(({ knockout }) => knockout.kind === "degree")?.verdict,
		).toBe("met");
	});
	it("the hours of a course are no hours of work", () => {
		const [course] = readJob(
			"Installer\n\nRequirements:\n- A safety course of 60 hours",
		).requirements;
		expect(course?.ask).toBeNull();
	});
});
