import { expect, test } from "vitest";
import { WorkExperience } from "../../profile/profile.ts";
import { cited, settle } from "./cited.ts";

test("what is longer than its field is cut, and the person is asked to look at it", () => {
	const line = (value: string) => cited(value, { quote: value, page: 1 });
	const { entry, sources } = settle(
		WorkExperience,
		{
			job_title: line("Baker"),
			company_name: line("x".repeat(300)),
			achievements: [line("Short"), line("y".repeat(2500))],
		},
		["work_experience", 0],
	);
	expect(entry.company_name).toHaveLength(200);
	expect(entry.achievements[1]).toHaveLength(2000);
	expect(
		sources.map(({ path, doubtful }) => [path.join("."), doubtful]),
	).toEqual([
		["work_experience.0.job_title", false],
		["work_experience.0.company_name", true],
		["work_experience.0.achievements.0", false],
		["work_experience.0.achievements.1", true],
	]);
});
