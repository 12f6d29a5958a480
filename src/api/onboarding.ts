// How far somebody is in being shown around. The progress itself comes with the dashboard.
import { z } from "zod";
import { ONBOARDING_STEPS } from "../domain/account/onboarding-steps.ts";
import { calls } from "./call.ts";

const Step = z.enum(ONBOARDING_STEPS);

export const OnboardingReply = z.object({
	current_step: Step.nullable(),
	completed_steps: z.array(Step),
	is_completed: z.boolean(),
	dismissed: z.boolean(),
});

export type OnboardingReply = z.infer<typeof OnboardingReply>;

/** Only what changed. `completed_steps` are added to those that are done. */
const OnboardingRequest = OnboardingReply.partial();

export const onboardingCalls = calls({
	/** What a press on the card changed. */
	change: {
		method: "patch",
		path: "/api/onboarding",
		body: OnboardingRequest,
		reply: OnboardingReply,
		about: "The whole progress",
	},
});
