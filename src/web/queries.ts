// What pages ask the server for, with the name each answer is kept under.
import { queryOptions } from "@tanstack/react-query";
import { Dashboard } from "../api/dashboard.ts";
import {
	GenerationList,
	GenerationReply,
	type GenerationStatus,
	type GenerationSummary,
} from "../api/generations.ts";
import { ProfileReply } from "../api/profile.ts";
import { SettingsReply } from "../api/settings.ts";
import { TemplateList } from "../api/templates.ts";
import { PlanList } from "../api/upgrade.ts";
import { WriterReply } from "../api/writer.ts";
import { read } from "./client.ts";

const UNFINISHED_EVERY_MS = 3000;

export const profileQuery = queryOptions({
	queryKey: ["profile"],
	queryFn: async ({ signal }) =>
		(await read("/api/profile", ProfileReply, signal)).profile,
});

/** Newest first. Asked again while something is still being made. */
export const generationsQuery = queryOptions({
	queryKey: ["generations"],
	queryFn: async ({ signal }) =>
		(await read("/api/generations", GenerationList, signal)).generations,
	refetchInterval: ({ state }) =>
		state.data?.some(isUnfinished) ? UNFINISHED_EVERY_MS : false,
});

export const generationQuery = (id: string) =>
	queryOptions({
		queryKey: ["generations", id],
		queryFn: ({ signal }) =>
			read(
				`/api/generations/${encodeURIComponent(id)}`,
				GenerationReply,
				signal,
			),
	});

/** Whether a model can be asked now. */
export const writerQuery = queryOptions({
	queryKey: ["writer"],
	queryFn: ({ signal }) => read("/api/writer", WriterReply, signal),
	staleTime: 30_000,
});

/** What the person chose for themselves, or the defaults. */
export const settingsQuery = queryOptions({
	queryKey: ["settings"],
	queryFn: async ({ signal }) =>
		(await read("/api/settings", SettingsReply, signal)).settings,
	staleTime: 60_000,
});

export const templatesQuery = queryOptions({
	queryKey: ["templates"],
	queryFn: async ({ signal }) =>
		(await read("/api/templates", TemplateList, signal)).templates,
	staleTime: 5 * 60_000,
});

/** Everything on the dashboard at once. Asked again while something is still being made. */
export const dashboardQuery = queryOptions({
	queryKey: ["dashboard"],
	queryFn: ({ signal }) => read("/api/dashboard", Dashboard, signal),
	staleTime: 0,
	refetchInterval: ({ state }) =>
		state.data?.activity.some(isUnfinished) ? UNFINISHED_EVERY_MS : false,
});

export const plansQuery = queryOptions({
	queryKey: ["plans"],
	queryFn: async ({ signal }) =>
		(await read("/api/plans", PlanList, signal)).plans,
	staleTime: 5 * 60_000,
});

export function isUnfinished({
	generation_status,
}: Pick<GenerationSummary, "generation_status">): boolean {
	return (
		generation_status === "generating" || generation_status === "processing"
	);
}

export const statusWords: Record<GenerationStatus, string> = {
	generating: "Generating",
	processing: "Processing",
	completed: "Completed",
	failed: "Failed",
};
