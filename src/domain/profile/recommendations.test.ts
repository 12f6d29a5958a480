import { describe, expect, test } from "vitest";
import { linh, maya } from "../../../test/people.ts";
import {
	type CompletionCategory,
	completionScore,
	openSteps,
} from "./completion-score.ts";
import { Profile } from "./profile.ts";
import { recommendationsFor } from "./recommendations.ts";

const empty = Profile.parse({ personal: {} });
const titles = (profile: Profile, role = "regular_user") =>
	recommendationsFor(profile, role).map(({ title }) => title);

describe("what is open in a profile", () => {
	test("every open step adds to the score what it promises", () => {
		const withLinkedIn = Profile.parse({
			...linh,
			personal: { ...linh.personal, linkedin_url: "https://example.org/in/l" },
		});
		const [step] = openSteps(linh).links;
		expect(step).toEqual({ step: "linkedin", points: 6 });
		expect(completionScore(withLinkedIn).categories.links).toBe(
			completionScore(linh).categories.links + 6,
		);
	});

	test("SCORE-31 a sixth additional section is not asked for once the part is full", () => {
		const rich = Profile.parse({
			...maya,
			projects: [{ project_name: "Handover cards" }],
		});
		expect(completionScore(rich).categories.additional).toBe(5);
		expect(openSteps(rich).additional).toEqual([]);
	});

	test("what is open and what is earned make the weight, in every category where nothing is capped", () => {
		const earned = completionScore(empty).categories;
		const open = openSteps(empty);
		const total = (category: CompletionCategory) =>
			open[category].reduce((sum, { points }) => sum + points, 0) +
			earned[category];
		expect(
			(["personal", "summary", "work_experience", "links"] as const).map(total),
		).toEqual([20, 15, 20, 10]);
	});
});

describe("recommendations", () => {
	test("DASH-28 DASH-30 an empty profile is told the three categories that cost most, core ones high", () => {
		expect(recommendationsFor(empty, "regular_user")).toEqual([
			expect.objectContaining({
				id: "personal",
				title: "Add your first and last name",
				priority: "high",
				points: 6,
				leadsTo: { page: "profile", tab: "personal" },
			}),
			expect.objectContaining({
				id: "work_experience",
				priority: "high",
				points: 8,
				leadsTo: { page: "profile", tab: "work" },
			}),
			expect.objectContaining({ id: "summary", points: 15 }),
		]);
	});

	test("DASH-30 categories that are not core have medium priority", () => {
		const links = recommendationsFor(maya, "regular_user").find(
			({ id }) => id === "links",
		);
		expect(links).toMatchObject({
			title: "Add your website",
			priority: "medium",
		});
	});

	test("ROLE-05 DASH-29 an administrator's own recommendation stands first and the list stays at three", () => {
		expect(titles(empty, "admin")).toEqual([
			"Monitor Platform Usage",
			"Add your first and last name",
			"Add your latest job",
		]);
	});

	test("ROLE-07 a test user is invited to explore", () => {
		expect(titles(empty, "test_user")[0]).toBe(
			"Try every template and both kinds of documents",
		);
	});

	test("a full profile is told nothing", () => {
		const full = Profile.parse({
			...maya,
			personal: {
				...maya.personal,
				website_url: "https://maya.example.org",
				summary: "A nurse who keeps her head. ".repeat(10),
			},
			work_experience: maya.work_experience.map((job) => ({
				...job,
				description:
					"Cared for patients before and after surgery, day and night.",
			})),
			skills: [
				...maya.skills,
				...["Triage", "ECG", "Infusion"].map((skill_name) => ({ skill_name })),
			],
			projects: [{ project_name: "Handover cards" }],
		});
		expect(titles(full)).toEqual([]);
	});
});
