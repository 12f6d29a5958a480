// PATCH /api/onboarding: what a press on the onboarding card changed, answered with the whole progress. The progress itself comes
// with GET /api/dashboard.
import { z } from "zod";
import { ONBOARDING_STEPS } from "../domain/account/onboarding.ts";

const Step = z.enum(ONBOARDING_STEPS);

export const OnboardingReply = z.object({
	current_step: Step.nullable(),
	completed_steps: z.array(Step),
	is_completed: z.boolean(),
	dismissed: z.boolean(),
});
export type OnboardingReply = z.infer<typeof OnboardingReply>;

/** Only what changed. `completed_steps` are added to those that are done. */
export const OnboardingRequest = OnboardingReply.partial();
