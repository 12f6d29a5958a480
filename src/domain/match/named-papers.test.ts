// What a posting names by a code, a paper or a figure is found where the profile says it, and nowhere else.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { codesIn } from "./codes.ts";

const TODAY = "2026-11-22";
const gardener = Profile.parse({
	personal: { first_name: "Grace", last_name: "Owusu, RN, BSN" },
	work_experience: [
		{
			job_title: "Head Gardener",
			company_name: "Harrow Park Trust",
			start_date: "2019-04",
			is_current: true,
			achievements: [
				"Lead a team of six gardeners and 20 volunteers",
				"Rebuilt the glasshouse irrigation, saving 40% of water",
			],
		},
		{
			job_title: "Grounds Maintenance Operative",
			company_name: "Mendip Council",
			start_date: "2014-03",
			end_date: "2019-03",
			achievements: ["Held PA1 and PA6 spraying certificates"],
		},
	],
	certifications: [{ certification_name: "NVQ Level 2 Horticulture" }],
});

const matchOf = (line: string) =>
	matchProfile(
		gardener,
		readJob(`Garden Manager\n\nRequirements\n- Horticulture\n- ${line}`),
		TODAY,
	);
const answerTo = (line: string) =>
	matchOf(line).requirements.find(({ requirement }) =>
		requirement.text.includes(line),
	);

const driver = Profile.parse({
	personal: { first_name: "Del", last_name: "Hart" },
	certifications: [
		{ certification_name: "RTITB Reach Truck D2" },
		{ certification_name: "Emergency First Aid at Work" },
	],
});

describe("one of two licenses", () => {
	it("is held by the name of either, wherever the sentence goes on", () => {
		const { requirements } = matchProfile(
			driver,
			readJob(
				"Team Leader\n\nRequirements\n- A valid reach or counterbalance licence is a must because you will drive\n- First aider? Even better",
			),
			TODAY,
		);
		expect(requirements.map(({ support }) => support)).toEqual([
			"shown",
			"shown",
		]);
		expect(requirements[0]?.evidence[0]?.text).toBe("RTITB Reach Truck D2");
	});
});

describe("codes and papers", () => {
	it("a certificate named by its code is found in the line that holds it", () => {
		const answer = answerTo("PA1 and PA6 certificates");
		expect(answer?.support).toBe("shown");
		expect(answer?.evidence[0]?.text).toContain("PA1 and PA6");
	});

	it("a code that no line holds is absent, and of two codes one answers in part", () => {
		expect(answerTo("CS30 certificate")?.support).toBe("absent");
		expect(answerTo("PA1 and CS30 certificates")?.support).toBe("partly");
	});

	it("a lower rank of a paper answers in part", () => {
		expect(answerTo("NVQ Level 3 Horticulture")?.support).toBe("partly");
		expect(answerTo("NVQ Level 2 Horticulture")?.support).toBe("shown");
	});

	it("credentials behind the name are facts", () => {
		expect(answerTo("Registered Nurse license")?.evidence[0]).toEqual({
			path: "personal.last_name",
			text: "RN, BSN",
		});
		expect(answerTo("Registered Nurse license")?.support).toBe("shown");
	});

	it("standards are codes with their number; grades, years and amounts are none", () => {
		const names = (text: string) => codesIn(text).map(({ name }) => name);
		expect(names("Working to BS 7671 and EN ISO 9606-1")).toEqual([
			"BS7671",
			"ISO96061",
		]);
		expect(names("German B2, EUR 50000 in 2024, Q3, 9AM, B2B")).toEqual([]);
	});
});

describe("what sounds alike", () => {
	it("saved water is no budget", () => {
		expect(answerTo("Budget planning")?.support).toBe("absent");
	});

	it("years of managing people are proved by dates and lines", () => {
		const answer = answerTo("At least five years managing gardeners");
		expect(answer?.support).toBe("shown");
		expect(answer?.evidence.map(({ text }) => text)).toContain(
			"Lead a team of six gardeners and 20 volunteers",
		);
		expect(answerTo("Nine years managing gardeners")?.support).toBe("partly");
	});

	it("some travel is asked of the person and decides nothing alone", () => {
		const match = matchOf("Willingness to travel up to 15 %");
		expect(match.toAsk.map(({ topic }) => topic)).toEqual(["travel"]);
		expect(match.knockouts).toEqual([]);
		expect(matchOf("Travel up to 80 % required").knockouts).toHaveLength(1);
	});

	it("four answers of ten are no excellent fit, however near the trade", () => {
		const lines = [
			"team of gardeners",
			"glasshouse irrigation",
			"PA1 and PA6 certificates",
			"work with volunteers",
			"CS30 certificate",
			"CS31 certificate",
			"CS32 certificate",
			"CS38 certificate",
			"CS39 certificate",
			"CS41 certificate",
		];
		const posting = `Head Gardener\n\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}`;
		const { score, requirements } = matchProfile(
			gardener,
			readJob(posting),
			TODAY,
		);
		expect(
			requirements.filter(({ support }) => support === "absent"),
		).toHaveLength(6);
		expect(score).toBeLessThan(70);
	});
});
