// The onboarding card's state in this window. What a press means is the domain's; a change that cannot be stored is only logged: being
// shown around never stands in the way.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { OnboardingReply } from "../../api/onboarding.ts";
import {
	completeStep,
	dismiss,
	type Move,
	type OnboardingChange,
	previousStep,
	resumedStep,
	skipStep,
	startFlow,
	withChange,
} from "../../domain/account/onboarding.ts";
import type { FlowId, StepId } from "../../domain/account/onboarding-steps.ts";
import { dashboardQuery } from "../queries/dashboard-query.ts";
import { useMe } from "../session.ts";
import { notify } from "../ui/toast.tsx";
import { findUnsaved, keepUnsaved, sendUnsaved } from "./unsaved-onboarding.ts";

export type Onboarding = {
	/** The step whose card is open. */
	step: StepId | null;
	start: (flow: FlowId) => void;
	next: () => void;
	skip: () => void;
	back: () => void;
	close: () => void;
};

export function useOnboarding(stored: OnboardingReply): Onboarding {
	const { id } = useMe().user;
	const progress = withChange(stored, findUnsaved(id) ?? {});
	const [step, setStep] = useState(() => resumedStep(progress));
	const save = useSave(id);
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

/** Shown at once, and kept until the server has it: a page that is reloaded or left in between loses no press. */
function useSave(id: string) {
	const queries = useQueryClient();
	const save = useCallback(
		(change: OnboardingChange) => {
			queries.setQueryData(dashboardQuery.queryKey, (shown) =>
				shown
					? { ...shown, onboarding: withChange(shown.onboarding, change) }
					: shown,
			);
			keepUnsaved(id, change);
			void sendUnsaved(id);
		},
		[queries, id],
	);
	useEffect(() => {
		const unsaved = findUnsaved(id);
		if (unsaved) save(unsaved);
	}, [id, save]);
	return save;
}
