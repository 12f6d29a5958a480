import { describe, expect, test } from "vitest";
import {
	completeStep,
	dismiss,
	flowPercent,
	isFirstStep,
	isLastStep,
	type OnboardingChange,
	type OnboardingProgress,
	previousStep,
	progressFrom,
	resumedStep,
	skipStep,
	startFlow,
	withChange,
} from "./onboarding.ts";
import { stepsOf } from "./onboarding-steps.ts";

const untouched: OnboardingProgress = {
	current_step: null,
	completed_steps: [],
	is_completed: false,
	dismissed: false,
};

const progressWith = (given: Partial<OnboardingProgress>) => ({
	...untouched,
	...given,
});

const ids = (flow: "profile-completion" | "dashboard-tour") =>
	stepsOf(flow).map(({ id }) => id);

describe("the flows", () => {
	test("ONB-02 ONB-03 have these steps in this order", () => {
		expect(ids("profile-completion")).toEqual([
			"personal-details",
			"work-experience",
			"education",
			"skills",
			"first-resume",
		]);
		expect(ids("dashboard-tour")).toEqual([
			"welcome",
			"profile-card",
			"quick-actions",
			"documents",
		]);
	});

	test("ONB-04 every step says something", () => {
		for (const flow of ["profile-completion", "dashboard-tour"] as const)
			for (const { title, description } of stepsOf(flow))
				expect(Math.min(title.length, description.length)).toBeGreaterThan(5);
	});
});

describe("a change", () => {
	test("adds the steps it did to those that are done, and leaves what it doesn't name", () => {
		const before = progressWith({
			current_step: "profile-card",
			completed_steps: ["welcome"],
		});
		expect(
			withChange(before, {
				completed_steps: ["welcome", "profile-card"],
				dismissed: true,
			}),
		).toEqual({
			...before,
			completed_steps: ["welcome", "profile-card"],
			dismissed: true,
		});
	});

	test("follows another one as a single change", () => {
		const first: OnboardingChange = {
			completed_steps: ["welcome"],
			current_step: "documents",
		};
		expect(
			withChange(first, {
				completed_steps: ["documents"],
				current_step: null,
			}),
		).toEqual({
			completed_steps: ["welcome", "documents"],
			current_step: null,
		});
	});
});

describe("a flow", () => {
	test("ONB-07 begins at its first open step, or at the first when all are done", () => {
		const progress = progressWith({ completed_steps: ["personal-details"] });
		expect(startFlow(progress, "profile-completion").step).toBe(
			"work-experience",
		);
		const all = progressWith({ completed_steps: ids("dashboard-tour") });
		expect(startFlow(all, "dashboard-tour").step).toBe("welcome");
	});

	test("ONB-17 starting by hand takes a dismissal back", () => {
		expect(
			startFlow(progressWith({ dismissed: true }), "dashboard-tour").change,
		).toEqual({ current_step: "welcome", dismissed: false });
	});

	test("ONB-08 a completed step is saved and the next one comes", () => {
		expect(completeStep(untouched, "profile-card")).toEqual({
			step: "quick-actions",
			change: {
				completed_steps: ["profile-card"],
				current_step: "quick-actions",
			},
			isDone: false,
		});
		const schooled = progressWith({ completed_steps: ["education"] });
		expect(completeStep(schooled, "education").change).toEqual({
			completed_steps: ["education"],
			current_step: "skills",
		});
	});

	test("moves on from a step of the profile, without marking what the profile lacks", () => {
		expect(completeStep(untouched, "education")).toEqual({
			step: "skills",
			change: { current_step: "skills" },
			isDone: false,
		});
	});

	test("has the profile's steps done by what the profile holds, and the tour's by what was seen", () => {
		const pressed = progressWith({
			completed_steps: ["personal-details", "education", "welcome"],
		});
		const facts = {
			hasPersonalDetails: false,
			workExperience: 2,
			education: 0,
			skills: 1,
			documents: 0,
		};
		expect(progressFrom(pressed, facts).completed_steps).toEqual([
			"work-experience",
			"skills",
			"welcome",
		]);
		expect(
			progressFrom(untouched, {
				...facts,
				hasPersonalDetails: true,
				education: 1,
				documents: 1,
			}).completed_steps,
		).toEqual(ids("profile-completion"));
	});

	test("ONB-09 ONB-18 with every step of the flow done it is completed and closed, whatever the other flow's steps", () => {
		const progress = progressWith({
			completed_steps: ["welcome", "profile-card", "quick-actions"],
		});
		expect(completeStep(progress, "documents")).toEqual({
			step: null,
			change: {
				completed_steps: ["documents"],
				current_step: null,
				is_completed: true,
			},
			isDone: true,
		});
	});

	test("closes without being completed when its last step is done and an earlier one was skipped", () => {
		const { step, change, isDone } = completeStep(untouched, "documents");
		expect([step, isDone]).toEqual([null, false]);
		expect(change).not.toHaveProperty("is_completed");
	});

	test("ONB-11 ONB-12 skipping marks nothing; on the last step it closes without a verdict", () => {
		expect(skipStep("welcome")).toEqual({
			step: "profile-card",
			change: { current_step: "profile-card" },
			isDone: false,
		});
		expect(skipStep("first-resume")).toEqual({
			step: null,
			change: { current_step: null },
			isDone: false,
		});
	});

	test("ONB-13 ONB-14 goes back as far as its first step and knows its last", () => {
		expect(previousStep("skills").step).toBe("education");
		expect(isFirstStep("personal-details")).toBe(true);
		expect(isFirstStep("education")).toBe(false);
		expect(isLastStep("first-resume")).toBe(true);
		expect(isLastStep("welcome")).toBe(false);
	});

	test("ONB-15 dismissing closes it and is remembered", () => {
		expect(dismiss()).toEqual({
			step: null,
			change: { dismissed: true },
			isDone: false,
		});
	});

	test("ONB-16 goes on by itself with one step done, not with two, nor dismissed, completed or never begun", () => {
		const begun = progressWith({
			current_step: "education",
			completed_steps: ["personal-details"],
		});
		expect(resumedStep(begun)).toBe("education");
		const two = [...begun.completed_steps, "work-experience" as const];
		expect(resumedStep({ ...begun, completed_steps: two })).toBeNull();
		expect(resumedStep({ ...begun, dismissed: true })).toBeNull();
		expect(resumedStep({ ...begun, is_completed: true })).toBeNull();
		expect(resumedStep(untouched)).toBeNull();
	});

	test("ONB-20 two of five steps are 40%, and steps of the other flow do not count", () => {
		const progress = progressWith({
			completed_steps: ["personal-details", "skills", "welcome"],
		});
		expect(flowPercent(progress, "profile-completion")).toBe(40);
		expect(flowPercent(progress, "dashboard-tour")).toBe(25);
	});
});
