import { describe, expect, it } from "vitest";
import { maya, nameOnly } from "../../../test/people.ts";
import { canonicalTerm } from "../job/lexicon/lexicon.ts";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const TODAY = "2026-11-20";

const profileOf = (given: Partial<Record<keyof Profile, unknown>>): Profile =>
	Profile.parse({ personal: {}, ...given });
const working = (...achievements: string[]) =>
	profileOf({
		work_experience: [
			{ job_title: "Assistant", company_name: "Fern Street", achievements },
		],
	});
const supportOf = (profile: Profile, asked: string) =>
	matchProfile(
		profile,
		readJob(`Assistant\n\nRequirements\n- Experience with ${asked}`),
		TODAY,
	).terms.find(({ term }) => term.term === canonicalTerm(asked))?.support;

describe("a thing said in other words", () => {
	it.each([
		["video editing", "Edited 40 short films for the town's anniversary"],
		["event planning", "Planned twelve public events a year"],
		["contract negotiation", "Negotiated new contracts with three suppliers"],
		["inventory management", "Managed the shop's inventory"],
	])("%s is shown by “%s”", (asked, line) => {
		expect(supportOf(working(line), asked)).toBe("shown");
	});

	it.each([
		["video editing", "Watched films and edited the newsletter"],
		["machine learning", "Learned to operate machines"],
		["event planning", "Attended events and planned rosters"],
	])("%s is not shown by “%s”", (asked, line) => {
		expect(supportOf(working(line), asked)).toBe("absent");
	});
});

describe("a licence entered under the trade's name", () => {
	const job = readJob(
		"Ward Nurse\n\nRequirements\n- Active RN license is required",
	);
	const certified = (certification_name: string) =>
		profileOf({ certifications: [{ certification_name }] });

	it("is the licence asked for", () => {
		const match = matchProfile(certified("Registered Nurse (RN)"), job, TODAY);
		expect(match.missing).toEqual([]);
		expect(match.knockouts.map(({ verdict }) => verdict)).toEqual(["met"]);
	});

	it("is not another trade's", () => {
		const match = matchProfile(certified("Licensed Electrician"), job, TODAY);
		expect(match.knockouts.map(({ verdict }) => verdict)).toEqual(["not-met"]);
	});

	it("is unknown for somebody at work in the trade, and for an empty profile", () => {
		const nurse = {
			...maya,
			certifications: maya.certifications.filter(
				({ certification_name: name }) => !/nurse|RN/i.test(name),
			),
		};
		for (const profile of [nurse, nameOnly])
			expect(
				matchProfile(profile, job, TODAY).knockouts.map(
					({ verdict }) => verdict,
				),
			).toEqual(["unknown"]);
	});
});
