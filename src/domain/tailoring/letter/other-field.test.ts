// Who writes to another trade asks before applying: about the years that are required, or about the trade.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-28";

const baker = Profile.parse({
	personal: { first_name: "Ada", last_name: "Quist", email: "a@q.example" },
	work_experience: [
		{
			job_title: "Baker",
			company_name: "Lindley Bread",
			start_date: "2019-03",
			is_current: true,
			achievements: [
				"Bake 400 loaves a night in a deck oven",
				"Train two apprentices in sourdough",
				"Order flour and keep the cold store",
			],
		},
	],
});

function letterTo(title: string, requirements: readonly string[]) {
	const posting = `${title}\n\nRequirements\n${requirements.map((one) => `- ${one}`).join("\n")}\n`;
	const job = readJob(posting);
	const content = composeLetter({
		profile: baker,
		job,
		match: matchProfile(baker, job, TODAY),
		title,
		company: "Harrow Data",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	return { opening: content.body.opening, content };
}

describe("a letter to another trade", () => {
	it("asks about the years that are required", () => {
		const { opening } = letterTo("Data Engineer", [
			"5+ years of data engineering experience",
			"Deep knowledge of Apache Spark and Kafka",
			"Strong Python and SQL",
			"Experience with dbt and Airflow",
		]);
		expect(opening).toMatch(
			/^My resume does not mention 5\+ years of data engineering experience, Apache Spark or Kafka\./u,
		);
		expect(opening).toContain("before I apply");
	});

	it("names no more than one sentence has room for, and stands the check", () => {
		const { opening, content } = letterTo("Data Engineer", [
			"5+ years of data engineering experience in regulated companies",
			"Experience with orchestration of workflows in Airflow and Dagster",
			"Experience with streaming platforms such as Apache Kafka or Redpanda",
			"Strong Python and SQL",
		]);
		expect(opening).toMatch(/^My resume does not mention 5\+ years /u);
		expect(opening.indexOf(". ")).toBeLessThan(190);
		expect(checkClaims(content, baker)).toEqual([]);
	});

	it("asks about what it requires by name", () => {
		const { opening } = letterTo("Data Engineer", [
			"Deep knowledge of Apache Spark and Kafka",
			"Strong Python and SQL",
			"Experience with dbt and Airflow",
		]);
		expect(opening).toMatch(
			/^My resume does not mention knowledge of Apache Spark and Kafka or experience with dbt and Airflow\. .*before I apply/u,
		);
	});

	it("says that the field is another where no condition can be named, and stands the check", () => {
		const { opening, content } = letterTo("Data Engineer", [
			"Strong Apache Spark and Kafka",
			"Strong Python and SQL",
			"Solid dbt and Airflow",
		]);
		expect(opening).toMatch(
			/^The position of Data Engineer is in a different field from my work so far\. I am therefore asking before I apply:/u,
		);
		expect(checkClaims(content, baker)).toEqual([]);
	});

	it("applies in the trade of its own", () => {
		const { opening } = letterTo("Baker", [
			"3+ years of experience as a baker",
			"Sourdough and deck ovens",
			"Training of apprentices",
		]);
		expect(opening).toContain("considered for the position of Baker");
	});
});
