// What only the person can tell, asked once and read from their statements.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { matchProfile } from "./match-profile.ts";

const TODAY = "2026-11-22";

const profileWith = (...statements: object[]): Profile =>
	Profile.parse({
		personal: { first_name: "Kim", city: "Leeds" },
		work_experience: [
			{
				job_title: "Delivery Driver",
				company_name: "Fern Street",
				achievements: ["Delivered 80 parcels a day in north Leeds"],
			},
		],
		statements: statements.map((one) => ({ stated_on: "2026-11-01", ...one })),
	});
const matched = (profile: Profile, ...lines: string[]) =>
	matchProfile(
		profile,
		readJob(
			`Driver\n\nRequirements\n${lines.map((line) => `• ${line}`).join("\n")}`,
		),
		TODAY,
	);

describe("questions only the person can answer", () => {
	it("a license nobody in their trade holds unsaid is missing, and asked for all the same", () => {
		const line = "Valid journeyman electrician license";
		const { toAsk, requirements } = matched(profileWith(), line);
		expect(requirements[0]?.support).toBe("absent");
		expect(toAsk).toMatchObject([{ topic: "paper", answer: null }]);
		for (const [answer, support] of [
			["Yes", "shown"],
			["In progress", "absent"],
		] as const) {
			const said = profileWith({ kind: toAsk[0]?.kind, text: line, answer });
			const match = matched(said, line);
			expect(match.requirements[0]?.support).toBe(support);
			expect(match.toAsk[0]?.answer?.holds).toBe(support === "shown");
		}
	});

	it.each([
		["A valid driver's license is required", "driving-licence", "licence"],
		[
			"Must be authorized to work in the United States",
			"work-permit",
			"permit",
		],
		["Willing to travel up to 25% of the time", "travel", "travel"],
		["Must be able to obtain a security clearance", "clearance", "clearance"],
		["Must be willing to relocate to Denver", "relocation", "relocation"],
		[
			"Must be available to work nights and weekends",
			"availability",
			"availability",
		],
	])("%s", (line, topic, kind) => {
		const { toAsk, requirements } = matched(profileWith(), line);
		expect(toAsk).toEqual([
			{ topic, kind, text: line, requirements: [0], answer: null },
		]);
		expect(requirements[0]?.support).toBe("unknown");
	});

	it("a yes kept under the question's own kind and text answers it, a no leaves it unmet", () => {
		const line = "Must be willing to relocate to Denver";
		const [question] = matched(profileWith(), line).toAsk;
		for (const [answer, support] of [
			["Yes", "shown"],
			["No", "absent"],
		] as const) {
			const match = matched(
				profileWith({ kind: question?.kind, text: question?.text, answer }),
				line,
			);
			expect(match.requirements[0]?.support).toBe(support);
			expect(match.toAsk[0]?.answer).toEqual({
				path: "statements.0.text",
				text: `${line}: ${answer}`,
				holds: answer === "Yes",
			});
		}
	});

	it.each([
		["Driving license, class B", "Valid driver's license required", true],
		["Valid driver's license required", "Führerschein erforderlich", true],
		["Führerschein Klasse B", "A valid driver's license is required", true],
		["Driving license, class B", "Class C driver's license required", false],
		[
			"Willing to travel up to 25% of the time",
			"Travel up to 50% required",
			false,
		],
		[
			"Willing to travel up to 50% of the time",
			"Some travel is required",
			true,
		],
	])("“%s” said once, asked “%s”: %s", (text, line, isKnown) => {
		const kind = /travel/i.test(text) ? "travel" : "licence";
		const { toAsk } = matched(profileWith({ kind, text, answer: "Yes" }), line);
		expect(toAsk[0]?.answer != null).toBe(isKnown);
	});

	it("a permit for one country is none for another", () => {
		const said = {
			kind: "permit",
			text: "Authorized to work in the United States",
			answer: "Yes",
		};
		const [asked] = matched(
			profileWith(said),
			"Right to work in Ireland is required",
		).toAsk;
		expect(asked?.answer).toBeNull();
	});

	it("the latest answer counts", () => {
		const text = "A valid driver's license is required";
		const { toAsk } = matched(
			profileWith(
				{ kind: "licence", text, answer: "No" },
				{ kind: "licence", text, answer: "Yes", stated_on: "2026-11-20" },
			),
			text,
		);
		expect(toAsk[0]?.answer?.holds).toBe(true);
	});

	it("what several lines ask is one question", () => {
		const { toAsk } = matched(
			profileWith(),
			"A valid driver's license is required",
			"Delivers parcels in the city",
			"A valid driver's license is required",
		);
		expect(toAsk.map(({ requirements }) => requirements)).toEqual([[0, 2]]);
	});

	it("a license entered among certifications is not asked for", () => {
		const profile = Profile.parse({
			...profileWith(),
			certifications: [{ certification_name: "Driver's license" }],
		});
		expect(
			matched(profile, "A valid driver's license is required").toAsk,
		).toEqual([]);
	});
});
