// Dates in brackets belong to what they stand beside: they are those of its fact or of its position.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { prove } from "../../proof/prove.ts";
import { judgeText } from "./check-text.ts";

const profile = Profile.parse({
	personal: { first_name: "Kim", last_name: "Arden" },
	work_experience: [
		{
			job_title: "Site manager",
			company_name: "Hale Ltd",
			start_date: "2017-03",
			end_date: "2020-06",
			achievements: [
				"Led a crew of six on three school sites",
				"Cut waste by 12% in 2018",
			],
		},
	],
	certifications: [{ certification_name: "SMSTS", issue_date: "2016-05" }],
});
const ground = groundOf(profile);
const verdictOf = (text: string, entry?: string) =>
	prove({ text, ...(entry ? { entry } : {}), today: "2026-01-15" }, ground)
		.verdict;

describe("a period beside a position", () => {
	it("is its own", () => {
		expect(
			judgeText(
				"As site manager at Hale Ltd (2017–2020), I led a crew of six on three school sites.",
				profile,
				{ today: "2026-01-15" },
			).problems,
		).toEqual([]);
	});

	it.each([
		"As site manager at Hale Ltd (2016–2020), I led a crew of six on three school sites.",
		"At Hale Ltd (2012–2016) I led a crew of six on three school sites.",
		"Site manager at Hale Ltd (2012–2016)",
		"Site manager at Hale Ltd (2017–2021)",
	])("is no other: %s", (text) => {
		expect(verdictOf(text)).not.toBe("proved");
	});

	it("is not the year of another line", () => {
		const entry = "work_experience.0";
		expect(
			verdictOf("Led a crew of six on three school sites (2018)", entry),
		).not.toBe("proved");
		expect(verdictOf("Cut waste by 12% (2018)", entry)).toBe("proved");
	});
});
