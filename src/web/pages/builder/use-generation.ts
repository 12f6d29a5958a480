// Asks for a document and sees it through. What is under way stands in the draft, so that a reload finds it again; a
// request whose answer was lost is asked again under its own key and makes nothing twice.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
	functionCalls,
	GenerationRequest,
	type GenerationStarted,
} from "../../../api/functions.ts";
import type { GenerationProgress } from "../../../api/generation-status.ts";
import { generationCalls } from "../../../api/generations.ts";
import { CANCELLED } from "../../../domain/cancelled.ts";
import { ask, attempt } from "../../ask.ts";
import { ApiError } from "../../client.ts";
import { generationsQuery } from "../../queries/generation-queries.ts";
import { settingsQuery } from "../../queries/settings-query.ts";
import { sessionQuery } from "../../session.ts";
import { notify } from "../../ui/toast.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import type { BuilderDraft, ChangeDraft, RequestedKind } from "./draft.ts";
import { followGeneration } from "./follow-generation.ts";
import { newKey, requestOf } from "./generation-request.ts";

const startCalls = {
	resume: functionCalls.generateResume,
	cover_letter: functionCalls.generateLetter,
};
const TRIES = 3;
const RETRY_MS = 1500;

export type GenerationState = {
	progress: GenerationProgress;
	isLost: boolean;
	failure: string | null;
	/** What failed, so that it can be asked for in another way. */
	failedKind: RequestedKind | null;
};

const atStart: GenerationState = {
	progress: { status: "generating", step: "Creating", percent: 0 },
	isLost: false,
	failure: null,
	failedKind: null,
};

export function useGeneration(draft: BuilderDraft, change: ChangeDraft) {
	const [generation, setGeneration] = useState(atStart);
	const latest = useRef(draft);
	latest.current = draft;
	const { running } = draft;
	const { complete, cancelled, failed, notStarted } = useEnds({
		change,
		latest,
		setGeneration,
	});
	const follow = (id: string, kind: RequestedKind) =>
		followGeneration(id, {
			onProgress: (progress) => setGeneration({ ...atStart, progress }),
			onLost: () => setGeneration((before) => ({ ...before, isLost: true })),
			onCompleted: () => complete(kind, id),
			// Cancelled in another window, this is nothing that went wrong.
			onFailed: ({ title, message }) =>
				title === CANCELLED
					? cancelled()
					: failed("Generation failed", message || "Please try again"),
		});

	// One effect for both halves: without an id the request is (again) sent, with one its progress is followed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: begins anew only when another request is under way
	useEffect(() => {
		if (!running) return;
		const { id, kind, requestKey } = running;
		if (id) return follow(id, kind);
		let isCurrent = true;
		startOn(kind, requestOf(latest.current, requestKey))
			.then(
				(started) =>
					isCurrent && change({ running: { ...running, id: started.id } }),
			)
			.catch((failure: unknown) => {
				if (isCurrent) notStarted(failure);
			});
		return () => {
			isCurrent = false;
		};
	}, [running?.id, running?.requestKey]);

	const orders = ordersOf({ change, latest, setGeneration, cancelled });
	return { generation, ...orders };
}

type Course = {
	change: ChangeDraft;
	latest: React.RefObject<BuilderDraft>;
	setGeneration: React.Dispatch<React.SetStateAction<GenerationState>>;
};

/** The ways it can end: each leaves the form as it is, and the allowance and lists are asked anew. */
function useEnds({ change, latest, setGeneration }: Course) {
	const queries = useQueryClient();
	const { openUpgrade } = useUpgrade();
	const refresh = () => {
		void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
		void queries.invalidateQueries({ queryKey: generationsQuery.queryKey });
		void queries.invalidateQueries({ queryKey: ["writer"] });
		// The usual paper may be that of the posting.
		void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
	};
	const complete = (kind: RequestedKind, id: string) => {
		const { made, next } = latest.current;
		setGeneration(atStart);
		change({
			running: next && runningNow(next),
			next: null,
			made: [...made, { kind, id }],
		});
		refresh();
	};
	const cancelled = () => {
		change({ running: null, next: null });
		setGeneration(atStart);
		notify({
			title: "Generation cancelled",
			text: "It counts toward your allowance only if the AI service had been asked already.",
		});
		refresh();
	};
	const failed = (title: string, message: string) => {
		const failedKind = latest.current.running?.kind ?? null;
		change({ running: null, next: null });
		setGeneration({ ...atStart, failure: `${title}. ${message}`, failedKind });
		notify({ tone: "bad", title, text: message });
		refresh();
	};
	const notStarted = (failure: unknown) => {
		const isReported = failure instanceof ApiError;
		failed(
			(isReported && failure.title) || "Generation failed",
			isReported ? failure.message : "Please try again",
		);
		if (isReported && failure.code === "limit_reached")
			openUpgrade("generation");
	};
	return { complete, cancelled, failed, notStarted };
}

/** What the person asks for. */
function ordersOf({
	change,
	latest,
	setGeneration,
	cancelled,
}: Course & { cancelled: () => void }) {
	/** `next` follows as soon as the first is there: one document of a person is made at a time. */
	const start = (kind: RequestedKind, next: RequestedKind | null = null) => {
		setGeneration(atStart);
		const pressed = next === null ? kind : "both";
		change({ running: runningNow(kind), next, pressed });
	};
	/** A document that was asked for in another window. */
	const follow = (kind: RequestedKind, id: string) => {
		setGeneration(atStart);
		change({ running: { kind, requestKey: id, id }, pressed: kind });
	};
	/** What is under way ends on the server; the form stays as it is. Its events are left first: they would tell of a failure. */
	const cancel = async () => {
		const { running: left } = latest.current;
		if (!left?.id) return;
		change({ running: null, next: null });
		const params = { id: left.id };
		const outcome = await attempt(generationCalls.cancel, { params });
		if (outcome.isDone) return cancelled();
		change({ running: left });
		const text = outcome.failure.message;
		notify({ tone: "bad", title: "Couldn't cancel it", text });
	};
	return { start, follow, cancel };
}

function runningNow(kind: RequestedKind): NonNullable<BuilderDraft["running"]> {
	return { kind, requestKey: newKey(), id: null };
}

/** A server that cannot be reached is tried again: the key keeps a request that did arrive from counting twice. */
async function startOn(
	kind: RequestedKind,
	body: GenerationRequest,
): Promise<GenerationStarted> {
	for (let tries = 1; ; tries++) {
		try {
			return await ask(startCalls[kind], {
				body: GenerationRequest.parse(body),
			});
		} catch (failure) {
			const isUnreachable = failure instanceof ApiError && failure.status === 0;
			if (!isUnreachable || tries === TRIES) throw failure;
			await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
		}
	}
}
