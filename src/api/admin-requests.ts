// Wishes for a better plan, as administrators answer them.
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { UPGRADE_FEATURES } from "../domain/account/upgrade.ts";
import { calls } from "./call.ts";

export const PendingRequests = z.object({
	requests: z.array(
		z.object({
			id: z.string(),
			user_id: z.string(),
			user: z.string(),
			email: z.string(),
			plan: z.enum(PLAN_NAMES),
			feature: z.enum(UPGRADE_FEATURES),
			created_at: z.string(),
		}),
	),
});
export type PendingRequests = z.infer<typeof PendingRequests>;
const Decision = z.object({
	decision: z.enum(["granted", "declined"]),
});

export const requestCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/upgrade-requests",
		access: "administrator",
		reply: PendingRequests,
		about: "The oldest first",
	},
	decide: {
		method: "post",
		path: "/api/admin/upgrade-requests/{id}",
		access: "administrator",
		body: Decision,
		reply: z.object({ done: z.literal(true) }),
		about: "Answered",
		refuses: ["PGRST116", "conflict"],
	},
});
