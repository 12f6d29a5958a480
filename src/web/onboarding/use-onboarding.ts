// The onboarding card's state in this window. What a press means is the domain's; each change is sent in turn, and one that cannot be
// stored is only logged: being shown around never stands in the way.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Dashboard } from "../../api/dashboard.ts";
import { type OnboardingReply, onboardingCalls } from "../../api/onboarding.ts";
import {
	completeStep,
	dismiss,
	type Move,
	previousStep,
	resumedStep,
	skipStep,
	startFlow,
} from "../../domain/account/onboarding.ts";
import type { FlowId, StepId } from "../../domain/account/onboarding-steps.ts";
import { ask } from "../ask.ts";
import { dashboardQuery } from "../queries/dashboard-query.ts";
import { notify } from "../ui/toast.tsx";

export type Onboarding = {
	/** The step whose card is open. */
	step: StepId | null;
	start: (flow: FlowId) => void;
	next: () => void;
	skip: () => void;
	back: () => void;
	close: () => void;
};

export function useOnboarding(progress: OnboardingReply): Onboarding {
	const [step, setStep] = useState(() => resumedStep(progress));
	const save = useSave();
	useEffect(() => {
		// Another window closed it for good.
		if (progress.dismissed) setStep(null);
	}, [progress.dismissed]);
	const move = ({ step: to, change, isDone }: Move) => {
		setStep(to);
		if (change) save(change);
		if (isDone)
			notify({
				tone: "ok",
				title: "Onboarding Complete!",
				text: "You've successfully completed the onboarding process.",
			});
	};
	const onStep = (make: (step: StepId) => Move) => () => {
		if (step) move(make(step));
	};
	return {
		step,
		start: (flow) => move(startFlow(progress, flow)),
		next: onStep((open) => completeStep(progress, open)),
		skip: onStep(skipStep),
		back: onStep(previousStep),
		close: onStep(dismiss),
	};
}

/** Shown at once and sent one after the other, so that a slow answer never overtakes a quick one. */
function useSave() {
	const queries = useQueryClient();
	const last = useRef<Promise<unknown>>(Promise.resolve());
	return useCallback(
		(change: Partial<OnboardingReply>) => {
			const keep = (onboarding: Partial<OnboardingReply>) =>
				queries.setQueryData(dashboardQuery.queryKey, (shown) =>
					shown ? withOnboarding(shown, onboarding) : shown,
				);
			keep(change);
			last.current = last.current
				.then(() => ask(onboardingCalls.change, { body: change }))
				.catch((failure: unknown) =>
					console.error("Couldn't save onboarding", failure),
				);
		},
		[queries],
	);
}

function withOnboarding(
	dashboard: Dashboard,
	{ completed_steps = [], ...change }: Partial<OnboardingReply>,
): Dashboard {
	const { onboarding } = dashboard;
	const done = new Set([...onboarding.completed_steps, ...completed_steps]);
	return {
		...dashboard,
		onboarding: { ...onboarding, ...change, completed_steps: [...done] },
	};
}
