// Following a document or an analysis while it is made. The row is the truth; what this process hears of itself only makes it
// quicker, and one look a second for all followers together serves those whose work another instance is doing.
import { findAnalysisRun, listAnalysisRuns } from "../db/analyses.ts";
import type { Database, Tx } from "../db/database.ts";
import {
	findGeneration,
	listProgress,
	type Progress,
} from "../db/generations.ts";
import { asPerson, asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";

/** As a browser is sent it. */
export type FollowedProgress = {
	status: Progress["generation_status"];
	step: Progress["step"];
	percent: number;
	title?: string;
	message?: string;
};

export type ProgressFeed = {
	/** Something changed in this document, just now, in this process. */
	refresh(id: string): void;
	/** Each state once, the present one first; ends after completed or failed, or when `signal` says so. */
	follow(
		userId: string,
		id: string,
		signal: AbortSignal,
	): AsyncGenerator<FollowedProgress>;
};

/** Where the states of one kind of work stand. */
type ProgressSource = {
	find(tx: Tx, userId: string, id: string): Promise<Progress | null>;
	list(tx: Tx, watched: { userId: string; id: string }[]): Promise<Progress[]>;
	missing: string;
};

const documents: ProgressSource = {
	find: findGeneration,
	list: listProgress,
	missing: "This document doesn't exist or you don't have access to it.",
};

const analyses: ProgressSource = {
	find: async (tx, userId, id) => {
		const run = await findAnalysisRun(tx, userId, id);
		return run && progressOf(run);
	},
	list: async (tx, watched) =>
		(await listAnalysisRuns(tx, watched)).map(progressOf),
	missing: "This analysis doesn't exist or you don't have access to it.",
};

export function createDocumentFeed(database: Database): ProgressFeed {
	return createProgressFeed(database, documents);
}

export function createAnalysisFeed(database: Database): ProgressFeed {
	return createProgressFeed(database, analyses);
}

type Follower = {
	userId: string;
	id: string;
	take(progress: Progress | null): void;
};

const LOOK_EVERY_MS = 1000;

function createProgressFeed(
	database: Database,
	source: ProgressSource,
): ProgressFeed {
	const watch = createWatch(database, source);

	async function* follow(
		userId: string,
		id: string,
		signal: AbortSignal,
	): AsyncGenerator<FollowedProgress> {
		const first = await asPerson(database, userId, (tx) =>
			source.find(tx, userId, id),
		);
		if (!first) throw new Refusal("not-found", source.missing);
		const states = stateQueue(signal);
		const follower: Follower = { userId, id, take: states.put };
		watch.add(follower);
		try {
			states.put(first);
			await watch.look([follower]);
			for await (const state of states.taken()) {
				yield asFollowed(state);
				if (
					state.generation_status === "completed" ||
					state.generation_status === "failed"
				)
					return;
			}
		} finally {
			watch.remove(follower);
		}
	}

	return { refresh: watch.refresh, follow };
}

/** Those who follow, and one look a second for all of them. */
function createWatch(database: Database, source: ProgressSource) {
	const followers = new Set<Follower>();
	let timer: NodeJS.Timeout | undefined;

	async function look(watched: Follower[]): Promise<void> {
		const rows = await asSystem(database, (tx) => source.list(tx, watched));
		for (const follower of watched)
			follower.take(rows.find(({ id }) => id === follower.id) ?? null);
	}

	function lookLater(): void {
		clearTimeout(timer);
		if (followers.size === 0) return;
		timer = setTimeout(() => {
			// A failed look is made good by the next one.
			look([...followers])
				.catch(() => undefined)
				.finally(lookLater);
		}, LOOK_EVERY_MS).unref();
	}

	return {
		look,
		add(follower: Follower): void {
			followers.add(follower);
			if (followers.size === 1) lookLater();
		},
		remove(follower: Follower): void {
			followers.delete(follower);
		},
		refresh(id: string): void {
			const watched = [...followers].filter((follower) => follower.id === id);
			if (watched.length > 0) look(watched).catch(() => undefined); // the regular look follows anyway
		},
	};
}

/** Keeps what has not been read yet and drops what says the same as the one before. A null ends it: the document is gone. */
function stateQueue(signal: AbortSignal) {
	const waiting: (Progress | null)[] = [];
	let last = "";
	let notify: () => void = () => undefined;
	signal.addEventListener("abort", () => notify(), { once: true });

	return {
		put(state: Progress | null): void {
			const said = state
				? `${state.generation_status} ${state.step} ${state.progress}`
				: "";
			if (said === last) return;
			last = said;
			waiting.push(state);
			notify();
		},
		async *taken(): AsyncGenerator<Progress> {
			while (!signal.aborted) {
				const next = waiting.shift();
				if (next === null) return;
				if (next) yield next;
				else
					await new Promise<void>((resolve) => {
						notify = resolve;
					});
			}
		},
	};
}

function progressOf({
	analysis_status: generation_status,
	...run
}: NonNullable<Awaited<ReturnType<typeof findAnalysisRun>>>): Progress {
	return { ...run, generation_status };
}

function asFollowed({
	generation_status,
	step,
	progress,
	error_title,
	error_message,
}: Progress): FollowedProgress {
	return {
		status: generation_status,
		step,
		percent: progress,
		...(error_title ? { title: error_title } : {}),
		...(error_message ? { message: error_message } : {}),
	};
}
