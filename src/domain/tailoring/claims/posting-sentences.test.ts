import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { judgeSentences } from "./check-claims.ts";
import { deniesHeld } from "./denied-names.ts";
import { employersWorkProof } from "./employers-work.ts";

const given = {
	today: "2026-11-20",
	posting: ["Charge Nurse", "Harbor Clinic"],
	needs: [
		"5+ years in a cardiac catheterization laboratory",
		"Experience with telemetry and Epic",
		"Registered Nurse licence for Washington",
	],
	said: [
		"Our patients go home on the day of their procedure.",
		"Tell us when you could move to Seattle.",
	],
};

const isProved = (text: string) =>
	judgeSentences(text, maya, given).every((one) => one.isProved);

describe("a sentence about the employer's work in a writer's own words", () => {
	it.each([
		"Your patients have to be fit enough to go home on the day of their procedure.",
		"Harbor Clinic sends its patients home on the day of the procedure.",
	])("claims nothing and stands: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		"Your patients go home on the day of their procedure, as mine do.",
		"Your patients go home on the day of a procedure I introduced.",
		"Your 400 patients go home on the day of their procedure.",
		"Your patients go home on the day of their procedure by Alder Creek rules.",
		"Your patients need a director who sends them home.",
		"My patients go home on the day of their procedure.",
		"Your work is demanding and rewarding.",
		"Your patients go home on the day of their procedure: I led that.",
		"You ask for nurses who send patients home on the day of their procedure.",
	])("goes beyond the posting or tells of the writer: %s", (text) => {
		const needs = [...given.needs, ...given.said];
		const asked = { ground: groundOf(maya), needs, names: given.posting };
		expect(employersWorkProof(text, asked)).toBeNull();
	});
});

it("what a letter says of its posting is read in the letter's language", () => {
	const cocinera = Profile.parse({
		personal: { first_name: "Ana", last_name: "Reis", city: "Montevideo" },
		work_experience: [
			{
				job_title: "Cocinera",
				company_name: "Aurora",
				start_date: "2020-01",
				is_current: true,
				achievements: ["Preparé comidas para 80 personas cada día"],
			},
		],
	});
	const judged = (text: string, language: string) =>
		judgeSentences(text, cocinera, { ...given, language });
	const home = "I live in Montevideo.";
	expect(judged(home, "en")).toMatchObject([{ isProved: true }]);
	expect(judged(home, "es")).toMatchObject([{ isProved: false }]);
	const work =
		"Your patients have to be fit enough to go home on the day of their procedure.";
	expect(judged(work, "en")).toMatchObject([{ isProved: true }]);
});

describe("a question of a letter that asks first", () => {
	it.each([
		"Are the 5+ years in a catheterization laboratory a condition from the start, or would an application still be of use to you?",
		"Would an application from a charge nurse be of use to you, now or later?",
		"Is the position still open?",
	])("asks and claims nothing: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		"Would someone with 5+ years in a catheterization laboratory be of use to you?",
		"Would I, with 5+ years in a catheterization laboratory, be of use to you?",
		"Would an application from a director of nursing be of use to you?",
		"Is a doctorate a condition from the start?",
		"Are 40 years a condition from the start?",
	])(
		"implies something of somebody, or names what the posting does not: %s",
		(text) => {
			expect(isProved(text)).toBe(false);
		},
	);
});

describe("a sentence with a blank", () => {
	it.each([
		"I live in Portland and could start in [Seattle] from [date].",
		"I hold a [Registered Nurse licence for Washington: yes or no].",
		"I trained 11 new nurses in telemetry monitoring [in which procedure].",
		"I live in Portland.",
		"Registered Nurse licence for Washington: [yes or no].",
		"Experience with telemetry: [number].",
		"Experience with Epic: [level].",
	])("tells what is proved and leaves the rest open: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		"I live in Seattle and could start from [date].",
		"I led the catheterization laboratory from [date].",
		"I am [director of nursing at Alder Creek].",
		"I hold the [licence] and [number] of [years].",
		"I live in Seattle.",
		"My Registered Nurse licence for Washington I hold since 2012: [yes or no].",
		"Director of nursing at Alder Creek: [yes or no].",
		"Registered Nurse licence for Washington: [yes].",
		"Registered Nurse licence for Washington: [Registered Nurse licence].",
		"5+ years in a catheterization laboratory: [5+ years].",
		"I have [5+ years in a cardiac catheterization laboratory].",
		"I hold a [Registered Nurse licence for Washington].",
		"I trained 11 new nurses in telemetry monitoring [in a catheterization laboratory].",
		"I hold a valid license from [date].",
		"I have the right to work in this position from [date].",
		"I have a car of my own since [date].",
		"I am a [Registered Nurse, date].",
	])("claims around the blank or in it: %s", (text) => {
		expect(isProved(text)).toBe(false);
	});
});

describe("a gap", () => {
	const ground = groundOf(maya);
	it("is none where a line of the profile holds all of its words", () => {
		expect(deniesHeld("Telemetry is not on my resume.", ground)).toBe(true);
		expect(
			deniesHeld("Catheterization and telemetry are not on my resume.", ground),
		).toBe(true);
	});

	it("may name what no line holds, or how long and how well it is asked for", () => {
		expect(deniesHeld("Catheterization is not on my resume.", ground)).toBe(
			false,
		);
		expect(
			deniesHeld("5 years of telemetry are not on my resume.", ground),
		).toBe(false);
		expect(deniesHeld("I led telemetry training.", ground)).toBe(false);
	});
});
