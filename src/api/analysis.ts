// The analysis of a profile: asking for one, following it, reading the latest.
import { z } from "zod";
import { Analysis } from "../domain/analysis/analysis.ts";
import { Engine } from "../domain/tailoring/content/content.ts";
import { calls } from "./call.ts";
import { DocumentStatus, GenerationProgress } from "./generation-status.ts";
import { MonthlyAllowance } from "./me.ts";

const AnalysisRequest = z.object({
	/** Left out: a model where one is in force, the rules alone where none is. */
	engine: Engine.optional(),
	/** Made by the page per click, so that a repeated request takes one unit and makes one analysis. */
	requestKey: z.string().min(8).max(64),
});
export type AnalysisRequest = z.infer<typeof AnalysisRequest>;

export const AnalysisStarted = z.object({
	id: z.string(),
	status: DocumentStatus,
	remaining: z.number(),
});
export type AnalysisStarted = z.infer<typeof AnalysisStarted>;

export const AnalysisReply = z.object({
	latest: z
		.object({
			id: z.string(),
			created_at: z.string(),
			analysis: Analysis,
			/** What its calls of a model took; zeros where the rules wrote alone. Dollars. */
			usage: z.object({
				prompt_tokens: z.number(),
				completion_tokens: z.number(),
				total_tokens: z.number(),
				estimated_cost: z.number(),
			}),
		})
		.nullable(),
	/** What became of the newest request, when that is not the latest analysis itself. */
	newest: z
		.object({
			id: z.string(),
			status: DocumentStatus,
			error_title: z.string().nullable(),
			error_message: z.string().nullable(),
		})
		.nullable(),
	allowance: MonthlyAllowance,
});
export type AnalysisReply = z.infer<typeof AnalysisReply>;

export const analysisCalls = calls({
	start: {
		method: "post",
		path: "/api/functions/analyze-profile",
		body: AnalysisRequest,
		reply: AnalysisStarted,
		status: 202,
		about: "The profile will be analyzed; its progress is among its events",
		refuses: ["limit_reached", "conflict"],
	},
	read: {
		method: "get",
		path: "/api/profile-analysis",
		reply: AnalysisReply,
		about: "The latest analysis and the newest request",
	},
	/** Ends with completed or failed. */
	events: {
		method: "get",
		path: "/api/profile-analysis/{id}/events",
		events: GenerationProgress,
		isUncounted: true,
		about: "How far it is, until it is completed or failed",
		refuses: ["PGRST116"],
	},
});
