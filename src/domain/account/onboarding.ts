// The two guided flows, and what each press on their card changes. Where the progress is stored, and how a step is shown, stands
// elsewhere. A step of the tour is done when it was seen, and stays done, so two open tabs cannot undo each other; a step of the profile
// is done when the profile has what it asks for, whatever was pressed.
import {
	FLOWS,
	type FlowId,
	flowOf,
	ONBOARDING_STEPS,
	type StepId,
} from "./onboarding-steps.ts";

/** A row of onboarding_progress, as far as the flows read it. */
export type OnboardingProgress = {
	current_step: StepId | null;
	completed_steps: StepId[];
	is_completed: boolean;
	dismissed: boolean;
};

/** What the steps of the profile are judged by: how many entries each section has, and how many documents there are. */
export type ProfileFacts = {
	hasPersonalDetails: boolean;
	workExperience: number;
	education: number;
	skills: number;
	documents: number;
};

/** The changed fields only. `completed_steps` are added to those already there. */
export type OnboardingChange = Partial<OnboardingProgress>;

/** Where the card stands after a press; `step` null means it is closed. `isDone` says the whole flow has just been finished. */
export type Move = {
	step: StepId | null;
	change: OnboardingChange | null;
	isDone: boolean;
};

/** The progress with the steps of the profile as they are, and those of the tour as they were pressed. */
export function progressFrom(
	stored: OnboardingProgress,
	facts: ProfileFacts,
): OnboardingProgress {
	const isThere: Partial<Record<StepId, boolean>> = {
		"personal-details": facts.hasPersonalDetails,
		"work-experience": facts.workExperience > 0,
		education: facts.education > 0,
		skills: facts.skills > 0,
		"first-resume": facts.documents > 0,
	};
	const completed_steps = ONBOARDING_STEPS.filter(
		(step) => isThere[step] ?? stored.completed_steps.includes(step),
	);
	return { ...stored, completed_steps };
}

/** What was already there, with a change made to it: to a person's progress, or to a change that was not stored yet. */
export function withChange<Before extends OnboardingChange>(
	before: Before,
	{ completed_steps = [], ...change }: OnboardingChange,
): Before {
	const done = new Set([...(before.completed_steps ?? []), ...completed_steps]);
	return { ...before, ...change, completed_steps: [...done] };
}

/** Begins at the first step that is not done, or at the first of all. */
export function startFlow(progress: OnboardingProgress, flow: FlowId): Move {
	const steps = FLOWS[flow];
	const open = steps.find(({ id }) => !progress.completed_steps.includes(id));
	const step = (open ?? steps[0])?.id ?? null;
	return {
		step,
		change: { current_step: step, dismissed: false },
		isDone: false,
	};
}

/** The flow to go on with by itself when the page is loaded: one that was begun and barely left. */
export function resumedStep(progress: OnboardingProgress): StepId | null {
	const { current_step, completed_steps, is_completed, dismissed } = progress;
	const isBarelyBegun = completed_steps.length < 2;
	return !is_completed && !dismissed && isBarelyBegun ? current_step : null;
}

/** Marks a step of the tour; one of the profile is marked only when the profile has what it asks for. */
export function completeStep(progress: OnboardingProgress, step: StepId): Move {
	const flow = flowOf(step);
	const isSeen = flow === "dashboard-tour";
	if (!isSeen && !progress.completed_steps.includes(step))
		return skipStep(step);
	const done = new Set([...progress.completed_steps, step]);
	if (FLOWS[flow].every(({ id }) => done.has(id))) {
		const change = {
			completed_steps: [step],
			current_step: null,
			is_completed: true,
		};
		return { step: null, change, isDone: true };
	}
	const next = neighbor(step, 1);
	const change = { completed_steps: [step], current_step: next };
	return { step: next, change, isDone: false };
}

/** The step stays open. After the last one the card closes, and nothing counts as finished or refused. */
export function skipStep(step: StepId): Move {
	return goTo(neighbor(step, 1));
}

export function previousStep(step: StepId): Move {
	return goTo(neighbor(step, -1) ?? step);
}

export function dismiss(): Move {
	return { step: null, change: { dismissed: true }, isDone: false };
}

export function isFirstStep(step: StepId): boolean {
	return neighbor(step, -1) === null;
}

export function isLastStep(step: StepId): boolean {
	return neighbor(step, 1) === null;
}

/** The share of a flow's steps that are done, 0–100. */
export function flowPercent(
	{ completed_steps }: OnboardingProgress,
	flow: FlowId,
): number {
	const steps = FLOWS[flow];
	const done = steps.filter(({ id }) => completed_steps.includes(id)).length;
	return Math.round((100 * done) / steps.length);
}

function goTo(step: StepId | null): Move {
	return { step, change: { current_step: step }, isDone: false };
}

function neighbor(step: StepId, by: 1 | -1): StepId | null {
	const flow = FLOWS[flowOf(step)];
	return flow[flow.findIndex(({ id }) => id === step) + by]?.id ?? null;
}
