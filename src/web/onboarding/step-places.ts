// Where each step of the profile is done: on a tab of the profile, the last one in the builder.
import type { StepId } from "../../domain/account/onboarding-steps.ts";
import { paths } from "../paths.ts";

const TABS: Partial<Record<StepId, string>> = {
	"personal-details": "personal",
	"work-experience": "work",
	education: "education",
	skills: "skills",
};

export function placeOfStep(step: StepId) {
	const tab = TABS[step];
	return tab ? { to: paths.profile, search: { tab } } : { to: paths.builder };
}
