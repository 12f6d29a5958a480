// Asking for an analysis and following it: idle, analyzing, then done or failed. One that was begun before (in another window, or
// before a reload) is taken up where it is.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type AnalysisReply, analysisCalls } from "../../../api/analysis.ts";
import type { GenerationProgress } from "../../../api/generation-status.ts";
import { ask, attempt, linkTo } from "../../ask.ts";
import { followProgress } from "../../follow-progress.ts";
import { notify } from "../../ui/toast.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { analysisFailureText } from "./analysis-failure.ts";
import { analysisQuery } from "./analysis-query.ts";

export type AnalysisState =
	| { state: "idle" }
	| { state: "analyzing"; percent: number; isLost: boolean }
	| { state: "failed"; message: string };

/** The stored analysis is shown a moment after the last step, so that it is seen to end. */
const SHOWN_AFTER_MS = 1000;

export function useAnalysis(reply: AnalysisReply | undefined) {
	const queries = useQueryClient();
	const { openUpgrade } = useUpgrade();
	const [state, setState] = useState<AnalysisState>({ state: "idle" });
	const stop = useRef<(() => void) | null>(null);
	useEffect(() => () => stop.current?.(), []);

	const showStored = () =>
		setTimeout(() => {
			setState({ state: "idle" });
			void queries.invalidateQueries({ queryKey: analysisQuery.queryKey });
			void queries.invalidateQueries({ queryKey: ["dashboard"] });
		}, SHOWN_AFTER_MS);

	const fail = (message: string) => {
		setState({ state: "failed", message });
		notify({ tone: "bad", title: "Analysis Failed", text: message });
		void queries.invalidateQueries({ queryKey: analysisQuery.queryKey });
	};

	const follow = (id: string) => {
		stop.current?.();
		const at = (percent: number, isLost = false) =>
			setState({ state: "analyzing", percent, isLost });
		at(0);
		stop.current = followProgress({
			events: linkTo(analysisCalls.events, { params: { id } }),
			lookUp: () => storedState(id),
			onProgress: ({ percent }) => at(percent),
			onLost: () =>
				setState((now) =>
					now.state === "analyzing" ? { ...now, isLost: true } : now,
				),
			onCompleted() {
				at(100);
				notify({
					tone: "ok",
					title: "Analysis Complete",
					text: "Your profile has been analyzed successfully!",
				});
				showStored();
			},
			onFailed: ({ message }) =>
				fail(message ?? "Failed to analyze profile. Please try again."),
		});
	};

	const waiting = reply?.newest;
	const unfinished =
		waiting && !["completed", "failed"].includes(waiting.status)
			? waiting.id
			: null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a request is taken up once, when it is first seen
	useEffect(() => {
		if (unfinished && state.state === "idle") follow(unfinished);
	}, [unfinished]);

	const analyze = async () => {
		if (state.state === "analyzing") return;
		setState({ state: "analyzing", percent: 0, isLost: false });
		const body = { requestKey: crypto.randomUUID() };
		const started = await attempt(analysisCalls.start, { body });
		if (started.isDone) return follow(started.reply.id);
		const { failure } = started;
		fail(analysisFailureText(failure));
		if (failure.code === "limit_reached") openUpgrade("profile_analysis");
	};
	return { state, analyze };
}

async function storedState(id: string): Promise<{
	status: GenerationProgress["status"];
	message?: string | undefined;
}> {
	const { latest, newest } = await ask(analysisCalls.read);
	if (latest?.id === id) return { status: "completed" };
	if (newest?.id !== id) return { status: "failed" };
	return { status: newest.status, message: newest.error_message ?? undefined };
}
