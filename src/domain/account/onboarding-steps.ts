// The flows of onboarding and the steps of each.

export const FLOW_IDS = ["profile-completion", "dashboard-tour"] as const;
export type FlowId = (typeof FLOW_IDS)[number];

export const ONBOARDING_STEPS = [
	"personal-details",
	"work-experience",
	"education",
	"skills",
	"first-resume",
	"welcome",
	"profile-card",
	"quick-actions",
	"documents",
] as const;
export type StepId = (typeof ONBOARDING_STEPS)[number];

/** `target` is the `data-tour` name of what the step is about; without one it stands in the middle of the screen. */
export type OnboardingStep = {
	id: StepId;
	title: string;
	description: string;
	target?: string;
};

export const FLOWS: Readonly<Record<FlowId, readonly OnboardingStep[]>> = {
	"profile-completion": [
		{
			id: "personal-details",
			title: "Introduce yourself",
			description:
				"Your name, email, phone and location appear at the top of every document.",
			target: "personal-details",
		},
		{
			id: "work-experience",
			title: "Add your work",
			description:
				"What you did and what came of it. Most lines of a resume come from here.",
			target: "work-experience",
		},
		{
			id: "education",
			title: "Add your education",
			description: "Schools, degrees and what you achieved there.",
			target: "education",
		},
		{
			id: "skills",
			title: "List your skills",
			description:
				"Postings are matched by name, so write them the way your field does.",
			target: "skills",
		},
		{
			id: "first-resume",
			title: "Make your first resume",
			description:
				"Paste a posting. You see how you match before anything is made.",
			target: "first-resume",
		},
	],
	"dashboard-tour": [
		{
			id: "welcome",
			title: "This is your dashboard",
			description: "It shows what you have, what's left, and what to do next.",
			target: "welcome",
		},
		{
			id: "profile-card",
			title: "How complete your profile is",
			description:
				"Each part links to where you fill it in. A fuller profile answers more of a posting.",
			target: "profile-card",
		},
		{
			id: "quick-actions",
			title: "Where to go from here",
			description: "What you do most often, one click away.",
			target: "quick-actions",
		},
		{
			id: "documents",
			title: "Your documents",
			description:
				"Your latest documents and their status. Open finished ones from here.",
			target: "documents",
		},
	],
};

export function stepsOf(flow: FlowId): readonly OnboardingStep[] {
	return FLOWS[flow];
}

export function flowOf(step: StepId): FlowId {
	return FLOWS["dashboard-tour"].some(({ id }) => id === step)
		? "dashboard-tour"
		: "profile-completion";
}
